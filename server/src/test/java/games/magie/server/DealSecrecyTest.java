package games.magie.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.Chance;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Rules;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.wire.Catalogue;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Hands stay secret over real sockets: what is sent to a seat and to a spectator does not depend
/// on what they may not know, neither in its bytes nor in number or order.
class DealSecrecyTest {
  private static final int PAIRS = 40;
  private static final Game<?, ?, ?> DEAL = Catalogue.game("deal");

  @Test
  void whatASeatMayNotKnowChangesNoByteThatItIsSent(@TempDir Path folder) {
    try (var twins = new Twins(folder, DEAL, PAIRS, Catalogue::game)) {
      twins.run();
      assertThat(twins.differences()).isEmpty();
      assertThat(twins.different()).as("pairs that differ").isGreaterThan(PAIRS * 3 / 4);
      assertThat(twins.steps()).as("moves made in both").isGreaterThan(PAIRS * 4);
      assertThat(twins.answers()).as("answers among them").isGreaterThan(PAIRS / 4);
    }
  }

  /// A server that passes over who has nothing to answer with: the others see who was not asked.
  @Test
  void aServerThatAsksOnlyWhoHoldsTheCardIsCaught(@TempDir Path folder) {
    Game<?, ?, ?> leaky = answering(DEAL);
    try (var twins = new Twins(folder, DEAL, PAIRS, _ -> leaky)) {
      twins.run();
      assertThat(twins.differences()).isNotEmpty();
    }
  }

  private static <S extends State<S>, M extends Move, V extends View> Game<?, ?, ?> answering(
      Game<S, M, V> game) {
    Rules<S, M, V> rules = game.rules();
    Object leaky =
        proxy(
            Rules.class,
            (_, method, args) -> {
              Object result = method.invoke(rules, args);
              if (method.getName().equals("play")) {
                @SuppressWarnings("unchecked") // the position of this very game
                S position = (S) args[0];
                answer(rules, position, (Chance) args[3], (Out) args[4]);
              }
              return result;
            });
    return (Game<?, ?, ?>)
        proxy(
            Game.class,
            (_, method, args) ->
                method.getName().equals("rules") ? leaky : method.invoke(game, args));
  }

  private static <S extends State<S>, M extends Move, V extends View> void answer(
      Rules<S, M, V> rules, S s, Chance chance, Out out) {
    while (!rules.over(s)) {
      int seat = Integer.numberOfTrailingZeros(rules.awaited(s));
      var moves = new Moves<M>();
      rules.legal(s, seat, moves);
      if (moves.size() != 1 || !moves.get(0).text().equals("accept")) {
        return;
      }
      rules.play(s, seat, moves.get(0), chance, out);
    }
  }

  private static Object proxy(Class<?> type, InvocationHandler handler) {
    return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler);
  }
}
