package games.magie.lab;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.bots.Bots;
import games.magie.bots.search.Search;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.mind.Player;
import games.magie.wire.Catalogue;
import java.util.List;
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
    S end = table(game, 4_000, 12).play(number);
    return game.text(end);
  }

  /// The first seat thinks, the second is the easy bot.
  private static <S extends State<S>, M extends Move, V extends View> SilentTable<S, M, V> table(
      Game<S, M, V> game, int effort, int mostSteps) {
    var everything = new WholeGames<M, V>(() -> Bots.bot(game, "easy@1"));
    Player<M, V> thinker = Player.of(new Search<>(everything, 12, 1), effort);
    Player<M, V> easy = Player.of(Bots.bot(game, "easy@1"));
    return new SilentTable<>(
        game, Settings.defaults(game.options()), List.of(thinker, easy), 11, mostSteps);
  }
}
