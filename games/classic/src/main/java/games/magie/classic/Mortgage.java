package games.magie.classic;

import games.magie.classic.ClassicEvent.OnDeed;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// Mortgages: half the price from the bank, to be paid back with ten per cent.
final class Mortgage {
  private Mortgage() {}

  /// The deeds that a player could mortgage.
  static int free(ClassicState s, int seat) {
    return s.owned[seat] & ~s.mortgaged & ~s.builtDeeds;
  }

  static void legalRaise(ClassicState s, int seat, Moves<ClassicMove> into) {
    for (int free = free(s, seat); free != 0; free &= free - 1) {
      into.add(MoveTable.MORTGAGE[Board.first(free)]);
    }
  }

  static void legalRepay(ClassicState s, int seat, Moves<ClassicMove> into) {
    for (int deeds = s.owned[seat] & s.mortgaged; deeds != 0; deeds &= deeds - 1) {
      int deed = Board.first(deeds);
      if (s.cash[seat] >= repayment(deed)) {
        into.add(MoveTable.on(ClassicMove.Act.REPAY, deed));
      }
    }
  }

  static boolean canRepay(ClassicState s, int seat) {
    for (int deeds = s.owned[seat] & s.mortgaged; deeds != 0; deeds &= deeds - 1) {
      if (s.cash[seat] >= repayment(Board.first(deeds))) {
        return true;
      }
    }
    return false;
  }

  static int repayment(int deed) {
    return Board.MORTGAGE[deed] + Board.INTEREST[deed];
  }

  static @Nullable Refusal objectionToRaise(ClassicState s, int seat, int deed) {
    if (s.owner[deed] != seat) {
      return new Refusal(ClassicClause.MORTGAGE_RAISE, "not-owner", Deed.ALL[deed].text());
    }
    if (s.isMortgaged(deed)) {
      return new Refusal(ClassicClause.MORTGAGE_RAISE, "mortgaged", Deed.ALL[deed].text());
    }
    if (s.isBuilt(Board.GROUP_OF[deed])) {
      return new Refusal(ClassicClause.MORTGAGE_RAISE, "buildings", Deed.ALL[deed].text());
    }
    return Business.objectionToRaise(s, seat, ClassicClause.MORTGAGE_WHEN);
  }

  static void raise(ClassicState s, int seat, int deed, Out out) {
    s.setMortgaged(deed, true);
    tell(OnDeed.MORTGAGED, seat, deed, Board.MORTGAGE[deed], ClassicClause.MORTGAGE_RAISE, out);
    Money.pay(s, Money.BANK, seat, Board.MORTGAGE[deed], ClassicClause.MORTGAGE_RAISE, out);
    Deals.moved(s, 1 << deed, out);
  }

  static @Nullable Refusal objectionToRepay(ClassicState s, int seat, int deed) {
    if (s.owner[deed] != seat) {
      return new Refusal(ClassicClause.MORTGAGE_OWNER_ONLY, "not-owner", Deed.ALL[deed].text());
    }
    if (!s.isMortgaged(deed)) {
      return new Refusal(ClassicClause.MORTGAGE_REPAY, "not-mortgaged", Deed.ALL[deed].text());
    }
    if (s.cash[seat] < repayment(deed)) {
      return new Refusal(
          ClassicClause.MORTGAGE_REPAY, "cannot-pay", String.valueOf(repayment(deed)));
    }
    return Business.objection(s, seat, ClassicClause.MORTGAGE_WHEN);
  }

  static void repay(ClassicState s, int seat, int deed, ClassicClause why, Out out) {
    s.setMortgaged(deed, false);
    tell(OnDeed.REPAID, seat, deed, repayment(deed), why, out);
    Money.pay(s, seat, Money.BANK, repayment(deed), why, out);
    Deals.moved(s, 1 << deed, out);
  }

  /// Every free deed of a player, for who is bankrupt.
  static void raiseAll(ClassicState s, int seat, Out out) {
    for (int deeds = s.owned[seat] & ~s.mortgaged; deeds != 0; deeds &= deeds - 1) {
      raise(s, seat, Board.first(deeds), out);
    }
  }

  static void tell(OnDeed what, int seat, int deed, int amount, ClassicClause why, Out out) {
    if (!out.silent()) {
      out.tell(why, new ClassicEvent.AtDeed(what, seat, Deed.ALL[deed], amount));
    }
  }
}
