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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Where `easy` was rebuilt and not mended it plays like `easy@1` to the last move.
class EasyIsKeptTest {
  @ParameterizedTest
  @ValueSource(strings = {"deal", "express", "go"})
  void easyPlaysAsItDid(String id) {
    var game = Catalogue.game(id);
    for (int number = 0; number < 20; number++) {
      assertThat(end(game, "easy", number)).isEqualTo(end(game, "easy@1", number));
    }
  }

  private static <S extends State<S>, M extends Move, V extends View> String end(
      Game<S, M, V> game, String bot, int number) {
    List<Player<M, V>> players = List.of(Bots.player(game, bot), Bots.player(game, bot));
    var settings = Settings.defaults(game.options());
    return game.text(new SilentTable<>(game, settings, players, 8, 20_000).play(number));
  }
}
