package games.magie.wire.protocol;

import java.util.List;

/// A clock, and what is left of it: first the time of the decision, then the bank of its seat, then
/// the grace.
///
/// @param stopped whether it stands still, because the table is paused
public record ClockInfo(
    String label, List<Integer> seats, long milliseconds, long bank, long grace, boolean stopped) {
  public ClockInfo {
    seats = List.copyOf(seats);
  }
}
