package games.magie.e2e.play;

/// How a game stands at a table that is there before its server is started.
public interface Given {
  String game();

  /// What departs from the default, as in a scenario.
  String options();

  /// As in a scenario.
  String position();

  /// Of the players, separated by blanks; `bot` for one that plays by itself.
  String names();
}
