package games.magie.lab.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.magie.lab.ExpressOdds;
import games.magie.lab.study.BlockPlayer;
import games.magie.lab.study.CaseTally;
import games.magie.lab.study.Estimate;
import games.magie.lab.study.Estimates;
import games.magie.lab.study.Layout;
import games.magie.lab.study.StudyReader;
import games.magie.lab.study.StudyTally;
import java.util.Arrays;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// What studies measure agrees with what can be worked out exactly.
class ExactFiguresTest {
  /// A right program strays further than this in one of 15,000 comparisons. The seeds are fixed, so
  /// the test does not change its mind.
  private static final double SIGMAS = 4;

  private static final double IN_A_MARGIN = 1.96;

  /// In per cent, what the exact values leave out: the first rounds, when nobody has yet drawn the
  /// cards that are kept.
  private static final double LEFT_OUT = 0.01;

  private static CaseTally play(String text) {
    var layout = new Layout(StudyReader.read(text));
    var tally = new StudyTally(layout);
    var player = new BlockPlayer(layout);
    for (long block = 0; block < layout.study().blocks(); block++) {
      tally.addAll(player.play(block).tally());
    }
    return tally.of(0);
  }

  private static Estimate figure(CaseTally tally, String label) {
    int place = tally.layout().place(label);
    return Objects.requireNonNull(Estimates.of(tally, place), label);
  }

  private static void agree(Estimate measured, double exact, double leftOut) {
    double most = SIGMAS / IN_A_MARGIN * measured.margin() + leftOut;
    assertThat(measured.value()).isBetween(exact - most, exact + most);
  }

  @Test
  void tokensComeToSpacesAsOftenAsTheExactChainSays() {
    CaseTally tally =
        play(
            """
            title    Visits
            game     pocket
            seats    walker walker
            options  no-auctions=on starting-cash=1000000 round-limit=600 window-seconds=0
            measure  visits
            games    100
            """);
    double[] exact = BoardOdds.visits();
    assertThat(Arrays.stream(exact).sum()).isCloseTo(1, within(1e-9));
    var labels = tally.layout().parts().getFirst().labels();
    for (int space = 0; space < BoardOdds.SPACES; space++) {
      Estimate measured = figure(tally, "visits." + labels.get(space));
      assertThat(measured.margin()).isLessThan(0.15);
      agree(measured, 100 * exact[space], LEFT_OUT);
    }
  }

  @Test
  void turnsOfAPlayerWhoNeverStopsEndAsTheDiceSay() {
    CaseTally tally =
        play(
            """
            title       Busts
            game        express
            seats       roller roller
            measure     turns
            games       200
            most-steps  2000
            """);
    assertThat(figure(tally, "turns.busts in 100 turns").value()).isEqualTo(100);
    for (int roll = 1; roll <= 6; roll++) {
      double before = ExpressOdds.bustWithin(2, roll - 1);
      double exact = (ExpressOdds.bustWithin(2, roll) - before) / (1 - before);
      agree(figure(tally, "turns.busts in 100 at roll " + roll), 100 * exact, 0);
    }
  }
}
