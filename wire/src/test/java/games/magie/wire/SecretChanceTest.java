package games.magie.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;

class SecretChanceTest {
  /// 2^31 = 3 × 715,827,882 + 2: the two largest of the 31-bit numbers are thrown away.
  @Test
  void whatWouldFavourAValueIsDrawnAgain() {
    Iterator<Integer> words = List.of(0xffffffff, 0xfffffffe, 0xfffffffd, 0xfffffffb, 7).iterator();
    var chance = new SecretChance(words::next);
    assertThat(chance.below(3)).isEqualTo((0xfffffffb >>> 1) % 3);
    assertThat(chance.below(3)).isEqualTo(0);
  }

  @Test
  void everyValueBelowTheBoundComesUp() {
    var chance = new SecretChance();
    var counts = new int[6];
    for (int count = 0; count < 6000; count++) {
      counts[chance.below(6)]++;
    }
    // Each is 1000 give or take 29; 300 is more than ten times that.
    for (int count : counts) {
      assertThat(count).isBetween(700, 1300);
    }
    assertThat(chance.below(1)).isZero();
  }

  @Test
  void aBoundIsPositive() {
    assertThatThrownBy(() -> new SecretChance().below(0))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
