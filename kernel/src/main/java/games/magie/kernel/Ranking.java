package games.magie.kernel;

import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/// Who comes before whom.
public final class Ranking {
  private Ranking() {}

  /// One more than the number of seats that are better, so that equals share a rank and the next
  /// one after two firsts is third.
  ///
  /// @param better whether a seat is better than the one that is ranked
  public static int rank(int seats, IntPredicate better) {
    int rank = 1;
    for (int other = 0; other < seats; other++) {
      if (better.test(other)) {
        rank++;
      }
    }
    return rank;
  }

  /// The mask of the seats that are ranked first.
  ///
  /// @param rank of a seat
  public static int firsts(int seats, IntUnaryOperator rank) {
    int firsts = 0;
    for (int seat = 0; seat < seats; seat++) {
      if (rank.applyAsInt(seat) == 1) {
        firsts |= Seats.mask(seat);
      }
    }
    return firsts;
  }

  /// The mask of those members of a mask of seats that have the highest value; each is asked for
  /// its value once, in the order of the seats.
  public static int highest(int among, IntUnaryOperator value) {
    int highest = Integer.MIN_VALUE;
    int tied = 0;
    for (int left = among; left != 0; left = Bits.rest(left)) {
      int seat = Bits.first(left);
      int its = value.applyAsInt(seat);
      if (its > highest) {
        highest = its;
        tied = 0;
      }
      if (its == highest) {
        tied |= Seats.mask(seat);
      }
    }
    return tied;
  }

  /// Everybody of a mask that isn't empty rolls, the highest wins; the tied roll again among
  /// themselves. Whoever is alone wins without a roll.
  ///
  /// @param roll rolls for a seat and tells what it rolled
  public static int rollOff(int among, IntUnaryOperator roll) {
    int rolling = among;
    while (Bits.rest(rolling) != 0) {
      rolling = highest(rolling, roll);
    }
    return Bits.first(rolling);
  }
}
