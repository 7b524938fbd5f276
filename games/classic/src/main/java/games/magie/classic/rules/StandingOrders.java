package games.magie.classic.rules;

import games.magie.classic.ClassicClause;
import games.magie.classic.ClassicMove;
import games.magie.classic.ClassicView;
import games.magie.kernel.Option;
import games.magie.kernel.Settings;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a player may leave with the table and nobody else need know. Asking for rent and the window
/// after a turn are orders that all may see: those are moves.
public final class StandingOrders {
  private static final String NEVER_ABOVE = "never-bid-above";

  /// As good as no limit.
  private static final int NO_LIMIT = 100_000;

  public static final List<Option> ALL =
      List.of(Option.number(NEVER_ABOVE, ClassicClause.AUCTION_ALL, NO_LIMIT, 0, NO_LIMIT));

  private StandingOrders() {}

  static @Nullable ClassicMove move(ClassicView view, Settings orders) {
    boolean enough = view.mayBid() && view.highBid() >= orders.number(NEVER_ABOVE);
    return enough ? ClassicMove.Plain.PASS : null;
  }
}
