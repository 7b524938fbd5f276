package games.magie.classic.trade;

import games.magie.classic.Card;
import games.magie.classic.ClassicClause;
import games.magie.classic.ClassicMove;
import games.magie.classic.ClassicMove.Offer;
import games.magie.classic.Deck;
import games.magie.classic.Deed;
import games.magie.classic.Phase;
import games.magie.classic.SeatSet;
import games.magie.classic.Terms;
import games.magie.classic.TradeEvent;
import games.magie.classic.estate.Board;
import games.magie.classic.estate.Transfer;
import games.magie.classic.rules.Bankruptcy;
import games.magie.classic.rules.Debt;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.Money;
import games.magie.classic.table.Purse;
import games.magie.kernel.Chance;
import games.magie.kernel.Draw;
import games.magie.kernel.EvenDraw;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// What may be in a deal, whether both can deliver it, and carrying it out.
public final class TradeTerms {
  private static final int TRIES = 4;
  private static final int PERCENT = 100;

  private TradeTerms() {}

  public static @Nullable Refusal objection(ClassicState s, int from, Offer offer) {
    Terms terms = offer.terms();
    if (!terms.possible()) {
      return new Refusal(ClassicClause.DEAL_CONTENTS, "empty-offer");
    }
    if ((terms.give() | terms.get()) == 0) {
      boolean empty = terms.giveCash() == 0 && terms.getCash() == 0;
      return empty
          ? new Refusal(ClassicClause.DEAL_CONTENTS, "empty-offer")
          : new Refusal(ClassicClause.DEAL_NO_LOANS, "only-money");
    }
    if (terms.giveCash() > 0 && terms.getCash() > 0) {
      return new Refusal(ClassicClause.DEAL_CONTENTS, "money-both-ways");
    }
    Refusal why = objectionToItems(s, from, terms);
    if (why == null) {
      why = objectionToItems(s, offer.to(), terms.turned());
    }
    if (why == null) {
      why = objectionToCash(s, from, terms);
    }
    if (why == null) {
      why = objectionToCash(s, offer.to(), terms.turned());
    }
    return why == null && terms.settle() != 0 ? objectionInKind(s, from, offer) : why;
  }

  /// What a player gives must be there and free of buildings; the terms are seen from that player,
  /// here and in the next.
  private static @Nullable Refusal objectionToItems(ClassicState s, int giver, Terms terms) {
    for (int deeds = terms.give() & Terms.DEEDS; deeds != 0; deeds &= deeds - 1) {
      int deed = Board.first(deeds);
      if (s.owner[deed] != giver) {
        return new Refusal(
            ClassicClause.DEAL_CONTENTS,
            "not-owned-by",
            Seats.letter(giver),
            Deed.ALL.get(deed).text());
      }
      if (s.isBuilt(Board.groupOf(deed))) {
        return new Refusal(ClassicClause.DEAL_NO_BUILDINGS, "buildings", Deed.ALL.get(deed).text());
      }
    }
    for (Deck deck : Deck.ALL) {
      if ((terms.give() & Terms.card(deck)) != 0 && s.holder[deck.ordinal()] != giver) {
        return new Refusal(
            ClassicClause.DEAL_CONTENTS, "not-holder", Seats.letter(giver), deck.text());
      }
    }
    return null;
  }

  /// The money must be there, and afterwards the interest on the mortgaged deeds received.
  private static @Nullable Refusal objectionToCash(ClassicState s, int seat, Terms terms) {
    if (s.cash[seat] < terms.giveCash()) {
      return new Refusal(ClassicClause.DEAL_CONTENTS, "cannot-deliver", Seats.letter(seat));
    }
    int interest = Transfer.interest(terms.get() & Terms.DEEDS & s.mortgaged);
    return (long) s.cash[seat] - terms.giveCash() + terms.getCash() < interest
        ? new Refusal(ClassicClause.MORTGAGE_TRANSFER, "cannot-pay-interest", Seats.letter(seat))
        : null;
  }

  /// Paying a debt in kind: the debtor gives at least one deed, a creditor forgives what they say.
  private static @Nullable Refusal objectionInKind(ClassicState s, int from, Offer offer) {
    Terms terms = offer.terms();
    ClassicClause clause = s.edition().inKind;
    if (!s.edition().debtInKind) {
      return new Refusal(clause, "no-payment-in-kind");
    }
    if (s.phase != Phase.DEBT || !owes(s, SeatSet.only(from).with(offer.to()))) {
      return new Refusal(clause, "no-debt-between");
    }
    int given = s.debts.stopsAt(from) ? terms.give() : terms.get();
    if ((given & Terms.DEEDS) == 0) {
      return new Refusal(clause, "no-deed");
    }
    return settles(s, terms.settle())
        ? null
        : new Refusal(clause, "settles", String.valueOf(s.debts.share()));
  }

