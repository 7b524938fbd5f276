package games.magie.go.rules;

import games.magie.go.GoClause;
import games.magie.go.GoMove;
import games.magie.go.GoView;
import games.magie.kernel.Option;
import games.magie.kernel.Settings;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a player may leave with the table: not to be waited for before the attacks, whatever the
/// kept tiles are.
public final class StandingOrders {
  private static final String KEEP_TILES = "keep-tiles";

  public static final List<Option> ALL = List.of(Option.flag(KEEP_TILES, GoClause.CHANCE_ANY_TIME));

  private StandingOrders() {}

  static @Nullable GoMove move(GoView view, Settings orders) {
    return view.asksForTiles() && orders.on(KEEP_TILES) ? MoveTable.PASS : null;
  }
}
