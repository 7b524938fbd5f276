package games.magie.deal;

import games.magie.deal.listing.MoveTable;
import games.magie.kernel.Option;
import games.magie.kernel.Settings;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a player may leave with the table. Letting everything happen means just that, with a Just
/// Say No in the hand or without: what the table does for a seat tells nobody what the seat holds.
public final class StandingOrders {
  private static final String AUTO_PASS = "auto-pass";
  private static final String PAY_LEAST = "pay-least";

  static final List<Option> ALL =
      List.of(
          Option.flag(AUTO_PASS, DealClause.NO_CANCEL),
          Option.flag(PAY_LEAST, DealClause.PAY_FROM_TABLE));

  private StandingOrders() {}

  public static @Nullable DealMove move(DealView view, Settings orders) {
    if (view.seat() < 0 || view.awaited() != view.seat()) {
      return null;
    }
    return switch (view.phase()) {
      case REACT -> orders.on(AUTO_PASS) ? MoveTable.ACCEPT : null;
      case PAY -> orders.on(PAY_LEAST) ? view.leastPayment() : null;
      case PLAY, AIM, LIFT, DISCARD, CHARGE, TAKE, GIVE, ARRIVE, OVER -> null;
    };
  }
}
