package games.magie.testkit;

import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Refusal;
import games.magie.kernel.Rules;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// A game as a later program may know it: one version on, its first clause changed.
public final class ChangedRules {
  private ChangedRules() {}

  /// It is played as before.
  public static Game<?, ?, ?> alike(Game<?, ?, ?> real) {
    return changed(real, real.rules());
  }

  /// Some moves, by their texts, are not allowed any more, and no move can be taken back.
  public static Game<?, ?, ?> refusing(Game<?, ?, ?> real, Predicate<String> moves) {
    return changed(real, rules(real, moves, false));
  }

  /// Some moves, by their texts, are unknown to the rules: they are refused, and fail if they are
  /// played all the same.
  public static Game<?, ?, ?> without(Game<?, ?, ?> real, Predicate<String> moves) {
    return changed(real, rules(real, moves, true));
  }

  private static Game<?, ?, ?> changed(Game<?, ?, ?> real, Rules<?, ?, ?> rules) {
    return proxy(
        Game.class,
        (_, called, args) ->
            switch (called.getName()) {
              case "version" -> real.version() + 1;
              case "changedSince" -> List.of(real.clauses().getFirst());
              case "rules" -> rules;
              default -> invoke(real, called, args);
            });
  }

  private static Rules<?, ?, ?> rules(
      Game<?, ?, ?> real, Predicate<String> moves, boolean unknown) {
    return proxy(
        Rules.class,
        (_, called, args) -> {
          boolean concerned = args != null && concerns(moves, args);
          return switch (called.getName()) {
            case "objection" ->
                concerned
                    ? new Refusal(real.clauses().getFirst(), "changed")
                    : invoke(real.rules(), called, args);
            case "play" -> {
              if (concerned && unknown) {
                throw new IllegalStateException("no such move");
              }
              yield invoke(real.rules(), called, args);
            }
            case "returns" -> false;
            default -> invoke(real.rules(), called, args);
          };
        });
  }

  private static boolean concerns(Predicate<String> moves, Object[] args) {
    return args.length > 2 && args[2] instanceof Move move && moves.test(move.text());
  }

  private static <T> T proxy(Class<T> type, InvocationHandler handler) {
    return type.cast(
        Proxy.newProxyInstance(
            ChangedRules.class.getClassLoader(), new Class<?>[] {type}, handler));
  }

  private static @Nullable Object invoke(Object real, Method called, Object @Nullable [] args)
      throws Throwable {
    try {
      called.setAccessible(true);
      return called.invoke(real, args);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
