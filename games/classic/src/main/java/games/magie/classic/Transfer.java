package games.magie.classic;

import games.magie.classic.ClassicEvent.OnDeed;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// Who receives a mortgaged deed pays the bank at once: the whole repayment, or the interest alone.
final class Transfer {
  private Transfer() {}

  /// The next deed for which the bank is to be paid: asks, pays the interest, or makes a debt of
  /// it.
  static void next(ClassicState s, Out out) {
    int seat = s.active;
    while (s.fees[seat] == 0) {
      seat = (seat + 1) % s.seats;
    }
    int deed = Board.first(s.fees[seat]);
    if (s.cash[seat] >= toChoose(s, seat)) {
      s.heir = seat;
    } else if (s.cash[seat] >= Board.INTEREST[deed]) {
      keep(s, seat, deed, out);
    } else {
      s.setFees(seat, s.fees[seat] & ~(1 << deed));
      s.debts.addFirst(seat, 0, Board.INTEREST[deed], Debts.Cause.INTEREST, deed);
    }
  }

  /// What a seat needs to have the choice: the repayment of the first deed and the interest on the
  /// others.
  static int toChoose(ClassicState s, int seat) {
    int deed = Board.first(s.fees[seat]);
    return Mortgage.repayment(deed) + interest(s.fees[seat] & ~(1 << deed));
  }

  /// Ten per cent of all these deeds.
  static int interest(int deeds) {
    int sum = 0;
    for (int rest = deeds; rest != 0; rest &= rest - 1) {
      sum += Board.INTEREST[Board.first(rest)];
    }
    return sum;
  }

  static void legal(ClassicState s, int seat, Moves<ClassicMove> into) {
    if (s.phase == Phase.TRANSFER && s.heir == seat) {
      int deed = Board.first(s.fees[seat]);
      into.add(MoveTable.on(ClassicMove.Act.KEEP, deed));
      into.add(MoveTable.on(ClassicMove.Act.LIFT, deed));
    }
  }

  static @Nullable Refusal objection(ClassicState s, int seat, int deed) {
    boolean asked =
        s.phase == Phase.TRANSFER && s.heir == seat && Board.first(s.fees[seat]) == deed;
    return asked
        ? null
        : new Refusal(ClassicClause.MORTGAGE_TRANSFER, "not-asked", Deed.ALL[deed].text());
  }

  static void lift(ClassicState s, int seat, int deed, Out out) {
    s.heir = ClassicState.NOBODY;
    s.setFees(seat, s.fees[seat] & ~(1 << deed));
    Mortgage.repay(s, seat, deed, ClassicClause.MORTGAGE_TRANSFER, out);
  }

  static void keep(ClassicState s, int seat, int deed, Out out) {
    s.heir = ClassicState.NOBODY;
    s.setFees(seat, s.fees[seat] & ~(1 << deed));
    Mortgage.tell(
        OnDeed.INTEREST, seat, deed, Board.INTEREST[deed], ClassicClause.MORTGAGE_TRANSFER, out);
    Money.pay(s, seat, Money.BANK, Board.INTEREST[deed], ClassicClause.MORTGAGE_TRANSFER, out);
  }
}
