package games.magie.bots.classic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class EvolutionTest {
  private static final int SEED = 3;

  @Test
  void findsTheBestOfASimpleHill() {
    Style found = new Evolution((style, _) -> -hill(style), SEED, 24).run(Style.trader(), 40);
    assertThat(hill(found)).isLessThan(hill(Style.trader()) / 20);
  }

  /// The square of the distance from 12 rounds and 300 dollars, as parts of their ranges.
  private static double hill(Style style) {
    double rounds = (style.of(Weight.HORIZON) - 12) / 38;
    double dollars = (style.of(Weight.RESERVE) - 300) / 400;
    return rounds * rounds + dollars * dollars;
  }

  @Test
  void tuningTwiceGivesTheSameBytes() {
    assertThat(tuned(1)).isEqualTo(tuned(1)).isNotEqualTo(tuned(2));
  }

  private static String tuned(long seed) {
    return new Tuning(seed, 4, 2).run(Style.trader(), 1, 2, _ -> {}).text(List.of());
  }
}
