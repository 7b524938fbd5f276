package games.magie.lab;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.bots.Bots;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.mind.Player;
import games.magie.wire.Catalogue;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// One search, written once, plays every game through the door for thinkers.
class ThinkerTest {
  @ParameterizedTest
  @ValueSource(strings = {"pocket", "brands", "express", "deal", "go"})
  void aThinkerPlaysEveryGameAndTheSameSeedGivesTheSameGame(String id) {
    var game = Catalogue.game(id);
    assertThat(gameText(game, 3)).isEqualTo(gameText(game, 3));
  }

  private static <S extends State<S>, M extends Move, V extends View> String gameText(
      Game<S, M, V> game, int number) {
    S end = table(game, 12, 30).play(number);
    return game.text(end);
  }

  /// The first seat thinks, the second is the easy bot.
  private static <S extends State<S>, M extends Move, V extends View> SilentTable<S, M, V> table(
      Game<S, M, V> game, int effort, int mostSteps) {
    Player<M, V> thinker = Player.of(new FlatMonteCarlo<>(() -> Bots.bot(game, "easy")), effort);
    Player<M, V> easy = Player.of(Bots.bot(game, "easy"));
    return new SilentTable<>(
        game, Settings.defaults(game.options()), List.of(thinker, easy), 11, mostSteps);
  }

  /// `-Dmagie.thinker=400 -Dtest=ThinkerTest`: games of deal, two seats, 200 playouts a decision.
  @Test
  @EnabledIfSystemProperty(named = "magie.thinker", matches = "[0-9]+")
  void flatMonteCarloBeatsTheEasyBotOfDeal() {
    var wins = wins(Catalogue.game("deal"), Integer.getInteger("magie.thinker"));
    assertThat(wins).as("share of wins").isGreaterThan(0.57);
  }

  private static <S extends State<S>, M extends Move, V extends View> double wins(
      Game<S, M, V> game, int games) {
    var table = table(game, 200, 5_000);
    int won = 0;
    for (int number = 0; number < games; number++) {
      won += game.rules().rank(table.play(number), 0) == 1 ? 1 : 0;
    }
    System.out.printf("%s: %d of %d games won%n", game.id(), won, games);
    return (double) won / games;
  }
}
