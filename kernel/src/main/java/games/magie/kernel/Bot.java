package games.magie.kernel;

/// A player that is a program. It sees what its seat sees and nothing else; its chance is never the
/// game's. Equal views and equal chance give equal choices.
public interface Bot<M extends Move, V extends View> {
  /// One of the legal moves, or a move of an open family that the rules accept.
  M choose(V view, Moves<M> legal, Chance own);

  /// Whether the legal moves are to be listed for this choice. A bot that reads its choice off the
  /// view spares the work; what it chooses without a list is judged all the same.
  default boolean wantsMoves(V view) {
    return true;
  }

  /// Whether a sampled move of an open family is to be offered beside the listed ones. A bot that
  /// thinks of its own has no use for one.
  default boolean wantsProposals() {
    return true;
  }
}