  /// Whether the debt that stops the game is between these two.
  private static boolean owes(ClassicState s, SeatSet both) {
    return s.debts.opened
        && both.has(s.debts.debtor(0))
        && (both.mask() & s.debts.creditors(0).mask()) != 0;
  }

  /// Whether an amount can be settled: of several creditors each gives up its whole share.
  private static boolean settles(ClassicState s, int amount) {
    boolean alone = s.debts.creditors(0).count() == 1;
    int share = s.debts.share();
    return amount > 0 && (alone ? amount <= share : amount == share);
  }

  /// Whether what an offer would settle is no longer owed.
  static boolean settled(ClassicState s, int from, Offer offer) {
    SeatSet both = SeatSet.only(from).with(offer.to());
    int amount = offer.terms().settle();
    return amount != 0 && !(owes(s, both) && settles(s, amount));
  }

  public static void carryOut(ClassicState s, int from, Offer offer, Out out) {
    Terms terms = offer.terms();
    Purse maker = Purse.of(from);
    Purse receiver = Purse.of(offer.to());
    Money.pay(s, maker, receiver, terms.giveCash(), ClassicClause.DEAL_CONTENTS, out);
    Money.pay(s, receiver, maker, terms.getCash(), ClassicClause.DEAL_CONTENTS, out);
    receive(s, offer.to(), terms.turned(), out);
    receive(s, from, terms, out);
    if (terms.settle() > 0) {
      Debt.reduce(s, s.debts.stopsAt(from) ? offer.to() : from, terms.settle(), out);
    }
  }

  private static void receive(ClassicState s, int to, Terms terms, Out out) {
    int items = terms.get();
    for (int deeds = items & Terms.DEEDS; deeds != 0; deeds &= deeds - 1) {
      Bankruptcy.moveMortgaged(s, Board.firstDeed(deeds), to, ClassicClause.DEAL_CONTENTS, out);
    }
    for (Deck deck : Deck.ALL) {
      if ((items & Terms.card(deck)) != 0) {
        int from = s.holder[deck.ordinal()];
        s.holder[deck.ordinal()] = (byte) to;
        if (!out.silent()) {
          out.tell(ClassicClause.CARD_KEEP, new TradeEvent.CardMoved(Card.keep(deck), from, to));
        }
      }
    }
  }

  /// Any offer that is allowed now: a deed for a deed or for money.
  public static @Nullable ClassicMove propose(ClassicState s, int seat, Chance own) {
    for (int attempt = 0; attempt < TRIES; attempt++) {
      int to = own.draw(new EvenDraw("partner", s.seats));
      if (to == seat || s.isOut(to)) {
        continue;
      }
      int give = oneOf(s.owned[seat], own);
      int get = give != 0 && own.draw(COIN) == 0 ? 0 : oneOf(s.owned[to], own);
      int giveCash = give == 0 ? some(s.cash[seat], own) : 0;
      int getCash = get == 0 ? some(s.cash[to], own) : 0;
      var terms = new Terms(give, giveCash, get, getCash, 0);
      Offer offer = settling(s, seat, new Offer(to, terms), own);
      if (Trades.objection(s, seat, offer) == null) {
        return offer;
      }
    }
    return null;
  }

  private static final Draw COIN = new EvenDraw("coin", 2);

  /// Sometimes the offer settles a debt, where it can.
  private static Offer settling(ClassicState s, int seat, Offer offer, Chance own) {
    Terms terms = offer.terms();
    boolean possible =
        s.edition().debtInKind
            && s.phase == Phase.DEBT
            && s.debts.stopsAt(seat)
            && s.debts.creditors(0).has(offer.to())
            && terms.give() != 0;
    return possible && own.draw(COIN) == 0
        ? new Offer(offer.to(), terms.settling(s.debts.share()))
        : offer;
  }

  private static int oneOf(int deeds, Chance own) {
    if (deeds == 0) {
      return 0;
    }
    int skip = own.draw(new EvenDraw("deed", Integer.bitCount(deeds)));
    int rest = deeds;
    for (int at = 0; at < skip; at++) {
      rest &= rest - 1;
    }
    return rest & -rest;
  }

  private static int some(int cash, Chance own) {
    return (int) ((long) cash * own.draw(new EvenDraw("share", PERCENT)) / PERCENT);
  }
}
