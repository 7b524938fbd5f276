package games.magie.laws;

import games.magie.kernel.Fields;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;

/// A game with its options and seats.
public record Setting<S extends State<S>, M extends Move, V extends View>(
    Game<S, M, V> game, Settings settings, int seats) {
  public S read(String text) {
    return game.notation().position(settings, seats, Fields.parse(text, seats));
  }

  Fields fields(S s) {
    var fields = new Fields();
    game.notation().position(s, fields);
    return fields;
  }
}
