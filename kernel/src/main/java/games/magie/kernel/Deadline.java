package games.magie.kernel;

/// A clock that may run now: what for, on which seats, and whether the rulebook itself sets it or
/// only the courtesy of the table does. When it has passed is not the game's business: it comes
/// back as an input.
///
/// @param seconds how long it is, where an option of the game says so; 0 leaves it to the table
/// @param throughout it runs on, whatever the seats are asked meanwhile
public record Deadline(
    String label, int seats, boolean courtesy, int seconds, boolean throughout) {

  /// As long as the table likes, for one question.
  public Deadline(String label, int seats, boolean courtesy) {
    this(label, seats, courtesy, 0, false);
  }
}
