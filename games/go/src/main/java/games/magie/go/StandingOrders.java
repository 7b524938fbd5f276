package games.magie.go;

import games.magie.kernel.Option;
import games.magie.kernel.Settings;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a player may leave with the table: not to be waited for before the attacks, whatever the
/// kept tiles are.
final class StandingOrders {
  private static final String KEEP_TILES = "keep-tiles";

  static final List<Option> ALL = List.of(Option.flag(KEEP_TILES, GoClause.CHANCE_ANY_TIME));

  private StandingOrders() {}

  static @Nullable GoMove move(GoView view, Settings orders) {
    boolean asked =
        view.seat() >= 0 && view.state().phase == Phase.WINDOW && view.awaited(view.seat());
    return asked && orders.on(KEEP_TILES) ? MoveTable.PASS : null;
  }
}
