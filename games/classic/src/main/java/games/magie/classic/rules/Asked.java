package games.magie.classic.rules;

import games.magie.classic.table.ClassicState;
import games.magie.classic.trade.Auction;
import games.magie.classic.trade.Trades;
import games.magie.kernel.Seats;

/// Whom a position waits for. [TurnFlow] keeps it in [ClassicState#waiting] after each act.
public final class Asked {
  private Asked() {}

  public static int by(ClassicState s) {
    return switch (s.phase) {
      case TOKENS -> SettingUp.awaited(s);
      case ROLL -> answerersOr(s, s.active);
      case BUY -> Seats.mask(s.active);
      case AUCTION -> Auction.awaited(s);
      case DEBT -> answerersOr(s, s.debts.debtor(0));
      case TRANSFER -> Seats.mask(s.heir);
      case WISHES -> s.shortage.silent();
      case PLACE -> Seats.mask(s.shortage.placer);
      case WINDOW -> Window.awaited(s);
      case OVER -> 0;
    };
  }

  /// While an offer is open, the game waits for its answer and not for who would go on.
  static int answerersOr(ClassicState s, int seat) {
    int answerers = s.offers.count == 0 ? 0 : Trades.answerers(s);
    return answerers != 0 ? answerers : Seats.mask(seat);
  }
}
