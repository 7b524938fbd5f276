package games.magie.kernel.mind;

import games.magie.kernel.Chance;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.View;

/// A player that looks ahead. Beside what a [games.magie.kernel.Bot] gets, it gets imagined worlds
/// in which it may try moves and play on.
///
/// What it chooses depends on its arguments alone: two positions that look the same to its seat,
/// with the same effort and the same chance, give the same choice. The effort is counted, never
/// timed, so that the same seed gives the same game on every machine.
public interface Thinker<M extends Move, V extends View> {
  /// One of the legal moves, or a move of an open family that the rules accept.
  ///
  /// @param effort how many steps of playouts this decision may cost, 0 for none
  M choose(V view, Moves<M> legal, Worlds<M, V> worlds, int effort, Chance own);
}
