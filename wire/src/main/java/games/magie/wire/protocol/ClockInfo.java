package games.magie.wire.protocol;

import java.util.List;

/// A clock that runs, and what is left of it.
public record ClockInfo(String label, List<Integer> seats, long milliseconds) {
  public ClockInfo {
    seats = List.copyOf(seats);
  }
}
