package games.magie.wire.protocol;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// A table as everybody sees it.
///
/// @param options what differs from the default
/// @param state `open`, `playing`, `over`, `packed`, `waiting` or `frozen`
/// @param reason why it is frozen, else empty
/// @param agreed the seats that want to end the game
/// @param pack how it stands in a file, or came out of one
public record TableInfo(
    String id,
    String game,
    Map<String, String> options,
    String state,
    String reason,
    int clock,
    String onLeave,
    List<SeatInfo> seats,
    List<Integer> agreed,
    PackInfo pack) {
  public TableInfo {
    options = new TreeMap<>(options);
    seats = List.copyOf(seats);
    agreed = List.copyOf(agreed);
  }

  /// @param kind `person`, `bot` or `open`
  /// @param here whether anybody is connected for this seat
  public record SeatInfo(
      int seat, String kind, String bot, String name, boolean here, boolean left) {}
}
