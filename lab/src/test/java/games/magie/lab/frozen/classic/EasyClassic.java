package games.magie.lab.frozen.classic;

import games.magie.classic.ClassicMove;
import games.magie.classic.ClassicMove.Act;
import games.magie.classic.ClassicMove.Answer;
import games.magie.classic.ClassicMove.OnDeed;
import games.magie.classic.ClassicMove.Plain;
import games.magie.classic.ClassicMove.Reply;
import games.magie.classic.ClassicMove.Standing;
import games.magie.classic.ClassicView;
import games.magie.classic.Deck;
import games.magie.classic.Deed;
import games.magie.classic.MoveTable;
import games.magie.classic.Phase;
import games.magie.classic.Terms;
import games.magie.kernel.Bot;
import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Plays the classic board by rules of thumb: buys what it can pay for, bids up to what a deed is
/// worth to it, builds as long as a reserve stays, and deals where both sides gain. It makes at
/// most one offer a turn and never asks again for what was refused.
///
/// It remembers nothing between two choices; its fields are scratch paper.
public final class EasyClassic implements Bot<ClassicMove, ClassicView> {
  private static final int DEEDS = Deed.values().length;
  private static final int SMALL_CHANGE = 20;
  private static final int LEAST_RESERVE = 120;
  private static final int MOST_RESERVE = 500;
  private static final int REPAYING_RESERVE = 350;
  private static final int FINE = 50;
  private static final List<Deck> DECKS = List.of(Deck.values());

  private final Dealer dealer = new Dealer();

  @Override
  public boolean wantsProposals() {
    return false;
  }

  /// At most times the view says everything.
  @Override
  public boolean wantsMoves(ClassicView view) {
    if (view.phase() == Phase.ROLL) {
      return view.seat() != view.active() && view.offers() == 0;
    }
    return switch (view.phase()) {
      case TOKENS, TRANSFER, WISHES, PLACE, WINDOW -> true;
      case DEBT -> view.hotelStuck() || view.mustAsk() || view.offers() > 0;
      case ROLL, BUY, AUCTION, OVER -> false;
    };
  }

  @Override
  public ClassicMove choose(ClassicView view, Moves<ClassicMove> legal, Chance own) {
    if (view.phase() == Phase.ROLL) {
      return beforeRoll(view, legal);
    }
    if (legal.size() == 1) {
      return legal.get(0);
    }
    return switch (view.phase()) {
      case TOKENS, OVER -> legal.get(0);
      case ROLL -> beforeRoll(view, legal);
      case BUY -> buy(view);
      case AUCTION -> bid(view);
      case DEBT -> view.debtor() == view.seat() ? raise(view, legal) : answer(view, legal);
      case TRANSFER -> receive(view, legal);
      case WISHES -> wish(view, legal);
      case PLACE -> place(view, legal);
      case WINDOW -> window(view, legal);
    };
  }

  private ClassicMove beforeRoll(ClassicView view, Moves<ClassicMove> legal) {
    int seat = view.seat();
    if (view.offers() > 0) {
      ClassicMove answer = answerIfAsked(view);
      if (answer != null) {
        return answer;
      }
    }
    if (seat != view.active()) {
      return legal.get(0);
    }
    if (!view.ordered(seat, Standing.AUTO_DONE) && view.mayOrder(Standing.AUTO_DONE, true)) {
      return MoveTable.order(Standing.AUTO_DONE, true);
    }
    ClassicMove business = business(view);
    if (business != null) {
      return business;
    }
    return view.inJail(seat) && wantsOut(view) ? wayOut(view) : Plain.ROLL;
  }

  /// A card before the fine, the fine before the dice.
  private static ClassicMove wayOut(ClassicView view) {
    int seat = view.seat();
    for (Deck deck : DECKS) {
      if (view.holdsCard(seat, deck)) {
        return MoveTable.useCard(deck.ordinal());
      }
    }
    return view.cash(seat) >= FINE ? Plain.PAY_FINE : Plain.ROLL;
  }

  /// Builds, repays, and offers once a turn.
  private @Nullable ClassicMove business(ClassicView view) {
    int seat = view.seat();
    int cash = view.cash(seat);
    int reserve = reserve(view);
    int sites = view.buildable() & Values.sitesFor(cash - reserve);
    if (sites != 0) {
      return MoveTable.on(Act.BUILD, bestSite(view, sites));
    }
    int due = cash > reserve + REPAYING_RESERVE ? view.owned(seat) & view.mortgaged() : 0;
    for (int rest = due; rest != 0; rest &= rest - 1) {
      int deed = Integer.numberOfTrailingZeros(rest);
      if (cash >= Values.REPAYMENT[deed]) {
        return MoveTable.on(Act.REPAY, deed);
      }
    }
    // Every second round is often enough, and its people get some rest.
    int reasonsNot = ((view.round() + seat) & 1) | view.doubles() | view.offersMade(seat);
    return reasonsNot == 0 ? dealer.offer(view) : null;
  }

  /// Early, time is money; once others have built, jail is a safe place.
  private static boolean wantsOut(ClassicView view) {
    int others = view.built() & ~view.whole(view.seat());
    return others == 0 || view.failedRolls(view.seat()) == 2;
  }

  private static int reserve(ClassicView view) {
    int others = view.built() & ~view.whole(view.seat());
    return Math.min(MOST_RESERVE, LEAST_RESERVE + 100 * Integer.bitCount(others));
  }

  private static ClassicMove buy(ClassicView view) {
    int seat = view.seat();
    int deed = view.landedOn();
    int left = view.cash(seat) - Values.PRICE[deed];
    return left >= SMALL_CHANGE ? Plain.BUY : Plain.DECLINE;
  }

