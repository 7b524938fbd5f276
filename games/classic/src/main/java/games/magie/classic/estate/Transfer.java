package games.magie.classic.estate;

import games.magie.classic.ClassicClause;
import games.magie.classic.ClassicMove;
import games.magie.classic.Deed;
import games.magie.classic.EstateEvent;
import games.magie.classic.MoveTable;
import games.magie.classic.Phase;
import games.magie.classic.SeatSet;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.Debts;
import games.magie.classic.table.Money;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// Who receives a mortgaged deed pays the bank at once: the whole repayment, or the interest alone.
public final class Transfer {
  private Transfer() {}

  /// The next deed for which the bank is to be paid: asks, pays the interest, or makes a debt of
  /// it.
  public static void next(ClassicState s, Out out) {
    int seat = s.active;
    while (s.fees[seat] == 0) {
      seat = (seat + 1) % s.seats;
    }
    int deed = Board.first(s.fees[seat]);
    if (s.cash[seat] >= toChoose(s, seat)) {
      s.heir = seat;
    } else if (s.cash[seat] >= Board.interestOf(deed)) {
      keep(s, seat, Deed.ALL.get(deed), out);
    } else {
      Deed received = Deed.ALL.get(deed);
      s.removeFee(seat, received);
      s.debts.addFirst(
          new Debts.Owed(
              seat, SeatSet.NONE, Board.interestOf(deed), Debts.Cause.INTEREST, received));
    }
  }

  /// What a seat needs to have the choice: the repayment of the first deed and the interest on the
  /// others.
  public static int toChoose(ClassicState s, int seat) {
    int deed = Board.first(s.fees[seat]);
    return Mortgage.repayment(deed) + interest(s.fees[seat] & ~(1 << deed));
  }

  /// Ten per cent of all these deeds.
  public static int interest(int deeds) {
    int sum = 0;
    for (int rest = deeds; rest != 0; rest &= rest - 1) {
      sum += Board.interestOf(Board.first(rest));
    }
    return sum;
  }

  public static void legal(ClassicState s, int seat, Moves<ClassicMove> into) {
    if (s.phase == Phase.TRANSFER && s.heir == seat) {
      int deed = Board.first(s.fees[seat]);
      into.add(MoveTable.on(ClassicMove.Act.KEEP, deed));
      into.add(MoveTable.on(ClassicMove.Act.LIFT, deed));
    }
  }

  public static @Nullable Refusal objection(ClassicState s, int seat, Deed deed) {
    boolean asked =
        s.phase == Phase.TRANSFER && s.heir == seat && Board.first(s.fees[seat]) == deed.ordinal();
    return asked ? null : new Refusal(ClassicClause.MORTGAGE_TRANSFER, "not-asked", deed.text());
  }

  public static void lift(ClassicState s, int seat, Deed deed, Out out) {
    s.heir = ClassicState.NOBODY;
    s.removeFee(seat, deed);
    Mortgage.repay(s, seat, deed, ClassicClause.MORTGAGE_TRANSFER, out);
  }

  public static void keep(ClassicState s, int seat, Deed deed, Out out) {
    s.heir = ClassicState.NOBODY;
    s.removeFee(seat, deed);
    if (!out.silent()) {
      out.tell(
          ClassicClause.MORTGAGE_TRANSFER,
          new EstateEvent.InterestPaid(seat, deed, Board.interestOf(deed.ordinal())));
    }
    int interest = Board.interestOf(deed.ordinal());
    Money.toBank(s, seat, interest, ClassicClause.MORTGAGE_TRANSFER, out);
  }
}
