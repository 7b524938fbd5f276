package games.magie.wire.protocol;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// What the server sends over a socket. `n` counts the frames of a connection from 0.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Frame.Welcome.class, name = "welcome"),
  @JsonSubTypes.Type(value = Frame.News.class, name = "news"),
  @JsonSubTypes.Type(value = Frame.TableChanged.class, name = "table"),
  @JsonSubTypes.Type(value = Frame.Chat.class, name = "chat"),
  @JsonSubTypes.Type(value = Frame.Orders.class, name = "orders"),
  @JsonSubTypes.Type(value = Frame.Devices.class, name = "devices"),
  @JsonSubTypes.Type(value = Frame.Answer.class, name = "answer"),
  @JsonSubTypes.Type(value = Frame.Unreadable.class, name = "error"),
  @JsonSubTypes.Type(value = Frame.Bye.class, name = "bye")
})
public sealed interface Frame {
  int n();

  /// The first frame: everything as it stands. `you` is -1 for a spectator.
  record Welcome(
      int n,
      int you,
      TableInfo table,
      Log log,
      List<Integer> waiting,
      @Nullable Record view,
      @Nullable Asked asked,
      List<ClockInfo> clocks)
      implements Frame {
    public Welcome {
      waiting = List.copyOf(waiting);
      clocks = List.copyOf(clocks);
    }
  }

  /// Something happened.
  record News(
      int n,
      Log log,
      List<Integer> waiting,
      @Nullable Record view,
      @Nullable Asked asked,
      List<ClockInfo> clocks)
      implements Frame {
    public News {
      waiting = List.copyOf(waiting);
      clocks = List.copyOf(clocks);
    }
  }

  /// Seats, names, presence, votes, a pause or the time of a seat changed.
  record TableChanged(int n, TableInfo table, List<ClockInfo> clocks) implements Frame {
    public TableChanged {
      clocks = List.copyOf(clocks);
    }
  }

  /// What was said, after the welcome the last of it, then each message as it comes.
  record Chat(int n, List<ChatMessage> messages) implements Frame {
    public Chat {
      messages = List.copyOf(messages);
    }
  }

  /// The standing orders of this seat, those that are not as the game has them; told to it alone.
  record Orders(int n, Map<String, String> orders) implements Frame {
    public Orders {
      orders = new TreeMap<>(orders);
    }
  }

  /// How many devices hold this seat, after the welcome and when one comes or others are signed
  /// out; told to it alone.
  record Devices(int n, int devices) implements Frame {}

  /// The answer to a command, sent when it is safe on disk or was refused.
  ///
  /// @param view to a move that was only considered: how the table would look, where that can be
  ///   told
  record Answer(int n, String id, boolean ok, @Nullable Problem error, @Nullable Record view)
      implements Frame {}

  /// The answer to a frame that is no command.
  record Unreadable(int n, Problem error) implements Frame {}

  /// The server goes away; come back after so many seconds.
  record Bye(int n, int retryAfter) implements Frame {}
}
