package games.magie.lab.exact;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.lab.ExpressOdds;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// When to stop a turn of Express if every safe roll adds the same: the exact optimum, by going
/// back from a turn so rich that nobody would go on. With 0, 1 and 2 policemen on the board one
/// rolls while the turn is worth less than 26, 8 and 2 safe rolls, which is where what a bust would
/// cost on average is what the roll would add: (1 - p) / p.
class StoppingOptimumTest {
  /// In safe rolls.
  private static final int RICHEST = 200;

  /// By policemen and worth in safe rolls, what a turn comes to if it is played best.
  private static double[][] best(int faces) {
    var best = new double[3][RICHEST + 2];
    for (int policemen = 0; policemen < 3; policemen++) {
      best[policemen][RICHEST + 1] = RICHEST + 1;
    }
    for (int worth = RICHEST; worth >= 0; worth--) {
      for (int policemen = 0; policemen < 3; policemen++) {
        best[policemen][worth] = Math.max(worth, roll(best, faces, policemen, worth));
      }
    }
    return best;
  }

  private static double roll(double[][] best, int faces, int from, int worth) {
    double sum = 0;
    for (int to = from; to < 3; to++) {
      sum += ExpressOdds.arrest(faces, from, to) * best[to][worth + 1];
    }
    return sum;
  }

  @ParameterizedTest
  @CsvSource({"2, 0, 26", "2, 1, 8", "2, 2, 2", "3, 0, 7", "3, 1, 3", "3, 2, 1"})
  void theBestPlayerRollsWhileTheTurnIsWorthLess(int faces, int policemen, int safeRolls) {
    double[][] best = best(faces);
    for (int worth = 0; worth <= RICHEST; worth++) {
      double gain = roll(best, faces, policemen, worth) - worth;
      assertThat(gain > 1e-9).as("roll at %d", worth).isEqualTo(worth < safeRolls);
    }
  }

  /// To watch the policemen is worth more than the best number of rolls to make in any case.
  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void theBestPlayerDoesBetterThanAnyFixedNumberOfRolls(int faces) {
    double fixed = 0;
    for (int rolls = 1; rolls <= 10; rolls++) {
      fixed = Math.max(fixed, rolls * (1 - ExpressOdds.bustWithin(faces, rolls)));
    }
    assertThat(best(faces)[0][0]).isBetween(1.02 * fixed, 1.25 * fixed);
  }
}
