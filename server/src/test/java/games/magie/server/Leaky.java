package games.magie.server;

import games.magie.kernel.Chance;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Rules;
import games.magie.kernel.State;
import games.magie.kernel.View;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.Set;

/// Games with a planted leak, to see that it is found.
public final class Leaky {
  private Leaky() {}

  /// Whoever has nothing to decide is not asked: the others see who was not.
  ///
  /// @param answers the moves that say nothing when they are the only one
  public static <S extends State<S>, M extends Move, V extends View> Game<?, ?, ?> hurrying(
      Game<S, M, V> game, Set<String> answers) {
    Rules<S, M, V> rules = game.rules();
    return with(
        game,
        (_, method, args) -> {
          Object result = method.invoke(rules, args);
          if (method.getName().equals("play")) {
            @SuppressWarnings("unchecked") // the position of this very game
            S position = (S) args[0];
            boolean more = true;
            while (more) {
              more = answerOne(rules, position, answers, (Chance) args[3], (Out) args[4]);
            }
          }
          return result;
        });
  }

  private static <S extends State<S>, M extends Move, V extends View> boolean answerOne(
      Rules<S, M, V> rules, S s, Set<String> answers, Chance chance, Out out) {
    for (int rest = rules.over(s) ? 0 : rules.awaited(s); rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      var moves = new Moves<M>();
      rules.legal(s, seat, moves);
      if (moves.size() == 1 && answers.contains(moves.get(0).text())) {
        rules.play(s, seat, moves.get(0), chance, out);
        return true;
      }
    }
    return false;
  }

  /// The number of a question depends on something in the position that is not everybody's.
  public static <S extends State<S>, M extends Move, V extends View> Game<?, ?, ?> numbering(
      Game<S, M, V> game, String secret) {
    Rules<S, M, V> rules = game.rules();
    return with(
        game,
        (_, method, args) -> {
          Object result = method.invoke(rules, args);
          if (!method.getName().equals("moment")) {
            return result;
          }
          @SuppressWarnings("unchecked") // the position of this very game
          S position = (S) args[0];
          return (Integer) result * 2 + (game.text(position).contains(secret) ? 1 : 0);
        });
  }

  private static Game<?, ?, ?> with(Game<?, ?, ?> game, InvocationHandler rules) {
    Object leaky = proxy(Rules.class, rules);
    return (Game<?, ?, ?>)
        proxy(
            Game.class,
            (_, method, args) ->
                method.getName().equals("rules") ? leaky : method.invoke(game, args));
  }

  private static Object proxy(Class<?> type, InvocationHandler handler) {
    return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler);
  }
}
