package games.magie.go;

/// Whether a token waits in jail.
enum Jail {
  FREE("-"),
  /// Sent there in this round; the next one is skipped.
  NEXT("next"),
  /// This round is skipped.
  SKIPS("skips");

  static final Jail[] ALL = values();

  private final String text;

  Jail(String text) {
    this.text = text;
  }

  String text() {
    return text;
  }
}
