package games.magie.kernel;

/// An event as it was told: to whom, because of which clause, what.
public record Told(int audience, Clause why, Event what) {
  public boolean reaches(int seat) {
    return Seats.reaches(audience, seat);
  }
}
