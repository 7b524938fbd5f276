package games.magie.kernel.study;

import games.magie.kernel.Clause;
import games.magie.kernel.Event;
import games.magie.kernel.View;

/// Watches one game after the other at a table and enters what it finds into the figures that it
/// was made with. They are clear when a game begins.
public interface Watch<V extends View> {
  /// A game begins.
  ///
  /// @param view a spectator's; it follows the position until the game is over
  default void begin(V view) {}

  /// Something happened. It may be in the middle of a move; secrets are told too.
  default void heard(V view, Clause why, Event what) {}

  default void end(V view, Finish finish) {}
}
