package games.magie.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import games.magie.kernel.BadInput;
import games.magie.kernel.chance.Seeded;
import games.magie.lab.match.Sprt.Verdict;
import org.junit.jupiter.api.Test;

class SprtTest {
  /// Half a point for either side, one in `of` times for the first alone.
  private static Verdict coin(long seed, int percent, Sprt test) {
    var chance = new Seeded(seed);
    var sample = new Mean();
    Verdict verdict = Verdict.OPEN;
    while (verdict == Verdict.OPEN) {
      sample.add(chance.below(100) < percent ? 0.5 : -0.5);
      verdict = test.judge(sample);
    }
    return verdict;
  }

  /// The test promises at most 5 %; of 400 games that is 20, and 33 is three standard errors above.
  @Test
  void itErrsAsRarelyAsItSays() {
    var test = new Sprt(0, 0.1);
    int wrong = 0;
    for (int seed = 0; seed < 400; seed++) {
      wrong += coin(seed, 50, test) == Verdict.LOWER ? 0 : 1;
      wrong += coin(seed, 60, test) == Verdict.UPPER ? 0 : 1;
    }
    assertThat(wrong).isBetween(1, 2 * 33);
  }

  @Test
  void aMeanKnowsHowSureItIs() {
    var mean = new Mean();
    for (int at = 0; at < 100; at++) {
      mean.add(at % 2);
    }
    assertThat(mean.mean()).isEqualTo(0.5);
    assertThat(mean.margin()).isCloseTo(1.96 * 0.5 / StrictMath.sqrt(99), within(1e-12));
  }

  @Test
  void theFirstOfTheTwoMustBeLess() {
    assertThatThrownBy(() -> new Sprt(0.1, 0.1)).isInstanceOf(BadInput.class);
  }
}
