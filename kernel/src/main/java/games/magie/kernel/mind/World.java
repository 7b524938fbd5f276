package games.magie.kernel.mind;

import games.magie.kernel.Chance;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Refusal;
import games.magie.kernel.View;
import org.jspecify.annotations.Nullable;

/// A position that a seat imagines: as the real one in everything that it knows, drawn by lot in
/// everything else. It is played on in silence, and everything in it may be looked at, since
/// nothing in it is a secret of anybody.
public interface World<M extends Move, V extends View> {
  /// Takes over everything of another world of the same [Worlds], without allocating.
  void become(World<M, V> other);

  boolean over();

  /// The seats the game waits for.
  int awaited();

  void legal(int seat, Moves<M> into);

  /// Why a move is not allowed here, or null if it is.
  @Nullable Refusal objection(int seat, M move);

  /// Plays a move to which there is no objection.
  void play(int seat, M move, Chance chance);

  /// Runs out the first clock, where nobody can move.
  void runOut(Chance chance);

  /// What a seat sees in this world. The view follows the world as it is played on.
  V view(int seat);

  /// The seat's share of the win: 1 for being the only winner, a part for sharing it, 0 for
  /// anything else, an unfinished game included.
  double share(int seat);
}
