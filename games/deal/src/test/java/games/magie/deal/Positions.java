package games.magie.deal;

import games.magie.deal.table.DealState;
import games.magie.kernel.Moves;
import games.magie.kernel.Settings;
import games.magie.kernel.text.Fields;
import java.util.List;

/// Positions from text, and the moves in them.
public final class Positions {
  public static final Deal GAME = new Deal();

  private Positions() {}

  public static DealState read(String options, int seats, String text) {
    var settings = Settings.parse(GAME.options(), options);
    return GAME.notation().position(settings, seats, Fields.parse(text, seats));
  }

  public static List<DealMove> legal(DealState s) {
    var moves = new Moves<DealMove>();
    GAME.rules().legal(s, s.awaited(), moves);
    return moves.toList();
  }
}
