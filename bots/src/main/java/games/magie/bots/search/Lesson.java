package games.magie.bots.search;

import games.magie.kernel.Move;
import games.magie.kernel.View;
import games.magie.kernel.mind.Player;
import java.util.function.Supplier;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;

/// What a game's players have to learn, from games of a player against itself that are looked at
/// whenever a turn begins.
public sealed interface Lesson<M extends Move, V extends View> {
  /// Makes a new player for a seat.
  Supplier<Player<M, V>> player();

  /// Changes when a turn begins.
  ToIntFunction<V> turn();

  /// The weights of a [Scorer].
  record OfChances<M extends Move, V extends View>(
      Supplier<Player<M, V>> player, ToIntFunction<V> turn, Scorer.Features<V> features)
      implements Lesson<M, V> {}

  /// How often a turn brings what.
  ///
  /// @param active whose turn it is
  /// @param score what a seat has
  /// @param unit what is counted together
  record OfTurns<M extends Move, V extends View>(
      Supplier<Player<M, V>> player,
      ToIntFunction<V> turn,
      ToIntFunction<V> active,
      ToIntBiFunction<V, Integer> score,
      int unit)
      implements Lesson<M, V> {}
}
