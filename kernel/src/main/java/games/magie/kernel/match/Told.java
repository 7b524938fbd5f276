package games.magie.kernel.match;

import games.magie.kernel.Clause;
import games.magie.kernel.Event;
import games.magie.kernel.Seats;

/// An event as it was told: to whom, because of which clause, what.
public record Told(int audience, Clause why, Event what) {
  public boolean reaches(int seat) {
    return Seats.reaches(audience, seat);
  }
}
