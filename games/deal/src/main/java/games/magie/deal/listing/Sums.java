package games.magie.deal.listing;

import games.magie.deal.Card;
import games.magie.deal.table.Limit;

/// How a payment can go on is a question of subset sums. Cards have one of six values only, so they
/// are counted by value, in the bytes of a word; and the sums that some of them make are a bit set.
public final class Sums {
  /// No debt is greater: the best rent with house, hotel and two doublers. So a word has a bit for
  /// every sum that is asked for.
  public static final int MOST_OWED = 60;

  /// What the dearest card is worth.
  public static final int DEAREST = 10;

  private static final int[] VALUE = {1, 2, 3, 4, 5, DEAREST};

  static final int VALUES = VALUE.length;

  /// By value: one card of it, among the counts; 0 for no value.
  private static final long[] ONE = new long[DEAREST + 1];

  static {
    for (int slot = 0; slot < VALUES; slot++) {
      ONE[VALUE[slot]] = 1L << (Byte.SIZE * slot);
    }
    for (Card card : Card.ALL) {
      int value = card.value();
      boolean counted = value == 0 || (value <= DEAREST && ONE[value] != 0);
      Limit.holds(counted, card.text() + ": no other card is worth " + value + ", see Sums");
    }
  }

  private Sums() {}

  /// The number of a value among all values.
  static int slot(int value) {
    return value == DEAREST ? VALUES - 1 : value - 1;
  }

  /// What a card of this value adds to the counts.
  static long one(int value) {
    return ONE[value];
  }

  private static int count(long counts, int slot) {
    return (int) (counts >>> (Byte.SIZE * slot)) & 0xff;
  }

  /// The values with which a payment can go on, as a mask: together with some of the others, a card
  /// of this value covers what is owed, and by less too much than the cheapest card is worth.
  /// Whether one of the others is superfluous need not be asked: then it can be left out, and the
  /// sum comes closer.
  ///
  /// @param owed beyond what is chosen
  /// @param least what the cheapest chosen card is worth
  /// @param counts how many cards there are of each value
  static int completing(int owed, int least, long counts) {
    int values = 0;
    int small = 0;
    for (int slot = 0; slot < VALUES; slot++) {
      int cards = count(counts, slot);
      if (cards > 0) {
        int value = VALUE[slot];
        small += value <= least ? cards * value : 0;
        int others = value <= least ? small - value : small;
        values |= completes(owed - value, Math.min(least, value), others, counts, value) << slot;
      }
    }
    return values;
  }

  /// Whether some of the cards besides one of this value make a sum from `owed` on that is too much
  /// by less than `width`; 1 for yes.
  ///
  /// @param small the sum of all of them that are worth no more than `width`: laid one by one they
  ///   cannot jump over such a sum
  private static int completes(int owed, int width, int small, long counts, int value) {
    if (owed <= 0) {
      return -owed < width ? 1 : 0;
    }
    if (small >= owed) {
      return 1;
    }
    long enough = ((1L << width) - 1) << owed;
    return (reached(counts - ONE[value]) & enough) != 0 ? 1 : 0;
  }

  /// The sums that some of the cards make, none of them included.
  private static long reached(long counts) {
    long sums = 1;
    for (int slot = 0; slot < VALUES; slot++) {
      int value = VALUE[slot];
      for (int card = Math.min(count(counts, slot), MOST_OWED / value); card > 0; card--) {
        sums |= sums << value;
      }
    }
    return sums;
  }
}
