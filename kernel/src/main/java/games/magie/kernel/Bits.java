package games.magie.kernel;

import java.util.function.IntConsumer;

/// Words as sets of small numbers: bit n is set where n is a member.
///
/// A hot loop over the members needs no lambda:
///
///     for (long left = set; left != 0; left = Bits.rest(left)) {
///       play(Bits.first(left));
///     }
public final class Bits {
  private Bits() {}

  public static boolean has(long set, int member) {
    return (set >>> member & 1) != 0;
  }

  /// The smallest member of a set that isn't empty.
  public static int first(long set) {
    return Long.numberOfTrailingZeros(set);
  }

  /// The set without its smallest member.
  public static long rest(long set) {
    return set & set - 1;
  }

  /// [#rest] for a word of 32 bits.
  public static int rest(int set) {
    return set & set - 1;
  }

  /// Calls for each member, the smallest first.
  public static void forEach(long set, IntConsumer member) {
    for (long left = set; left != 0; left = rest(left)) {
      member.accept(first(left));
    }
  }

  /// [#forEach(long, IntConsumer)] for a word of 32 bits, whose sign is a member like any other.
  public static void forEach(int set, IntConsumer member) {
    forEach(Integer.toUnsignedLong(set), member);
  }

  /// The member that has `below` smaller ones in the set (select).
  public static int nth(long set, int below) {
    return Deposit.nth(set, below);
  }

  /// The lowest bits of a word, each at the place of the next bit of a mask (PDEP): bits `011` over
  /// the mask `10110` are `00110`.
  public static long spread(long bits, long mask) {
    return Deposit.spread(bits, mask);
  }

  // Branch-free choices, for what chance decides: all bits for yes, none for no, so that
  // `sum += price & Bits.ifLess(a, b)` adds the price or nothing. A processor that predicts a
  // branch wrongly loses more time than the whole computation takes.

  /// All bits if there is any in a mask, else none.
  public static int ifAny(int mask) {
    return (mask | -mask) >> (Integer.SIZE - 1);
  }

  /// All bits where `one` is less than `other`, else none; their difference must fit an `int`.
  public static int ifLess(int one, int other) {
    return (one - other) >> (Integer.SIZE - 1);
  }

  /// All bits where the numbers are equal, else none.
  public static int ifEqual(int one, int other) {
    return ~ifAny(one ^ other);
  }

  /// All bits where the set has this member, else none.
  public static int ifSet(int set, int member) {
    return -(set >> member & 1);
  }
}
