package games.magie.classic.rules;

import games.magie.classic.ClassicClause;
import games.magie.classic.ClassicMove;
import games.magie.classic.Deed;
import games.magie.classic.EstateEvent;
import games.magie.classic.Lot;
import games.magie.classic.Phase;
import games.magie.classic.SeatSet;
import games.magie.classic.estate.Board;
import games.magie.classic.estate.Mortgage;
import games.magie.classic.estate.Selling;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.Money;
import games.magie.classic.trade.Auction;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// The first choice of who lands on an unowned property.
final class Buying {
  private Buying() {}

  /// Who could not raise the price at all has declined by itself.
  static void landed(ClassicState s, int deed, Out out) {
    int price = Board.price(deed);
    if (s.cash[s.active] >= price || Money.raisable(s, s.active) >= price) {
      s.buying = true;
    } else {
      declined(s, deed, out);
    }
  }

  private static int deed(ClassicState s) {
    return Board.deedAt(s.place[s.active]);
  }

  static void legal(ClassicState s, Moves<ClassicMove> into) {
    if (s.cash[s.active] >= Board.price(deed(s))) {
      into.add(ClassicMove.Plain.BUY);
    }
    into.add(ClassicMove.Plain.DECLINE);
    Selling.legal(s, s.active, into);
    Mortgage.legalRaise(s, s.active, into);
  }

  static @Nullable Refusal objectionToBuy(ClassicState s, int seat) {
    Refusal notNow = objectionToDecline(s, seat);
    if (notNow != null) {
      return notNow;
    }
    int price = Board.price(deed(s));
    return s.cash[seat] >= price
        ? null
        : new Refusal(ClassicClause.BUY_FIRST_CHOICE, "cannot-pay", String.valueOf(price));
  }

  static @Nullable Refusal objectionToDecline(ClassicState s, int seat) {
    if (seat != s.active) {
      return new Refusal(ClassicClause.TURN_PASS, "not-your-turn", Seats.letter(s.active));
    }
    return s.phase == Phase.BUY
        ? null
        : new Refusal(ClassicClause.BUY_FIRST_CHOICE, "nothing-to-buy");
  }

  static void buy(ClassicState s, Out out) {
    int deed = deed(s);
    s.buying = false;
    Money.toBank(s, s.active, Board.price(deed), ClassicClause.BUY_FIRST_CHOICE, out);
    s.give(Deed.ALL.get(deed), s.active);
    if (!out.silent()) {
      out.tell(
          ClassicClause.BUY_FIRST_CHOICE,
          new EstateEvent.Bought(s.active, Deed.ALL.get(deed), Board.price(deed)));
    }
  }

  static void decline(ClassicState s, Out out) {
    s.buying = false;
    declined(s, deed(s), out);
  }

  private static void declined(ClassicState s, int deed, Out out) {
    if (!out.silent()) {
      out.tell(
          ClassicClause.BUY_DECLINE,
          new EstateEvent.Declined(s.active, Deed.ALL.get(deed), Board.price(deed)));
    }
    if (s.options.auctions()) {
      Auction.open(s, new Lot(deed), 1, SeatSet.of(s.out), out);
    }
  }
}
