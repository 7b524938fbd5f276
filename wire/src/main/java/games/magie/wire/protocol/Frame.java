package games.magie.wire.protocol;

import games.magie.wire.json.TypeName;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// What the server sends over a socket. `n` counts the frames of a connection from 0.
public sealed interface Frame {
  int n();

  /// The first frame: everything as it stands. `you` is -1 for a spectator.
  @TypeName("welcome")
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
  @TypeName("news")
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

    /// The same as another frame of a connection.
    public News numbered(int other) {
      return new News(other, log, waiting, view, asked, clocks);
    }
  }

  /// Seats, names, presence, votes, a pause or the time of a seat changed.
  @TypeName("table")
  record TableChanged(int n, TableInfo table, List<ClockInfo> clocks) implements Frame {
    public TableChanged {
      clocks = List.copyOf(clocks);
    }
  }

  /// What was said, after the welcome the last of it, then each message as it comes.
  @TypeName("chat")
  record Chat(int n, List<ChatMessage> messages) implements Frame {
    public Chat {
      messages = List.copyOf(messages);
    }
  }

  /// The standing orders of this seat, those that are not as the game has them; told to it alone.
  @TypeName("orders")
  record Orders(int n, Map<String, String> orders) implements Frame {
    public Orders {
      orders = new TreeMap<>(orders);
    }
  }

  /// How many devices hold this seat, after the welcome and when one comes or others are signed
  /// out; told to it alone.
  @TypeName("devices")
  record Devices(int n, int devices) implements Frame {}

  /// The answer to a command, sent when it is safe on disk or was refused.
  ///
  /// @param view to a move that was only considered: how the table would look, where that can be
  ///   told
  @TypeName("answer")
  record Answer(int n, String id, boolean ok, @Nullable Problem error, @Nullable Record view)
      implements Frame {}

  /// The answer to a frame that is no command.
  @TypeName("error")
  record Unreadable(int n, Problem error) implements Frame {}

  /// The server goes away; come back after so many seconds.
  @TypeName("bye")
  record Bye(int n, int retryAfter) implements Frame {}
}
