package games.magie.classic.rules;

import games.magie.classic.BoardEvent;
import games.magie.classic.ClassicClause;
import games.magie.classic.ClassicMove;
import games.magie.classic.Deck;
import games.magie.classic.MoveTable;
import games.magie.classic.Phase;
import games.magie.classic.estate.Board;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.Debts;
import games.magie.classic.table.Debts.Owed;
import games.magie.classic.table.Money;
import games.magie.classic.table.Purse;
import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// Into jail and out of it.
public final class Jail {
  public static final int ROLLS = 3;

  private Jail() {}

  /// The turn ends at once, and GO pays nothing.
  static void send(ClassicState s, ClassicClause why, Out out) {
    s.place[s.active] = (byte) Board.JAIL;
    s.jailed |= Seats.mask(s.active);
    s.failedRolls[s.active] = 0;
    if (!out.silent()) {
      out.tell(why, new BoardEvent.Jailed(s.active));
    }
    TurnFlow.endTurn(s);
  }

  /// Whether the seat is about to play a turn in jail.
  private static boolean canLeave(ClassicState s, int seat) {
    return s.phase == Phase.ROLL && seat == s.active && s.isJailed(seat);
  }

  static void legal(ClassicState s, int seat, Moves<ClassicMove> into) {
    if (!canLeave(s, seat)) {
      return;
    }
    if (s.cash[seat] >= s.edition().fine) {
      into.add(ClassicMove.Plain.PAY_FINE);
    }
    for (Deck deck : Deck.ALL) {
      if (s.holder[deck.ordinal()] == seat) {
        into.add(MoveTable.useCard(deck.ordinal()));
      }
    }
  }

  static @Nullable Refusal objectionToFine(ClassicState s, int seat) {
    if (!canLeave(s, seat)) {
      return new Refusal(s.edition().jailFine, "not-in-jail-now");
    }
    return s.cash[seat] >= s.edition().fine
        ? null
        : new Refusal(s.edition().jailFine, "cannot-pay", String.valueOf(s.edition().fine));
  }

  static @Nullable Refusal objectionToCard(ClassicState s, int seat, Deck deck) {
    if (!canLeave(s, seat)) {
      return new Refusal(ClassicClause.JAIL_CARD, "not-in-jail-now");
    }
    return s.holder[deck.ordinal()] == seat
        ? null
        : new Refusal(ClassicClause.JAIL_CARD, "no-such-card", deck.text());
  }

  static void payFine(ClassicState s, Out out) {
    Purse fined = Purse.of(s.active);
    Money.pay(s, fined, Debt.penaltyPurse(s), s.edition().fine, s.edition().jailFine, out);
    free(s, s.edition().jailFine, out);
    if (s.options.fineWaits()) {
      TurnFlow.endTurn(s);
    }
  }

  static void useCard(ClassicState s, Deck deck, Out out) {
    Cards.giveBack(s, deck, out);
    free(s, ClassicClause.JAIL_CARD, out);
  }

  private static void free(ClassicState s, ClassicClause why, Out out) {
    s.jailed &= ~Seats.mask(s.active);
    s.failedRolls[s.active] = 0;
    if (!out.silent()) {
      out.tell(why, new BoardEvent.Freed(s.active));
    }
  }

  /// A roll in jail: out by a double, or by the fine after the third failure, by this same roll.
  static void rolled(ClassicState s, Chance chance, Out out) {
    if (s.first == s.second) {
      free(s, ClassicClause.JAIL_DOUBLE, out);
      s.doubles = s.options.jailDoubleRollsAgain() ? 1 : 0;
      Movement.forward(s, s.first + s.second, chance, out);
      return;
    }
    s.failedRolls[s.active]++;
    if (s.failedRolls[s.active] < ROLLS) {
      TurnFlow.endTurn(s);
      return;
    }
    s.jailMove = true;
    Debt.owe(s, Owed.toBank(s.active, s.edition().fine, Debts.Cause.FINE), out);
  }

  /// The fine of the third failure is paid.
  static void moveOut(ClassicState s, Chance chance, Out out) {
    s.jailMove = false;
    free(s, ClassicClause.JAIL_THIRD, out);
    Movement.forward(s, s.first + s.second, chance, out);
  }
}
