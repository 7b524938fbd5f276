package games.magie.classic.rules;

import games.magie.classic.ClassicClause;
import games.magie.classic.ClassicMove;
import games.magie.classic.Phase;
import games.magie.classic.SeatSet;
import games.magie.classic.estate.Building;
import games.magie.classic.estate.Mortgage;
import games.magie.classic.estate.Selling;
import games.magie.classic.table.ClassicState;
import games.magie.kernel.Moves;
import games.magie.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// When a player may build, sell, mortgage, repay and deal: between turns everybody; before a bonus
/// roll its roller, or everybody if the edition says between any rolls; in a debt its debtor; never
/// while a space is played or an auction runs.
public final class Business {
  private Business() {}

  /// Everything is open to this seat.
  public static boolean open(ClassicState s, int seat) {
    return switch (s.phase) {
      case WINDOW -> true;
      case ROLL -> seat == s.active || openToOthers(s);
      case TOKENS, BUY, AUCTION, DEBT, TRANSFER, WISHES, PLACE, OVER -> false;
    };
  }

  /// Whether who does not roll may act before this roll: the first one of a turn is thrown between
  /// turns.
  private static boolean openToOthers(ClassicState s) {
    return s.doubles == 0 || s.edition().betweenAnyRolls;
  }

  /// Money may be raised from buildings and deeds.
  static boolean mayRaise(ClassicState s, int seat) {
    return open(s, seat)
        || (s.phase == Phase.DEBT && s.debts.debtor(0) == seat)
        || (s.phase == Phase.BUY && s.active == seat);
  }

  /// Two players may deal with each other: one of them is enough to be on turn, or the debtor.
  public static boolean mayDeal(ClassicState s, SeatSet both) {
    return switch (s.phase) {
      case WINDOW -> true;
      case ROLL -> both.has(s.active) || openToOthers(s);
      case DEBT -> both.has(s.debts.debtor(0));
      case TOKENS, BUY, AUCTION, TRANSFER, WISHES, PLACE, OVER -> false;
    };
  }

  public static @Nullable Refusal objection(ClassicState s, int seat, ClassicClause when) {
    return open(s, seat) ? null : new Refusal(when, "not-now");
  }

  public static @Nullable Refusal objectionToRaise(ClassicState s, int seat, ClassicClause when) {
    return mayRaise(s, seat) ? null : new Refusal(when, "not-now");
  }

  /// Build, sell, mortgage, repay, and standing orders, where all is open.
  static void legal(ClassicState s, int seat, Moves<ClassicMove> into) {
    if (s.whole[seat] != 0) {
      Building.legal(s, seat, into);
      Selling.legal(s, seat, into);
    }
    Mortgage.legalRaise(s, seat, into);
    Mortgage.legalRepay(s, seat, into);
    Window.legalOrders(s, seat, into);
  }

  /// Whether a seat has anything of its own to do; merely being able to offer does not count.
  static boolean possible(ClassicState s, int seat) {
    return (s.owned[seat] & ~s.mortgaged) != 0 || Mortgage.canRepay(s, seat);
  }
}
