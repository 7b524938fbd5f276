package games.magie.kernel;

/// Parallel bit deposit (PDEP): most processors have an instruction for it. A browser doesn't, so
/// the browser check replaces this class by one that counts.
final class Deposit {
  private Deposit() {}

  static long spread(long bits, long mask) {
    return Long.expand(bits, mask);
  }

  static int nth(long set, int below) {
    return Long.numberOfTrailingZeros(Long.expand(1L << below, set));
  }
}
