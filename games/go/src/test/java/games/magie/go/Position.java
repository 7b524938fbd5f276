package games.magie.go;

import games.magie.go.rules.GoRules;
import games.magie.go.table.GoState;
import games.magie.kernel.Settings;
import games.magie.kernel.text.Fields;

/// Positions and moves from their text.
public final class Position {
  public static final Go GAME = new Go();
  public static final GoRules RULES = new GoRules();

  private Position() {}

  public static GoState of(int seats, String text) {
    return of("", seats, text);
  }

  public static GoState of(String options, int seats, String text) {
    return GAME.notation()
        .position(Settings.parse(GAME.options(), options), seats, Fields.parse(text, seats));
  }

  public static GoMove move(GoState s, int seat, String text) {
    return GAME.notation().move(s, seat, text);
  }
}
