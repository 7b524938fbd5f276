package games.magie.classic;

import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// What is owed is paid by itself if the cash is there; otherwise the game stops until the debtor
/// has raised the money and pays, or cannot and is bankrupt.
final class Debt {
  private Debt() {}

  /// @param creditors a mask; empty is the bank
  static void owe(
      ClassicState s, int debtor, int creditors, int amount, Debts.Cause why, int deed, Out out) {
    if (s.cash[debtor] >= amount && s.calm()) {
      settle(s, debtor, creditors, amount, why, out);
    } else if (amount > 0) {
      s.debts.add(debtor, creditors, amount, why, deed);
    }
  }

  private static void settle(
      ClassicState s, int debtor, int creditors, int amount, Debts.Cause why, Out out) {
    if (creditors == 0) {
      int purse = why.penalty() ? penaltyPurse(s) : Money.BANK;
      Money.pay(s, debtor, purse, amount, why.clause, out);
      return;
    }
    boolean one = (creditors & creditors - 1) == 0;
    int share = one ? amount : amount / Integer.bitCount(creditors);
    for (int rest = creditors; rest != 0; rest &= rest - 1) {
      Money.pay(s, debtor, Integer.numberOfTrailingZeros(rest), share, why.clause, out);
    }
  }

  /// Where taxes, fines and card payments go.
  static int penaltyPurse(ClassicState s) {
    return s.options.freeParkingPot() ? Money.POT : Money.BANK;
  }

  /// Looks at the first debt: paid if the cash is there, else its debtor is asked.
  static boolean next(ClassicState s, Out out) {
    Debts debts = s.debts;
    int debtor = debts.debtor(0);
    if (s.cash[debtor] >= debts.amount(0)) {
      payFirst(s, out);
    } else {
      debts.opened = true;
      if (!out.silent()) {
        out.tell(
            ClassicClause.DEBT_RAISE,
            new ClassicEvent.Owes(debtor, debts.creditors(0), debts.amount(0)));
      }
    }
    return true;
  }

  private static void payFirst(ClassicState s, Out out) {
    Debts debts = s.debts;
    int debtor = debts.debtor(0);
    int creditors = debts.creditors(0);
    int amount = debts.amount(0);
    Debts.Cause why = debts.why();
    remove(s, 0, out);
    settle(s, debtor, creditors, amount, why, out);
  }

  static void legal(ClassicState s, int seat, Moves<ClassicMove> into) {
    if (s.phase != Phase.DEBT || !s.debts.stopsAt(seat)) {
      return;
    }
    if (s.cash[seat] >= s.debts.amount(0)) {
      into.add(ClassicMove.Plain.PAY);
    } else if (Money.raisable(s, seat) < s.debts.amount(0)) {
      into.add(ClassicMove.Plain.BANKRUPT);
    }
    Selling.legal(s, seat, into);
    Mortgage.legalRaise(s, seat, into);
  }

  private static @Nullable Refusal objection(ClassicState s, int seat) {
    return s.phase == Phase.DEBT && s.debts.stopsAt(seat)
        ? null
        : new Refusal(ClassicClause.DEBT_RAISE, "no-debt");
  }

  static @Nullable Refusal objectionToPay(ClassicState s, int seat) {
    Refusal why = objection(s, seat);
    if (why == null && s.cash[seat] < s.debts.amount(0)) {
      return new Refusal(ClassicClause.DEBT_RAISE, "cannot-pay", String.valueOf(s.debts.amount(0)));
    }
    return why;
  }

  /// Who can raise the money may not give up.
  static @Nullable Refusal objectionToBankrupt(ClassicState s, int seat) {
    Refusal why = objection(s, seat);
    if (why == null && Money.raisable(s, seat) >= s.debts.amount(0)) {
      return new Refusal(
          ClassicClause.DEBT_BANKRUPT, "can-raise", String.valueOf(Money.raisable(s, seat)));
    }
    return why;
  }

  static void pay(ClassicState s, Out out) {
    payFirst(s, out);
  }

  static void bankrupt(ClassicState s, Out out) {
    Bankruptcy.declare(s, s.debts.debtor(0), s.debts.creditors(0), out);
  }

  /// Time is up: money is raised in a fixed order and paid, or the debtor is bankrupt.
  static void raiseAndPay(ClassicState s, int seat, Out out) {
    if (Money.raisable(s, seat) < s.debts.amount(0)) {
      bankrupt(s, out);
      return;
    }
    var ways = new Moves<ClassicMove>();
    while (s.cash[seat] < s.debts.amount(0)) {
      ways.clear();
      Mortgage.legalRaise(s, seat, ways);
      Selling.legal(s, seat, ways);
      switch (ways.get(0)) {
        case ClassicMove.OnDeed(ClassicMove.Act act, Deed deed)
            when act == ClassicMove.Act.MORTGAGE ->
            Mortgage.raise(s, seat, deed.ordinal(), out);
        case ClassicMove.OnDeed(ClassicMove.Act _, Deed deed) ->
            Selling.sell(s, seat, deed.ordinal(), out);
        case ClassicMove.SellDown down -> Selling.sellDown(s, seat, down, out);
        default -> throw new IllegalStateException("no way to raise money");
      }
    }
    payFirst(s, out);
  }

  /// A creditor takes property for part of what it is owed, or for all.
  static void reduce(ClassicState s, int creditor, int amount, Out out) {
    Debts debts = s.debts;
    boolean several = Integer.bitCount(debts.creditors(0)) > 1;
    int rest = several ? debts.creditors(0) & ~Seats.mask(creditor) : debts.creditors(0);
    if (debts.amount(0) == amount) {
      remove(s, 0, out);
    } else {
      change(s, 0, rest, debts.amount(0) - amount, out);
    }
  }

  private static void remove(ClassicState s, int at, Out out) {
    s.debts.remove(at);
    Deals.debtChanged(s, out);
  }

  private static void change(ClassicState s, int at, int creditors, int amount, Out out) {
    s.debts.change(at, creditors, amount);
    Deals.debtChanged(s, out);
  }

  /// A player is out: what it owed and what it was owed is void.
  static void forget(ClassicState s, int seat, Out out) {
    Debts debts = s.debts;
    for (int at = debts.count - 1; at >= 0; at--) {
      int creditors = debts.creditors(at);
      int rest = creditors & ~Seats.mask(seat);
      if (debts.debtor(at) == seat || (creditors != 0 && rest == 0)) {
        remove(s, at, out);
      } else if (rest != creditors) {
        int share = debts.amount(at) / Integer.bitCount(creditors);
        change(s, at, rest, debts.amount(at) - share, out);
      }
    }
  }
}
