package games.magie.laws;

import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.text.Fields;

/// A game with its options and seats.
public record Setting<S extends State<S>, M extends Move, V extends View>(
    Game<S, M, V> game, Settings settings, int seats) {
  private static final int ONE_TEXT_IN = 4;

  public S read(String text) {
    return game.notation().position(settings, seats, Fields.parse(text, seats));
  }

  /// Reads what was written, without the text between: for laws that need many positions. That the
  /// text between changes nothing is judged at every step.
  public S read(Fields written) {
    return game.notation().position(settings, seats, written);
  }

  /// Objects to a position that does not read back as it was written.
  public void readsBack(S s, Seeded random) {
    Fields written = fields(s);
    boolean asText = random.below(ONE_TEXT_IN) == 0;
    Fields again = fields(asText ? read(written.text()) : read(written));
    if (!written.same(again)) {
      LawBroken.unlessSame(written.text(), again.text(), "the position read back is");
    }
  }

  public Fields fields(S s) {
    var fields = new Fields();
    game.notation().position(s, fields);
    return fields;
  }
}
