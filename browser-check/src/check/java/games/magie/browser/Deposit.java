package games.magie.browser;

/// The class of this name in the kernel asks the processor; a browser has to count.
public final class Deposit {
  private static final long EACH_BYTE = 0x0101010101010101L;
  private static final long TOP_OF_EACH_BYTE = 0x8080808080808080L;

  /// By a byte and how many of its bits are to be passed over: where the next one is.
  private static final byte[] IN_BYTE = new byte[1 << 11];

  static {
    for (int bits = 0; bits < 256; bits++) {
      int passed = 0;
      for (int at = 0; at < 8; at++) {
        if ((bits >> at & 1) != 0) {
          IN_BYTE[passed++ << 8 | bits] = (byte) at;
        }
      }
    }
  }

  private Deposit() {}

  public static long spread(long bits, long mask) {
    long spread = 0;
    int at = 0;
    for (long left = mask; left != 0; left &= left - 1) {
      spread |= (bits >>> at++ & 1) != 0 ? left & -left : 0;
    }
    return spread;
  }

  /// Counts the bits of all bytes at once, as Sebastiano Vigna describes it ("Broadword
  /// implementation of rank/select queries", 2008).
  public static int nth(long set, int below) {
    long sums = set - (set >>> 1 & 0x5555555555555555L);
    sums = (sums & 0x3333333333333333L) + (sums >>> 2 & 0x3333333333333333L);
    sums = (sums + (sums >>> 4) & 0x0f0f0f0f0f0f0f0fL) * EACH_BYTE;
    long passed = (below * EACH_BYTE | TOP_OF_EACH_BYTE) - sums & TOP_OF_EACH_BYTE;
    int at = Long.bitCount(passed) * 8;
    int within = below - (int) (sums << 8 >>> at & 0xff);
    return at + IN_BYTE[within << 8 | (int) (set >>> at & 0xff)];
  }
}
