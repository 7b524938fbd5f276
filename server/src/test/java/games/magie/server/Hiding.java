package games.magie.server;

/// What a game says of its secrets, for [Twins]. By itself nothing special.
public interface Hiding {
  Hiding PLAIN = new Hiding() {};

  /// Whether a pair may begin in this position; games are played on until one is.
  default boolean interesting(int number, String position) {
    return true;
  }

  /// Whether the rules themselves make a secret known by this move, so that the twins may differ.
  default boolean reveals(Seating at, String move) {
    return false;
  }

  /// What the mover might have done instead without anybody else being able to tell.
  default String sealedInstead(Seating at, String move) {
    return move;
  }
}
