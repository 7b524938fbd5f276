package games.magie.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.chance.Seeded;
import java.util.ArrayList;
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

  @Test
  void membersAreVisitedFromTheSmallest() {
    long set = 1L << 63 | 1L << 32 | 0b1010;
    var members = new ArrayList<Integer>();
    Bits.forEach(set, members::add);
    assertThat(members).containsExactly(1, 3, 32, 63);
    members.clear();
    for (long left = set; left != 0; left = Bits.rest(left)) {
      members.add(Bits.first(left));
    }
    assertThat(members).containsExactly(1, 3, 32, 63);
    members.clear();
    Bits.forEach(1 << 31 | 1, members::add);
    assertThat(members).containsExactly(0, 31);
    assertThat(Bits.rest(0b1100)).isEqualTo(0b1000);
    assertThat(Bits.has(set, 32)).isTrue();
    assertThat(Bits.has(set, 31)).isFalse();
  }

  @Test
  void choicesWithoutABranchAreAllBitsOrNone() {
    for (int one = -3; one <= 3; one++) {
      for (int other = -3; other <= 3; other++) {
        assertThat(Bits.ifLess(one, other)).isEqualTo(one < other ? -1 : 0);
        assertThat(Bits.ifEqual(one, other)).isEqualTo(one == other ? -1 : 0);
      }
    }
    for (int member = 0; member < 32; member++) {
      assertThat(Bits.ifSet(1 << 31 | 0b110, member))
          .isEqualTo(member == 31 || member == 1 || member == 2 ? -1 : 0);
    }
  }
}
