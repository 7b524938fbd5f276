package games.magie.app.terminal;

import games.magie.kernel.Fields;
import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;

/// Between two people at one terminal: where each sees something that the other may not, the screen
/// is cleared and the next one presses Enter.
final class Curtain<S extends State<S>, M extends Move, V extends View> {
  private static final int SCREEN = 60;
  private static final int NOBODY = -1;

  private final Table<S, M, V> table;
  private final Terminal terminal;
  private int last = NOBODY;

  Curtain(Table<S, M, V> table, Terminal terminal) {
    this.table = table;
    this.terminal = terminal;
  }

  /// False where the input ends instead.
  boolean pass(int seat) {
    boolean first = last == NOBODY;
    boolean same = last == seat;
    last = seat;
    if (same || people() < 2 || !hides(seat)) {
      return true;
    }
    if (terminal.live() && !first) {
      terminal.say("\n".repeat(SCREEN));
    }
    String line = terminal.ask("Only " + table.names().get(seat) + " looks now. Press Enter. ");
    return line != null && !line.equals("quit") && !line.equals("q");
  }

  private long people() {
    return table.players().stream().filter(player -> player.person()).count();
  }

  private boolean hides(int seat) {
    var fields = new Fields();
    table.game().notation().view(table.view(seat), fields);
    return !fields.hidden().isEmpty();
  }
}