  /// Up to what the deed adds, or a part of what it would add to somebody else.
  private static ClassicMove bid(ClassicView view) {
    int seat = view.seat();
    int lot = view.lot();
    int limit;
    if (lot >= DEEDS) {
      limit = view.highBid() + 1 + view.cash(seat) / 8;
    } else {
      limit = Values.added(view.owned(seat), lot, 0);
      for (int other = 0; other < view.seats(); other++) {
        if (other != seat && !view.isOut(other)) {
          limit = Math.max(limit, 3 * Values.added(view.owned(other), lot, 0) / 5);
        }
      }
    }
    limit = Math.min(limit, view.cash(seat) - SMALL_CHANGE);
    if (limit <= view.highBid()) {
      return Plain.PASS;
    }
    // Half of the way, and at once most of it: long auctions bore everybody.
    int bid = Math.max(limit * 3 / 4, view.highBid() + Math.max(1, (limit - view.highBid()) / 2));
    return new ClassicMove.Bid(bid);
  }

  /// Pays if it can; else mortgages single deeds, then sells houses, then mortgages groups, the
  /// dearest first.
  private ClassicMove raise(ClassicView view, Moves<ClassicMove> legal) {
    if (view.offers() > 0) {
      ClassicMove answer = answerIfAsked(view);
      if (answer != null) {
        return answer;
      }
    }
    if (view.cash(view.seat()) >= view.debt()) {
      return Plain.PAY;
    } else if (view.raisable(view.seat()) < view.debt()) {
      return Plain.BANKRUPT;
    }
    return view.hotelStuck() || view.mustAsk() ? raiseListed(view, legal) : raise(view);
  }

  private static ClassicMove raise(ClassicView view) {
    int deeds = view.mortgageable();
    int single = deeds & ~view.wholeDeeds(view.seat());
    if (single != 0) {
      return MoveTable.on(Act.MORTGAGE, last(single));
    }
    int sites = view.sellable();
    return sites != 0
        ? MoveTable.on(Act.SELL, last(sites))
        : MoveTable.on(Act.MORTGAGE, last(deeds));
  }

  private static int last(int deeds) {
    return 31 - Integer.numberOfLeadingZeros(deeds);
  }

  /// The same where hotels can be sold in special ways, or rents are to be claimed.
  private static ClassicMove raiseListed(ClassicView view, Moves<ClassicMove> legal) {
    @Nullable ClassicMove group = null;
    for (int at = legal.size() - 1; at >= 0; at--) {
      ClassicMove move = legal.get(at);
      if (!(move instanceof OnDeed(Act act, Deed deed)) || act != Act.MORTGAGE) {
        return move; // a building: mortgages stand behind them in the list
      }
      if ((view.whole(view.seat()) >> deed.group().ordinal() & 1) == 0) {
        return move;
      }
      group = group == null ? move : group;
    }
    return group != null ? group : legal.get(0);
  }

  private static ClassicMove receive(ClassicView view, Moves<ClassicMove> legal) {
    boolean rich = view.cash(view.seat()) > 2 * MOST_RESERVE;
    return legal.get(rich ? 1 : 0); // keep, lift
  }

  private static ClassicMove wish(ClassicView view, Moves<ClassicMove> legal) {
    int spare = Math.max(0, view.cash(view.seat()) - reserve(view));
    return legal.get(Math.min(legal.size() - 1, spare / 100));
  }

  private ClassicMove window(ClassicView view, Moves<ClassicMove> legal) {
    ClassicMove claim = first(legal, Act.CLAIM);
    return claim != null ? claim : answer(view, legal);
  }

  /// An answer to what was offered, or nothing more.
  private ClassicMove answer(ClassicView view, Moves<ClassicMove> legal) {
    ClassicMove answer = answerIfAsked(view);
    return answer != null ? answer : legal.get(0);
  }

  private @Nullable ClassicMove answerIfAsked(ClassicView view) {
    int seat = view.seat();
    for (int at = 0; at < view.offers(); at++) {
      int from = view.offerFrom(at);
      if (view.offerTo(at) == seat && view.mayDealWith(from)) {
        Terms terms = view.offerTerms(at);
        boolean good = dealer.accepts(view, from, terms) && view.deliverable(at);
        return new Answer(good ? Reply.ACCEPT : Reply.REFUSE, view.offerNumber(at));
      }
    }
    return null;
  }

  private static @Nullable ClassicMove first(Moves<ClassicMove> legal, Act act) {
    for (int at = 0; at < legal.size(); at++) {
      if (legal.get(at) instanceof OnDeed(Act done, Deed _) && done == act) {
        return legal.get(at);
      }
    }
    return null;
  }

  private static ClassicMove place(ClassicView view, Moves<ClassicMove> legal) {
    int sites = 0;
    for (int at = 0; at < legal.size(); at++) {
      if (legal.get(at) instanceof OnDeed(Act act, Deed deed) && act == Act.PLACE) {
        sites |= deed.bit();
      }
    }
    return sites != 0 ? MoveTable.on(Act.PLACE, bestSite(view, sites)) : legal.get(0);
  }

  /// The site where a building adds most rent for its price, the first of several.
  private static int bestSite(ClassicView view, int sites) {
    int[] added = Values.addedRents(view.hotelLevel());
    int best = 0;
    for (int rest = sites; rest != 0; rest &= rest - 1) {
      int site = Integer.numberOfTrailingZeros(rest);
      best = Math.max(best, added[Values.STEPS * site + view.level(site)]);
    }
    return Values.siteOf(best);
  }
}
