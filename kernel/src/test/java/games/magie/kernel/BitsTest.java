package games.magie.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BitsTest {
  @Test
  void everyBitIsFoundByTheNumberOfThoseBelowIt() {
    var random = new Seeded(1);
    for (int tries = 0; tries < 2_000; tries++) {
      long set = ((long) random.next() << 32) | (random.next() & 0xffffffffL);
      set &= tries % 3 == 0 ? (long) random.next() << random.below(40) : -1L;
      int below = 0;
      for (int at = 0; at < Long.SIZE; at++) {
        if (((set >>> at) & 1) != 0) {
          assertThat(Bits.nth(set, below++)).isEqualTo(at);
        }
      }
    }
    assertThat(Bits.nth(-1L, 63)).isEqualTo(63);
  }

  @Test
  void bitsAreSpreadOverAMask() {
    assertThat(Bits.spread(0b1011, 0b0101_0101_0000)).isEqualTo(0b0100_0101_0000);
    assertThat(Bits.spread(-1L, 0b1001)).isEqualTo(0b1001);
  }

  @Test
  void allBitsStandForAny() {
    for (int mask : new int[] {1, 6, 1 << 30, 1 << 31, -1}) {
      assertThat(Bits.ifAny(mask)).isEqualTo(-1);
    }
    assertThat(Bits.ifAny(0)).isZero();
  }
}
