package games.magie.classic.estate;

import games.magie.classic.ClassicClause;
import games.magie.classic.ClassicMove;
import games.magie.classic.Deed;
import games.magie.classic.EstateEvent;
import games.magie.classic.MoveTable;
import games.magie.classic.rules.Business;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.Money;
import games.magie.classic.trade.Trades;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// Mortgages: half the price from the bank, to be paid back with ten per cent.
public final class Mortgage {
  private Mortgage() {}

  /// The deeds that a player could mortgage.
  public static int free(ClassicState s, int seat) {
    return s.owned[seat] & ~s.mortgaged & ~s.builtDeeds;
  }

  public static void legalRaise(ClassicState s, int seat, Moves<ClassicMove> into) {
    for (int free = free(s, seat); free != 0; free &= free - 1) {
      into.add(MoveTable.on(ClassicMove.Act.MORTGAGE, Board.first(free)));
    }
  }

  public static void legalRepay(ClassicState s, int seat, Moves<ClassicMove> into) {
    for (int deeds = s.owned[seat] & s.mortgaged; deeds != 0; deeds &= deeds - 1) {
      int deed = Board.first(deeds);
      if (s.cash[seat] >= repayment(deed)) {
        into.add(MoveTable.on(ClassicMove.Act.REPAY, deed));
      }
    }
  }

  public static boolean canRepay(ClassicState s, int seat) {
    for (int deeds = s.owned[seat] & s.mortgaged; deeds != 0; deeds &= deeds - 1) {
      if (s.cash[seat] >= repayment(Board.first(deeds))) {
        return true;
      }
    }
    return false;
  }

  static int repayment(int deed) {
    return Board.mortgageOf(deed) + Board.interestOf(deed);
  }

  public static @Nullable Refusal objectionToRaise(ClassicState s, int seat, Deed deed) {
    if (s.owner[deed.ordinal()] != seat) {
      return new Refusal(ClassicClause.MORTGAGE_RAISE, "not-owner", deed.text());
    }
    if (s.isMortgaged(deed.ordinal())) {
      return new Refusal(ClassicClause.MORTGAGE_RAISE, "mortgaged", deed.text());
    }
    if (s.isBuilt(Board.groupOf(deed.ordinal()))) {
      return new Refusal(ClassicClause.MORTGAGE_RAISE, "buildings", deed.text());
    }
    return Business.objectionToRaise(s, seat, ClassicClause.MORTGAGE_WHEN);
  }

  public static void raise(ClassicState s, int seat, Deed deed, Out out) {
    s.setMortgaged(deed.ordinal(), true);
    if (!out.silent()) {
      out.tell(
          ClassicClause.MORTGAGE_RAISE,
          new EstateEvent.Mortgaged(seat, deed, Board.mortgageOf(deed.ordinal())));
    }
    int value = Board.mortgageOf(deed.ordinal());
    Money.fromBank(s, seat, value, ClassicClause.MORTGAGE_RAISE, out);
    Trades.moved(s, 1 << deed.ordinal(), out);
  }

  public static @Nullable Refusal objectionToRepay(ClassicState s, int seat, Deed deed) {
    if (s.owner[deed.ordinal()] != seat) {
      return new Refusal(ClassicClause.MORTGAGE_OWNER_ONLY, "not-owner", deed.text());
    }
    if (!s.isMortgaged(deed.ordinal())) {
      return new Refusal(ClassicClause.MORTGAGE_REPAY, "not-mortgaged", deed.text());
    }
    if (s.cash[seat] < repayment(deed.ordinal())) {
      return new Refusal(
          ClassicClause.MORTGAGE_REPAY, "cannot-pay", String.valueOf(repayment(deed.ordinal())));
    }
    return Business.objection(s, seat, ClassicClause.MORTGAGE_WHEN);
  }

  public static void repay(ClassicState s, int seat, Deed deed, ClassicClause why, Out out) {
    s.setMortgaged(deed.ordinal(), false);
    if (!out.silent()) {
      out.tell(why, new EstateEvent.Repaid(seat, deed, repayment(deed.ordinal())));
    }
    Money.toBank(s, seat, repayment(deed.ordinal()), why, out);
    Trades.moved(s, 1 << deed.ordinal(), out);
  }

  /// Every free deed of a player, for who is bankrupt.
  public static void raiseAll(ClassicState s, int seat, Out out) {
    for (int deeds = s.owned[seat] & ~s.mortgaged; deeds != 0; deeds &= deeds - 1) {
      raise(s, seat, Board.firstDeed(deeds), out);
    }
  }
}
