package games.magie.lab;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.bots.Bots;
import games.magie.bots.RandomBot;
import games.magie.kernel.Chance;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.mind.Player;
import games.magie.kernel.mind.Playout;
import games.magie.wire.Catalogue;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A choice depends on what the seat sees, the effort and the seat's own chance alone: in a twin of
/// a position, which looks the same to the seat and differs in everything that it cannot see, the
/// choice is the same.
class TwinsTest {
  private static final int STEPS_BETWEEN = 7;
  private static final int EFFORT = 600;

  /// Chooses for the awaited seat of a position.
  private interface Chooser<S, M> {
    M choose(S position, int seat, Chance own);
  }

  @ParameterizedTest
  @CsvSource({"deal, hard", "deal, medium", "go, hard", "express, hard"})
  void aPlayerChoosesTheSameInATwin(String id, String bot) {
    assertThat(differing(Catalogue.game(id), bot)).isZero();
  }

  private static <S extends State<S>, M extends Move, V extends View> int differing(
      Game<S, M, V> game, String bot) {
    Player<M, V> player = Bots.player(game, bot);
    return differing(
        game,
        (s, seat, own) -> player.choose(game, s, 2, seat, Math.min(EFFORT, player.effort()), own));
  }

  /// The law catches whoever looks at the other hand.
  @Test
  void whoPeeksChoosesOtherwiseInATwin() {
    assertThat(peeking(Catalogue.game("deal"))).isPositive();
  }

  private static <S extends State<S>, M extends Move, V extends View> int peeking(
      Game<S, M, V> game) {
    return differing(
        game,
        (s, seat, own) -> {
          var legal = new Moves<M>();
          game.rules().legal(s, seat, legal);
          return legal.get(Math.floorMod(game.text(s, 1 - seat).hashCode(), legal.size()));
        });
  }

  /// In how many of some positions the choice in a twin is another.
  private static <S extends State<S>, M extends Move, V extends View> int differing(
      Game<S, M, V> game, Chooser<S, M> chooser) {
    var rules = game.rules();
    var walk =
        new Playout<S, M, V>(
            game, List.of(Player.of(new RandomBot<>()), Player.of(new RandomBot<>())));
    int differing = 0;
    for (int number = 0; number < 6; number++) {
      walk.seed(5, number);
      S s = rules.setUp(Settings.defaults(game.options()), 2, walk.chance(), Out.SILENT);
      for (int at = 0; at < 4 && !rules.over(s); at++) {
        differing += differs(game, s, chooser, number * 10 + at) ? 1 : 0;
        walk.run(s, STEPS_BETWEEN);
      }
    }
    return differing;
  }

  private static <S extends State<S>, M extends Move> boolean differs(
      Game<S, M, ?> game, S s, Chooser<S, M> chooser, int number) {
    int seat = Integer.numberOfTrailingZeros(game.rules().awaited(s));
    if (seat >= 2) {
      return false; // a clock runs
    }
    S twin = s.copy();
    game.rules().imagine(twin, seat, new Seeded(99, number));
    BiFunction<S, Chance, M> choice = (of, own) -> chooser.choose(of, seat, own);
    return !choice
        .apply(s.copy(), new Seeded(3, number))
        .equals(choice.apply(twin, new Seeded(3, number)));
  }
}
