package games.magie.howto;

import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.text.Fields;

/// Says whether a move is allowed in a position that was written down, and if not, by which clause.
final class JudgeAPosition {
  private JudgeAPosition() {}

  static <S extends State<S>, M extends Move, V extends View> String judge(
      Game<S, M, V> game, int seats, String position, int seat, String move) {
    var settings = Settings.defaults(game.options());
    S s = game.notation().position(settings, seats, Fields.parse(position, seats));
    M meant = game.notation().move(s, seat, move);
    var why = game.rules().objection(s, seat, meant);
    return why == null ? "allowed" : "refused by " + why.clause().id() + ": " + why.text();
  }
}
