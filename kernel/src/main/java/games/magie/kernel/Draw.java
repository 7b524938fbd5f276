package games.magie.kernel;

/// Something that can be drawn from: a die, a lot, a bag of cards. Long-lived objects, so that a
/// draw allocates nothing.
public interface Draw {
  /// What the number is for: `d3`, `lot`, `card`. Journals and scenarios name it.
  String label();

  /// How many values there are now.
  int bound();

  /// What a value from 0 to `bound() - 1` means: `green`, `rent-any`. Values with the same text are
  /// interchangeable.
  String text(int value);
}
