package games.magie.app.terminal;

import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.text.Fields;

/// Between two people at one terminal: where each sees something that the other may not, the screen
/// is wiped, what everybody may know of the meantime is told again, and the next one presses Enter.
final class Curtain<S extends State<S>, M extends Move, V extends View> {
  private static final int MOST_LINES = 20;
  private static final int NOBODY = -1;

  private final TerminalTable<S, M, V> table;
  private final Terminal terminal;
  private final Narrator narrator;

  /// How much had been told when each seat was last asked.
  private final int[] known;

  private int last = NOBODY;

  Curtain(TerminalTable<S, M, V> table, Terminal terminal, Narrator narrator) {
    this.table = table;
    this.terminal = terminal;
    this.narrator = narrator;
    this.known = new int[table.players().size()];
  }

  /// False where the input ends instead.
  boolean pass(int seat) {
    boolean first = last == NOBODY;
    boolean same = last == seat;
    last = seat;
    int missed = narrator.told() - known[seat];
    known[seat] = narrator.told();
    if (same || people() < 2 || !hides(seat)) {
      return true;
    }
    if (terminal.live() && !first) {
      terminal.curtain();
      terminal.say(narrator.log(Math.min(missed, MOST_LINES)));
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
