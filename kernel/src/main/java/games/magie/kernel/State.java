package games.magie.kernel;

/// A position: one mutable object of primitives and arrays, written only by the rules of its own
/// game.
public interface State<S extends State<S>> {
  S copy();

  /// Takes over everything of `other` without allocating. Both must come from the same game,
  /// options and seats.
  void become(S other);
}
