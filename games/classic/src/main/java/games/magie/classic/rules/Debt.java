package games.magie.classic.rules;

import games.magie.classic.ClassicClause;
import games.magie.classic.ClassicMove;
import games.magie.classic.Deed;
import games.magie.classic.PaymentEvent;
import games.magie.classic.Phase;
import games.magie.classic.SeatSet;
import games.magie.classic.estate.Mortgage;
import games.magie.classic.estate.Selling;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.Debts;
import games.magie.classic.table.Debts.Owed;
import games.magie.classic.table.Money;
import games.magie.classic.table.Purse;
import games.magie.classic.trade.Trades;
import games.magie.kernel.Bits;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// What is owed is paid by itself if the cash is there; otherwise the game stops until the debtor
/// has raised the money and pays, or cannot and is bankrupt.
public final class Debt {
  private Debt() {}

  static void owe(ClassicState s, Owed debt, Out out) {
    if (s.cash[debt.debtor()] >= debt.amount() && s.calm()) {
      settle(s, debt, out);
    } else if (debt.amount() > 0) {
      s.debts.add(debt);
    }
  }

  private static void settle(ClassicState s, Owed debt, Out out) {
    Purse debtor = Purse.of(debt.debtor());
    Debts.Cause why = debt.why();
    if (debt.creditors() == SeatSet.NONE) {
      Purse purse = why.penalty() ? penaltyPurse(s) : Purse.BANK;
      Money.pay(s, debtor, purse, debt.amount(), why.clause, out);
      return;
    }
    int share = debt.amount() / debt.creditors().count();
    for (int rest = debt.creditors().mask(); rest != 0; rest = Bits.rest(rest)) {
      Money.pay(s, debtor, Purse.of(Bits.first(rest)), share, why.clause, out);
    }
  }

  /// Where taxes, fines and card payments go.
  static Purse penaltyPurse(ClassicState s) {
    return s.options.freeParkingPot() ? Purse.POT : Purse.BANK;
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
            new PaymentEvent.Owes(debtor, debts.creditors(0).mask(), debts.amount(0)));
      }
    }
    return true;
  }

  private static void payFirst(ClassicState s, Out out) {
    Owed first = s.debts.get(0);
    remove(s, 0, out);
    settle(s, first, out);
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
      raise(s, seat, ways.get(0), out);
    }
    payFirst(s, out);
  }

  /// One way of raising money: a mortgage, a building, or a group's buildings of many sales at
  /// once.
  private static void raise(ClassicState s, int seat, ClassicMove way, Out out) {
    if (way instanceof ClassicMove.SellDown down) {
      Selling.sellDown(s, seat, down, out);
    } else if (way instanceof ClassicMove.OnDeed(ClassicMove.Act act, Deed deed)) {
      if (act == ClassicMove.Act.MORTGAGE) {
        Mortgage.raise(s, seat, deed, out);
      } else {
        Selling.sell(s, seat, deed, out);
      }
    } else {
      throw new IllegalStateException("no way to raise money: " + way.text());
    }
  }

  /// A creditor takes property for part of what it is owed, or for all.
  public static void reduce(ClassicState s, int creditor, int amount, Out out) {
    Debts debts = s.debts;
    SeatSet all = debts.creditors(0);
    SeatSet rest = all.count() > 1 ? all.without(creditor) : all;
    if (debts.amount(0) == amount) {
      remove(s, 0, out);
    } else {
      change(s, 0, rest, debts.amount(0) - amount, out);
    }
  }

  private static void remove(ClassicState s, int at, Out out) {
    s.debts.remove(at);
    Trades.debtChanged(s, out);
  }

  private static void change(ClassicState s, int at, SeatSet creditors, int amount, Out out) {
    s.debts.change(at, creditors, amount);
    Trades.debtChanged(s, out);
  }

  /// A player is out: what it owed and what it was owed is void.
  static void forget(ClassicState s, int seat, Out out) {
    Debts debts = s.debts;
    for (int at = debts.count - 1; at >= 0; at--) {
      SeatSet creditors = debts.creditors(at);
      SeatSet rest = creditors.without(seat);
      if (debts.debtor(at) == seat || (creditors != rest && rest == SeatSet.NONE)) {
        remove(s, at, out);
      } else if (rest != creditors) {
        int share = debts.amount(at) / creditors.count();
        change(s, at, rest, debts.amount(at) - share, out);
      }
    }
  }
}
