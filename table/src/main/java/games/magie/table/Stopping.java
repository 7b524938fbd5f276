package games.magie.table;

import games.magie.kernel.Seats;
import games.magie.table.TableRecord.State;
import java.util.List;

/// What a table was before it was stopped, so that it can go on as that. It is an act beside the
/// journal.
final class Stopping {
  private static final String WAS = "was ";

  private Stopping() {}

  static Write.Act act(TableRecord table) {
    return Write.Act.ofTable(table.id(), Seats.SPECTATOR, WAS + table.state().text());
  }

  /// @param empty whether the game has not begun
  static State before(List<Write.Act> acts, boolean empty) {
    return acts.reversed().stream()
        .map(Write.Act::content)
        .filter(content -> content.startsWith(WAS))
        .findFirst()
        .map(content -> State.of(content.substring(WAS.length())))
        .orElse(empty ? State.OPEN : State.PLAYING); // frozen by an older program
  }
}
