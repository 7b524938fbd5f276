package games.magie.classic.trade;

/// An auction that runs.
public final class Lotting {
  public static final int NONE = -1;

  /// A number as in [Lot], or [#NONE].
  public int lot = NONE;

  /// The lowest first bid.
  public int opening;

  /// The highest bid, or one below the lowest that is allowed.
  public int high;

  /// Who made it, or -1.
  public int bidder = -1;

  /// Seats that passed, are out of the game or have no part in this lot.
  public int passed;

  public boolean running() {
    return lot != NONE;
  }

  public void open(int what, int lowest, int excluded) {
    lot = what;
    opening = lowest;
    high = lowest - 1;
    bidder = -1;
    passed = excluded;
  }

  public void close() {
    lot = NONE;
    opening = 0;
    high = 0;
    bidder = -1;
    passed = 0;
  }

  public void become(Lotting other) {
    lot = other.lot;
    opening = other.opening;
    high = other.high;
    bidder = other.bidder;
    passed = other.passed;
  }
}
