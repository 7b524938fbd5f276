package games.magie.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.lab.match.Sprt.Verdict;
import games.magie.wire.Catalogue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MatchRunTest {
  private static MatchResult play(
      String id, int seats, String one, String other, @Nullable String field, int deals) {
    return play(Catalogue.game(id), seats, one, other, field, deals, null, 1);
  }

  private static <S extends State<S>, M extends Move, V extends View> MatchResult play(
      Game<S, M, V> game,
      int seats,
      String one,
      String other,
      @Nullable String field,
      int deals,
      @Nullable Sprt sprt,
      int threads) {
    var settings = Settings.defaults(game.options());
    var plan = new MatchPlan(settings, seats, one, other, field, deals, 7, sprt);
    try {
      return new MatchRun<>(game, plan).run(threads, _ -> {});
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /// Until `easy` is mended the two are the same.
  @ParameterizedTest
  @ValueSource(strings = {"express", "go"})
  void aPlayerAgainstItselfHasAFairShareOfEveryDeal(String id) {
    MatchResult result = play(id, 2, "easy@1", "easy@1", null, 40);
    assertThat(result.games()).isEqualTo(80);
    assertThat(result.unfinished()).isZero();
    assertThat(result.one().mean()).isCloseTo(0.5, within(3 * result.one().margin()));
  }

  @Test
  void onEqualDealsAmongAFieldAPlayerDoesNotDifferFromItself() {
    MatchResult result = play("deal", 3, "easy@1", "easy@1", "random", 20);
    assertThat(result.games()).isEqualTo(120);
    assertThat(result.difference().mean()).isZero();
    assertThat(result.difference().margin()).isZero();
    assertThat(result.one().mean()).isGreaterThan(0.9);
  }

  @Test
  void theTestStopsAsSoonAsItIsSureAndAlikeOnOneThreadAndTwo() {
    var sprt = new Sprt(0, 0.1);
    MatchResult one = play(Catalogue.game("deal"), 2, "easy@1", "random", null, 5_000, sprt, 1);
    MatchResult two = play(Catalogue.game("deal"), 2, "easy@1", "random", null, 5_000, sprt, 2);
    assertThat(one.verdict()).isEqualTo(Verdict.UPPER);
    assertThat(one.one().count()).isLessThan(200);
    assertThat(two.table()).isEqualTo(one.table()).contains("it is the upper");
  }

  @Test
  void aPlayerThatLosesIsTheLower() {
    var sprt = new Sprt(0, 0.1);
    MatchResult lost = play(Catalogue.game("deal"), 2, "random", "easy@1", null, 5_000, sprt, 1);
    assertThat(lost.verdict()).isEqualTo(Verdict.LOWER);
    assertThat(lost.difference().mean()).isLessThan(-0.3);
  }

  @Test
  void unknownPlayersEffortsAndSeatsAreRefusedBeforeAnythingIsPlayed() {
    refused("no bot 'hal'", "hal", "easy@1", 2);
    refused("no bot 'hal'", "easy@1", "hal", 2);
    refused("makes no effort", "easy@1/5", "easy@1", 2);
    refused("2 to 5 seats", "easy@1", "easy@1", 6);
  }

  private static void refused(String why, String one, String other, int seats) {
    assertThatThrownBy(() -> play("deal", seats, one, other, null, 1))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(why);
  }
}
