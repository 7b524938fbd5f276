package games.magie.go;

import games.magie.kernel.Fields;
import games.magie.kernel.Settings;

/// Positions and moves from their text.
final class Position {
  static final Go GAME = new Go();
  static final GoRules RULES = new GoRules();

  private Position() {}

  static GoState of(int seats, String text) {
    return of("", seats, text);
  }

  static GoState of(String options, int seats, String text) {
    return GAME.notation()
        .position(Settings.parse(GAME.options(), options), seats, Fields.parse(text, seats));
  }

  static GoMove move(GoState s, int seat, String text) {
    return GAME.notation().move(s, seat, text);
  }
}
