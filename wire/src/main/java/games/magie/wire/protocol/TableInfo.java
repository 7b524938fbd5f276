package games.magie.wire.protocol;

import games.magie.kernel.text.Named;
import games.magie.kernel.text.WordOf;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// A table as everybody sees it.
///
/// @param options what differs from the default
/// @param reason why it is frozen, else empty
/// @param terms what differs from the usual terms of a table: its bank of time, its pauses
/// @param agreed the seats that want to end the game
/// @param paused whether everything stands still
/// @param pausing the seats that want a pause, where all must
/// @param pack how it stands in a file, or came out of one
/// @param listed whether anybody may find it and watch
/// @param host the seat that may change that, -1 for none
/// @param watching how many look on as spectators
/// @param rematch the table at which the same people play again, empty for none
/// @param rematchBy the seat that wants it, -1 for none
public record TableInfo(
    String id,
    String game,
    Map<String, String> options,
    @WordOf(State.class) String state,
    String reason,
    int clock,
    String onLeave,
    Map<String, String> terms,
    List<SeatInfo> seats,
    List<Integer> agreed,
    boolean paused,
    List<Integer> pausing,
    PackInfo pack,
    boolean listed,
    int host,
    int watching,
    String rematch,
    int rematchBy) {
  public TableInfo {
    options = new TreeMap<>(options);
    seats = List.copyOf(seats);
    agreed = List.copyOf(agreed);
    pausing = List.copyOf(pausing);
    terms = new TreeMap<>(terms);
  }

  /// How far a table is.
  public enum State implements Named {
    OPEN,
    PLAYING,
    OVER,
    PACKED,
    WAITING,
    FROZEN,
    STOPPED,
    CLOSED;

    @Override
    public String text() {
      return Named.of(this);
    }
  }

  /// @param here whether anybody is connected for this seat
  /// @param standIn the bot that plays for a person whose time ran out, until they take the seat
  ///   back; else empty
  public record SeatInfo(
      int seat,
      @WordOf(or = {"open", "person", "bot"}) String kind,
      String bot,
      String name,
      boolean here,
      boolean left,
      String standIn) {}
}
