package games.magie.lab;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.express.Group;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What the dice do when the real rules roll them agrees with the exact chances, and these with the
/// percentages that are written down here.
class ExpressOddsTest {
  private static final int TURNS = 300_000;

  /// A right program strays further than this in one of 150,000 comparisons. The seeds are fixed,
  /// so the test does not change its mind.
  private static final double SIGMAS = 4.5;

  private static final ExpressSample TWO_FACES = ExpressSample.of(2, 2007, TURNS);
  private static final ExpressSample THREE_FACES = ExpressSample.of(3, 2008, TURNS);

  @ParameterizedTest
  @CsvSource({
    "BROWN, 11.11, 23.15",
    "LIGHT_BLUE, 1.85, 6.94",
    "PINK, 1.85, 6.17",
    "ORANGE, 0.93, 3.55",
    "RED, 0.46, 2.01",
    "YELLOW, 0.46, 2.01",
    "GREEN, 0.46, 2.01",
    "DARK_BLUE, 2.78, 9.72",
    "RAILROAD, 0.62, 2.01",
    "UTILITY, 11.11, 24.69"
  })
  void theFirstRollCompletesAGroupAsOftenAsTheDiceSay(
      Group group, double natural, double withChance) {
    int at = group.ordinal();
    agree(ExpressOdds.firstRoll(group, false), natural, 2);
    agree(ExpressOdds.firstRoll(group, true), withChance, 2);
    for (ExpressSample sample : new ExpressSample[] {TWO_FACES, THREE_FACES}) {
      near(sample.natural[at], sample.firstRolls, ExpressOdds.firstRoll(group, false));
      near(sample.withChance[at], sample.firstRolls, ExpressOdds.firstRoll(group, true));
    }
  }

  @ParameterizedTest
  @CsvSource({"2, 0, 3.7", "2, 1, 11.1", "2, 2, 33.3", "3, 0, 12.5", "3, 1, 25", "3, 2, 50"})
  void aRollEndsTheTurnAsOftenAsTheDiceSay(int faces, int policemen, double printed) {
    double exact = ExpressOdds.arrest(faces, policemen, 3);
    agree(exact, printed, 1);
    ExpressSample sample = sample(faces);
    near(sample.busts[policemen], sample.rolls[policemen], exact);
  }

  @ParameterizedTest
  @CsvSource({
    "2, 1, 3.7", "2, 2, 17.1", "2, 3, 34.8", "2, 4, 51.7", "2, 5, 65.5", "2, 6, 75.9",
    "3, 1, 12.5", "3, 2, 42.2", "3, 3, 67.0", "3, 4, 82.4", "3, 5, 90.9", "3, 6, 95.4"
  })
  void whoNeverStopsIsJailedAsSoonAsTheDiceSay(int faces, int rolls, double printed) {
    double exact = ExpressOdds.bustWithin(faces, rolls);
    agree(exact, printed, 1);
    ExpressSample sample = sample(faces);
    near(sample.endedBy[rolls], sample.turns, exact);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void everyTurnOfTheSampleEndedInJail(int faces) {
    ExpressSample sample = sample(faces);
    assertThat(sample.busts[0] + sample.busts[1] + sample.busts[2]).isEqualTo(TURNS);
  }

  private static ExpressSample sample(int faces) {
    return faces == 2 ? TWO_FACES : THREE_FACES;
  }

  /// A chance, rounded to the printed digits, is the printed percentage.
  private static void agree(double exact, double printedPercent, int digits) {
    double scale = Math.pow(10, digits);
    assertThat(Math.round(exact * 100 * scale) / scale).isEqualTo(printedPercent);
  }

  private static void near(int hits, int trials, double exact) {
    double sigma = Math.sqrt(exact * (1 - exact) / trials);
    assertThat((double) hits / trials).isBetween(exact - SIGMAS * sigma, exact + SIGMAS * sigma);
  }
}
