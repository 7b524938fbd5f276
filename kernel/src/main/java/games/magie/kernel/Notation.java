package games.magie.kernel;

import games.magie.kernel.text.Fields;

/// The canonical text of moves, positions and views.
public interface Notation<S extends State<S>, M extends Move, V extends View> {
  /// Reads a move that some seat might make in this position; throws [BadInput] where no rule could
  /// make sense of it.
  M move(S s, int seat, String text);

  /// Writes everything that makes the position what it is.
  void position(S s, Fields out);

  /// The same as an earlier version of the game wrote it, for the digests in its journals. A game
  /// whose text has changed says here how it was; one that has not leaves this alone.
  default void position(S s, int version, Fields out) {
    position(s, out);
  }

  /// Reads a position; what is not named stands at its start value. Throws [BadInput] for an
  /// impossible one.
  S position(Settings settings, int seats, Fields in);

  /// Writes what a seat may know; `?` stands for the unknown.
  void view(V view, Fields out);
}
