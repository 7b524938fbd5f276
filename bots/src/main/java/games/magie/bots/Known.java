package games.magie.bots;

import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.View;
import games.magie.kernel.mind.Player;
import java.util.function.Supplier;

/// A player that can be asked for by name.
///
/// @param game the id of the game that it plays
/// @param maker makes a new one: each seat has its own
public record Known(String game, String name, Supplier<? extends Player<?, ?>> maker) {
  /// The compiler sees that player and game have the same moves and views.
  public static <M extends Move, V extends View> Known of(
      Game<?, M, V> game, String name, Supplier<Player<M, V>> maker) {
    return new Known(game.id(), name, maker);
  }
}
