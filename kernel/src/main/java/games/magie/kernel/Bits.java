package games.magie.kernel;

/// Words as sets of small numbers.
public final class Bits {
  private Bits() {}

  /// The lowest bits of a word, each at the place of the next bit of a mask. Most processors have
  /// an instruction for it; for browsers the browser check brings a class instead of this one.
  public static long spread(long bits, long mask) {
    return Long.expand(bits, mask);
  }

  /// Where the bit is that has so many others below it.
  public static int nth(long set, int below) {
    return Long.numberOfTrailingZeros(spread(1L << below, set));
  }

  /// All bits if there is any in a mask, else none; without a branch, for where it cannot be
  /// foretold.
  public static int ifAny(int mask) {
    return (mask | -mask) >> (Integer.SIZE - 1);
  }
}
