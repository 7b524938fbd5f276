package games.magie.go;

/// How the game came to its end.
enum End {
  NONE,
  /// Somebody built a landmark.
  LANDMARK,
  /// The last round that may be played is over.
  LIMIT,
  /// One player is left.
  ALONE,
  AGREED;

  static final End[] ALL = values();

  private final String text = Texts.of(this);

  String text() {
    return text;
  }
}
