package games.magie.classic;

/// Choices without a branch, for what chance decides anew each time: a processor that guesses wrong
/// loses more time than the whole computation takes.
final class Bits {
  private Bits() {}

  /// All bits where `one` is less than `other`, else none; both are far from the ends of the range.
  static int ifLess(int one, int other) {
    return (one - other) >> 31;
  }

  /// All bits where a bit of the mask is set, else none.
  static int ifSet(int mask, int bit) {
    return -(mask >> bit & 1);
  }

  /// All bits where the numbers are equal, else none.
  static int ifEqual(int one, int other) {
    int difference = one ^ other;
    return ~((difference | -difference) >> 31);
  }
}
