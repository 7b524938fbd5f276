package games.magie.deal.listing;

/// A perfect hash of a few numbers that are known at start: each has a small key of its own, so
/// that one look tells which of them a number is, or that it is none of them.
///
/// The key is a run of bits of the number. Where the run begins is searched once: with four times
/// as many keys as pairs of numbers the first few places fail at most, because the numbers are
/// random ([games.magie.deal.table.Arrangement]). Example: of 0x1f30, 0x2f31 and 0x3f32 the lowest
/// four bits are already 0, 1 and 2.
final class PerfectHash {
  private static final int MOST = 32;

  private final long[] numbers;
  private final byte[] indexes;
  private final int shift;

  PerfectHash(long... numbers) {
    if (numbers.length > MOST) {
      throw new IllegalArgumentException(
          "%d numbers, but a mask has %d bits".formatted(numbers.length, MOST));
    }
    this.numbers = numbers.clone();
    int bits = 2 * (Integer.SIZE - Integer.numberOfLeadingZeros(numbers.length));
    this.indexes = new byte[1 << bits];
    this.shift = search();
  }

  private int search() {
    for (int tried = 0; tried < Long.SIZE; tried++) {
      for (int index = 0; index < numbers.length; index++) {
        indexes[key(numbers[index], tried)] = (byte) index;
      }
      int found = 0;
      for (int index = 0; index < numbers.length; index++) {
        found += indexes[key(numbers[index], tried)] == index ? 1 : 0;
      }
      if (found == numbers.length) {
        return tried;
      }
    }
    throw new IllegalArgumentException("no run of bits tells these numbers apart");
  }

  private int key(long number, int up) {
    return (int) (number >>> up) & indexes.length - 1;
  }

  /// The bit of a number, by its index; 0 if it is none of them.
  int bit(long number) {
    int index = indexes[key(number, shift)];
    return numbers[index] == number ? 1 << index : 0;
  }
}
