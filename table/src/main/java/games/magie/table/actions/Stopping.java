package games.magie.table.actions;

import games.magie.table.TableRecord;
import games.magie.table.TableRecord.State;
import games.magie.table.Write;
import java.util.List;

/// What a table was before it was stopped, so that it can go on as that.
public final class Stopping {
  private Stopping() {}

  public static Write.Action action(TableRecord table) {
    return new TableAction.Stopped(table.state()).kept(table.id());
  }

  /// @param empty whether the game has not begun
  public static State before(List<Write.Action> actions, boolean empty) {
    return TableAction.all(actions).reversed().stream()
        .filter(TableAction.Stopped.class::isInstance)
        .map(TableAction.Stopped.class::cast)
        .findFirst()
        .map(TableAction.Stopped::was)
        .orElse(empty ? State.OPEN : State.PLAYING); // frozen by an older program
  }
}
