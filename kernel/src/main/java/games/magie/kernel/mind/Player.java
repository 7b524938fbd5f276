package games.magie.kernel.mind;

import games.magie.kernel.Bot;
import games.magie.kernel.Move;
import games.magie.kernel.View;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Somebody who plays at a silent table: a bot that reads its choice off the view, or a thinker
/// with the effort that it may make.
///
/// @param bot null for a thinker
/// @param thinker null for a bot
public record Player<M extends Move, V extends View>(
    @Nullable Bot<M, V> bot, @Nullable Thinker<M, V> thinker, int effort) {
  public static <M extends Move, V extends View> Player<M, V> of(Bot<M, V> bot) {
    return new Player<>(bot, null, 0);
  }

  public static <M extends Move, V extends View> Player<M, V> of(
      Thinker<M, V> thinker, int effort) {
    return new Player<>(null, thinker, effort);
  }

  public static <M extends Move, V extends View> List<Player<M, V>> all(
      List<? extends Bot<M, V>> bots) {
    return bots.stream().map(bot -> Player.<M, V>of(bot)).toList();
  }
}
