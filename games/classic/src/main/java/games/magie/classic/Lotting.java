package games.magie.classic;

/// An auction that runs.
final class Lotting {
  static final int NONE = -1;

  /// A number as in [Lot], or [#NONE].
  int lot = NONE;

  /// The lowest first bid.
  int opening;

  /// The highest bid, or one below the lowest that is allowed.
  int high;

  /// Who made it, or -1.
  int bidder = -1;

  /// Seats that passed, are out of the game or have no part in this lot.
  int passed;

  boolean running() {
    return lot != NONE;
  }

  void open(int what, int lowest, int excluded) {
    lot = what;
    opening = lowest;
    high = lowest - 1;
    bidder = -1;
    passed = excluded;
  }

  void close() {
    lot = NONE;
    opening = 0;
    high = 0;
    bidder = -1;
    passed = 0;
  }

  void become(Lotting other) {
    lot = other.lot;
    opening = other.opening;
    high = other.high;
    bidder = other.bidder;
    passed = other.passed;
  }
}
