package games.magie.classic.trade;

import games.magie.classic.Lot;
import games.magie.classic.SeatSet;

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

  public void open(Lot what, int price, SeatSet excluded) {
    lot = what.number();
    opening = price;
    high = price - 1;
    bidder = -1;
    passed = excluded.mask();
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
