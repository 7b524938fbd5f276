package games.magie.bots.classic;

import games.magie.classic.ClassicMove;
import games.magie.classic.ClassicMove.Act;
import games.magie.classic.ClassicMove.Plain;
import games.magie.classic.ClassicView;
import games.magie.classic.Deed;
import games.magie.classic.MoveTable;
import org.jspecify.annotations.Nullable;

/// Plays the classic board by rules of thumb: buys what it can pay for, bids up to what a deed is
/// worth to it, builds as long as a reserve stays, and deals where both sides gain. It makes at
/// most one offer a turn and never asks again for what was refused; only after fifty rounds it
/// bargains like a [Trader], so that games come to their end.
///
/// It remembers nothing between two choices; its fields are scratch paper.
public final class EasyClassic extends Routine {
  private static final int DEEDS = Deed.values().length;
  private static final int SMALL_CHANGE = 20;
  private static final int LEAST_RESERVE = 120;
  private static final int MOST_RESERVE = 500;
  private static final int REPAYING_RESERVE = 350;

  private final Dealer dealer = new Dealer();

  /// Builds, repays, and offers once a turn.
  @Override
  @Nullable ClassicMove business(ClassicView view) {
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
  @Override
  boolean wantsOut(ClassicView view) {
    int others = view.built() & ~view.whole(view.seat());
    return others == 0 || view.failedRolls(view.seat()) == 2;
  }

  private static int reserve(ClassicView view) {
    int others = view.built() & ~view.whole(view.seat());
    return Math.min(MOST_RESERVE, LEAST_RESERVE + 100 * Integer.bitCount(others));
  }

  @Override
  ClassicMove buy(ClassicView view) {
    int seat = view.seat();
    int deed = view.landedOn();
    int left = view.cash(seat) - Values.PRICE[deed];
    return left >= SMALL_CHANGE ? Plain.BUY : Plain.DECLINE;
  }

  /// Up to what the deed adds, or a part of what it would add to somebody else.
  @Override
  ClassicMove bid(ClassicView view) {
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

  /// Mortgages single deeds, then sells houses, then mortgages groups, the dearest first.
  @Override
  ClassicMove raise(ClassicView view) {
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

  @Override
  boolean lifts(ClassicView view) {
    return view.cash(view.seat()) > 2 * MOST_RESERVE;
  }

  @Override
  int wishes(ClassicView view) {
    return Math.max(0, view.cash(view.seat()) - reserve(view)) / 100;
  }

  @Override
  ClassicMove answer(ClassicView view, int at) {
    return dealer.answer(view, at);
  }

  /// The site where a building adds most rent for its price, the first of several.
  @Override
  int bestSite(ClassicView view, int sites) {
    int[] added = Values.addedRents(view.hotelLevel());
    int best = 0;
    for (int rest = sites; rest != 0; rest &= rest - 1) {
      int site = Integer.numberOfTrailingZeros(rest);
      best = Math.max(best, added[Values.STEPS * site + view.level(site)]);
    }
    return Values.siteOf(best);
  }
}
