package games.magie.bots.search;

import games.magie.kernel.Bot;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.View;
import games.magie.kernel.mind.World;
import java.util.List;

/// What a game tells the [Search] that plays it.
public interface Insight<M extends Move, V extends View> {
  /// A new player without foresight: its move is kept unless another one is clearly better, and
  /// everybody plays like it in imagined worlds.
  Bot<M, V> policy();

  /// The moves that are worth trying instead of `base`, the most promising first. Each is one of
  /// the legal ones, or of an open family and allowed.
  void rivals(V view, M base, Moves<M> legal, List<M> into);

  /// Where the playouts of a decision end, if the game isn't over before that: every playout of the
  /// decision asks the same object, which sees the view of the seat that thinks.
  Horizon<V> horizon(V view);

  /// What a seat's chances are in a world that a playout has left, each seat by its own view.
  /// Called for worlds in which the game goes on.
  double chance(World<M, V> world, List<V> views, int seat);

  /// Where a playout ends.
  interface Horizon<V> {
    boolean reached(V view);
  }
}
