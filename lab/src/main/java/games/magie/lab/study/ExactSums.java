package games.magie.lab.study;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.math.BigInteger;

/// Sums of whole numbers in 128 bits each, so that no number of games comes near the end of them.
/// They are exact, so they are the same in whichever order they were added up.
final class ExactSums {
  private final long[] low;
  private final long[] high;

  ExactSums(int size) {
    low = new long[size];
    high = new long[size];
  }

  void add(int at, long number) {
    add(at, number, number >> 63);
  }

  /// Adds a product; two ints never overflow a long.
  void add(int at, int one, int other) {
    add(at, (long) one * other);
  }

  private void add(int at, long addLow, long addHigh) {
    long sum = low[at] + addLow;
    long carry = Long.compareUnsigned(sum, addLow) < 0 ? 1 : 0;
    low[at] = sum;
    high[at] += addHigh + carry;
  }

  void addAll(ExactSums other) {
    for (int at = 0; at < low.length; at++) {
      add(at, other.low[at], other.high[at]);
    }
  }

  BigInteger value(int at) {
    var unsigned = new BigInteger(Long.toUnsignedString(low[at]));
    return BigInteger.valueOf(high[at]).shiftLeft(Long.SIZE).add(unsigned);
  }

  void write(DataOutput out) throws IOException {
    for (int at = 0; at < low.length; at++) {
      out.writeLong(low[at]);
      out.writeLong(high[at]);
    }
  }

  void read(DataInput in) throws IOException {
    for (int at = 0; at < low.length; at++) {
      low[at] = in.readLong();
      high[at] = in.readLong();
    }
  }
}
