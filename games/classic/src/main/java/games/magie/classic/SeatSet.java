package games.magie.classic;

import games.magie.kernel.Seats;

/// Some of the players, or none of them. There is one object for each set, so `==` compares them.
public final class SeatSet {
  private static final int MOST_SEATS = 6;
  private static final SeatSet[] ALL = new SeatSet[1 << MOST_SEATS];

  static {
    for (int mask = 0; mask < ALL.length; mask++) {
      ALL[mask] = new SeatSet(mask);
    }
  }

  public static final SeatSet NONE = ALL[0];

  private final int mask;
  private final int count;

  private SeatSet(int mask) {
    this.mask = mask;
    this.count = Integer.bitCount(mask);
  }

  public static SeatSet of(int mask) {
    return ALL[mask];
  }

  public static SeatSet only(int seat) {
    return ALL[Seats.mask(seat)];
  }

  public int mask() {
    return mask;
  }

  public int count() {
    return count;
  }

  public boolean has(int seat) {
    return (mask & Seats.mask(seat)) != 0;
  }

  public SeatSet with(int seat) {
    return ALL[mask | Seats.mask(seat)];
  }

  public SeatSet without(int seat) {
    return ALL[mask & ~Seats.mask(seat)];
  }

  /// The first of them; there must be one.
  public int first() {
    return Integer.numberOfTrailingZeros(mask);
  }
}
