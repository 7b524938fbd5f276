package games.magie.classic.rules;

import games.magie.classic.BoardEvent;
import games.magie.classic.Card;
import games.magie.classic.ClassicClause;
import games.magie.classic.Deck;
import games.magie.classic.Deed;
import games.magie.classic.EstateEvent;
import games.magie.classic.PaymentEvent;
import games.magie.classic.SeatSet;
import games.magie.classic.TradeEvent;
import games.magie.classic.estate.Board;
import games.magie.classic.estate.Mortgage;
import games.magie.classic.estate.Selling;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.ClassicState.End;
import games.magie.classic.table.Money;
import games.magie.classic.table.Purse;
import games.magie.classic.trade.Trades;
import games.magie.kernel.Out;
import games.magie.kernel.Seats;

/// A player goes out of the game, and what it had goes to its creditor, or to the bank and under
/// the hammer.
public final class Bankruptcy {
  /// The quicker game ends with the second bankruptcy.
  private static final int QUICKER_OUT = 2;

  private Bankruptcy() {}

  /// @param creditors none of them is the bank
  static void declare(ClassicState s, int seat, SeatSet creditors, Out out) {
    ClassicClause why = clause(s, creditors);
    if (!out.silent()) {
      out.tell(why, new PaymentEvent.Bankrupt(seat, creditors.mask()));
    }
    goOut(s, seat, out);
    Selling.sellAll(s, seat, out);
    if (s.edition().liquidates) {
      Mortgage.raiseAll(s, seat, out);
    }
    payOut(s, seat, creditors, why, out);
    if (creditors.count() == 1) {
      handOver(s, seat, creditors, why, out);
    } else {
      returnAll(s, seat, why, out);
    }
    endIfDecided(s, out);
  }

  private static ClassicClause clause(ClassicState s, SeatSet creditors) {
    return switch (creditors.count()) {
      case 0 -> s.edition().bankruptToBank;
      case 1 -> s.edition().bankruptToPlayer;
      default -> ClassicClause.BANKRUPT_CREDITORS;
    };
  }

  /// From here on the player has no part in anything.
  private static void goOut(ClassicState s, int seat, Out out) {
    s.out |= Seats.mask(seat);
    s.wentOut[seat] = (byte) Integer.bitCount(s.out);
    s.jailed &= ~Seats.mask(seat);
    s.failedRolls[seat] = 0;
    s.clearFees(seat);
    s.shortage.wish[seat] = 0;
    Rent.forget(s, seat);
    Debt.forget(s, seat, out);
    Trades.forget(s, seat, out);
    if (s.heir == seat) {
      s.heir = ClassicState.NOBODY;
    }
    if (s.active == seat) {
      notBought(s);
      s.jailMove = false;
    }
  }

  /// Who goes out does not buy: the deed on which it stands undecided is auctioned, after its own.
  private static void notBought(ClassicState s) {
    if (s.buying && s.options.auctions()) {
      s.lastLot = Board.deedAt(s.place[s.active]);
      s.lots |= 1 << s.lastLot;
    }
    s.buying = false;
  }

  /// All the money: to the bank, to the creditor, or in equal whole shares with the odd dollars in
  /// turn order.
  private static void payOut(
      ClassicState s, int seat, SeatSet creditors, ClassicClause why, Out out) {
    if (creditors == SeatSet.NONE) {
      Money.toBank(s, seat, s.cash[seat], why, out);
      return;
    }
    int count = creditors.count();
    int share = s.cash[seat] / count;
    int odd = s.cash[seat] % count;
    for (int each = s.after(seat), paid = 0; paid < count; each = s.after(each)) {
      if (creditors.has(each)) {
        Money.pay(s, Purse.of(seat), Purse.of(each), share + (paid < odd ? 1 : 0), why, out);
        paid++;
      }
    }
  }

  /// To the only creditor, with the mortgages.
  private static void handOver(
      ClassicState s, int seat, SeatSet creditors, ClassicClause why, Out out) {
    int heir = creditors.first();
    for (int rest = s.owned[seat]; rest != 0; rest &= rest - 1) {
      moveMortgaged(s, Board.firstDeed(rest), heir, why, out);
    }
    for (Deck deck : Deck.ALL) {
      if (s.holder[deck.ordinal()] == seat) {
        s.holder[deck.ordinal()] = (byte) heir;
        if (!out.silent()) {
          out.tell(why, new TradeEvent.CardMoved(Card.keep(deck), seat, heir));
        }
      }
    }
  }

  /// A deed comes to a player, who has to pay the bank if it is mortgaged.
  public static void moveMortgaged(ClassicState s, Deed deed, int to, ClassicClause why, Out out) {
    if (s.isMortgaged(deed.ordinal())) {
      s.addFee(to, deed);
    }
    moveDeed(s, deed, to, why, out);
  }

  private static void moveDeed(ClassicState s, Deed deed, int to, ClassicClause why, Out out) {
    int from = s.owner[deed.ordinal()];
    s.give(deed, to);
    if (!out.silent()) {
      out.tell(why, new EstateEvent.DeedMoved(deed, from, to));
    }
  }

  /// To the bank, free of mortgage, to be auctioned; cards to the bottom of their piles.
  private static void returnAll(ClassicState s, int seat, ClassicClause why, Out out) {
    int deeds = s.owned[seat];
    for (int rest = deeds & s.mortgaged; rest != 0; rest &= rest - 1) {
      s.setMortgaged(Board.first(rest), false);
    }
    for (int rest = deeds; rest != 0; rest &= rest - 1) {
      moveDeed(s, Board.firstDeed(rest), ClassicState.NOBODY, why, out);
    }
    if (s.options.auctions()) {
      s.lots |= deeds;
    }
    for (Deck deck : Deck.ALL) {
      if (s.holder[deck.ordinal()] == seat) {
        Cards.giveBack(s, deck, out);
      }
    }
  }

  private static void endIfDecided(ClassicState s, Out out) {
    int left = Integer.bitCount(s.alive());
    if (left == 1) {
      Ending.end(s, End.LAST, ClassicClause.WIN_LAST, out);
    } else if (s.options.quicker() && Integer.bitCount(s.out) >= QUICKER_OUT) {
      Ending.end(s, End.QUICKER, ClassicClause.POCKET_QUICK_END, out);
    }
  }

  /// A player gives up, at any moment: bankrupt to the bank. What it was just asked lapses.
  static void leave(ClassicState s, int seat, Out out) {
    if (!out.silent()) {
      out.tell(ClassicClause.LEAVE, new BoardEvent.LeftTable(seat));
    }
    if (s.auction.bidder == seat) {
      s.auction.bidder = ClassicState.NOBODY;
      s.auction.high = s.auction.opening - 1;
    }
    s.auction.passed |= s.auction.running() ? Seats.mask(seat) : 0;
    if (s.shortage.placer == seat) {
      s.shortage.placer = ClassicState.NOBODY;
      s.shortage.paid = -1;
    }
    s.shortage.asked &= ~Seats.mask(seat);
    declare(s, seat, SeatSet.NONE, out);
  }
}
