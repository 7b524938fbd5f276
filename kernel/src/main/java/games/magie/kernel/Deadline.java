package games.magie.kernel;

/// A clock that may run now: what for and on which seats. Nothing here reads a clock: when it has
/// run out comes back as an input.
///
/// @param millis how long the rules themselves give; 0 where they leave it to the courtesy of the
///   table
/// @param number tells a clock of the rules from a later one of the same label: while it is the
///   same the clock goes on, whoever the game still waits for
public record Deadline(String label, int seats, int millis, int number) {
  /// A clock of the table, if it has one at all; it starts anew with every question.
  public static Deadline courtesy(String label, int seats) {
    return new Deadline(label, seats, 0, 0);
  }

  public boolean courtesy() {
    return millis == 0;
  }
}
