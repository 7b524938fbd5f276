package games.magie.classic;

import games.magie.classic.ClassicEvent.OnDeed;
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
    int price = Board.PRICE[deed];
    if (s.cash[s.active] >= price || Money.raisable(s, s.active) >= price) {
      s.buying = true;
    } else {
      declined(s, deed, out);
    }
  }

  private static int deed(ClassicState s) {
    return Board.DEED_AT[s.place[s.active]];
  }

  static void legal(ClassicState s, Moves<ClassicMove> into) {
    if (s.cash[s.active] >= Board.PRICE[deed(s)]) {
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
    int price = Board.PRICE[deed(s)];
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
    Money.pay(s, s.active, Money.BANK, Board.PRICE[deed], ClassicClause.BUY_FIRST_CHOICE, out);
    s.give(deed, s.active);
    tell(s, OnDeed.BOUGHT, deed, ClassicClause.BUY_FIRST_CHOICE, out);
  }

  static void decline(ClassicState s, Out out) {
    s.buying = false;
    declined(s, deed(s), out);
  }

  private static void declined(ClassicState s, int deed, Out out) {
    tell(s, OnDeed.DECLINED, deed, ClassicClause.BUY_DECLINE, out);
    if (s.options.auctions()) {
      Auction.open(s, deed, 1, s.out, out);
    }
  }

  private static void tell(ClassicState s, OnDeed what, int deed, ClassicClause why, Out out) {
    if (!out.silent()) {
      out.tell(why, new ClassicEvent.AtDeed(what, s.active, Deed.ALL[deed], Board.PRICE[deed]));
    }
  }
}
