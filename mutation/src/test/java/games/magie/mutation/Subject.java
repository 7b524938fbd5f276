package games.magie.mutation;

import java.util.Locale;

/// Where the chapters of a game's rulebook are, with the share of faults that its proofs must find.
enum Subject {
  EXPRESS("games.magie.express.rules.*", "games.magie.express.Group"),
  GO("games.magie.go.rules.*"),
  CLASSIC(
      "games.magie.classic.rules.*", "games.magie.classic.estate.*", "games.magie.classic.trade.*"),
  DEAL("games.magie.deal.rules.*");

  static final int REQUIRED_PERCENT = 80;

  /// The classes to plant faults in, as PIT reads them.
  final String classes;

  Subject(String... classes) {
    this.classes = String.join(",", classes);
  }

  static Subject of(String name) {
    return valueOf(name.strip().toUpperCase(Locale.ROOT));
  }

  String module() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The class of this package that plays it at random.
  String randomPlay() {
    String name = name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
    return "games.magie.mutation." + name + "RandomPlay";
  }
}
