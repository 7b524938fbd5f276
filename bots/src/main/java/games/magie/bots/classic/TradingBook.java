package games.magie.bots.classic;

import games.magie.classic.ClassicMove;
import games.magie.classic.ClassicMove.Answer;
import games.magie.classic.ClassicMove.Counter;
import games.magie.classic.ClassicMove.Offer;
import games.magie.classic.ClassicMove.Reply;
import games.magie.classic.ClassicView;
import games.magie.classic.Terms;
import org.jspecify.annotations.Nullable;

/// Makes and answers offers. A first offer for a deed is a modest one: what somebody who reads list
/// prices would call fair. Once that was refused it asks again, some rounds later, at the price at
/// which by its own reckoning both sides gain. To an offer that is not good enough it answers with
/// the same deeds at its own price.
final class TradingBook {
  /// Offers to others, and counter-offers, in one turn.
  private static final int OFFERS = 3;

  private static final int COUNTERS = 2;

  /// After this many rounds it asks again for what was refused.
  private static final int PATIENCE = 5;

  private final Judgement judgement;
  private final Pricing pricing;
  private final GroupPlan plan;

  private double best;
  private int bestTo;
  private @Nullable Terms bestTerms;

  TradingBook(Judgement judgement, Style style) {
    this.judgement = judgement;
    this.pricing = new Pricing(judgement, style);
    this.plan = new GroupPlan(judgement, pricing);
  }

  /// The best offer of this player, or null.
  @Nullable ClassicMove offer(ClassicView view) {
    int seat = view.seat();
    if (view.offersMade(seat) >= OFFERS || view.sold() == 0) {
      return null;
    }
    judgement.open(view);
    best = Double.NEGATIVE_INFINITY;
    bestTerms = null;
    for (int other = 0; other < view.seats(); other++) {
      if (other != seat && !view.isOut(other) && view.mayDealWith(other)) {
        buy(view, other);
        sell(view, other);
      }
    }
    for (int group = 0; group <= Values.RAILROAD; group++) {
      double gain = plan.gain(view, group);
      if (gain > best) {
        best = gain;
        bestTo = plan.first();
        bestTerms = new Terms(0, plan.price(), plan.deeds(), 0, 0);
      }
    }
    Terms terms = bestTerms;
    if (terms == null) {
      return null;
    }
    var offer = new Offer(bestTo, terms);
    return view.deliverable(offer) ? offer : null;
  }

  /// What somebody has of a group, for money or for what this player has of another group of which
  /// the other has some too.
  private void buy(ClassicView view, int other) {
    Sheet sheet = judgement.sheet;
    int seat = view.seat();
    int mine = sheet.owned[seat] & ~sheet.built;
    int theirs = sheet.owned[other] & ~sheet.built;
    boolean waits = view.offersMade(seat) > 0 || (view.round() + seat + other) % PATIENCE != 0;
    for (int group = 0; group <= Values.RAILROAD; group++) {
      int get = theirs & Values.MASK[group];
      boolean refused = (view.refusedBy(other) & get) != 0;
      if (get == 0 || (refused && waits)) {
        continue;
      }
      weigh(view, other, 0, get, refused);
      if ((mine & Values.MASK[group]) == 0) {
        continue;
      }
      for (int back = 0; back < Values.RAILROAD; back++) {
        int give = mine & Values.MASK[back];
        boolean begun = give != 0 && give != Values.MASK[back];
        if (begun && back != group && (theirs & Values.MASK[back]) != 0) {
          weigh(view, other, give, get, refused);
        }
      }
    }
  }

  /// A single deed for money, to one player after the other.
  private void sell(ClassicView view, int other) {
    Sheet sheet = judgement.sheet;
    int seat = view.seat();
    if (view.offersMade(seat) > 0 || (view.round() + other) % 2 != 0) {
      return;
    }
    int mine = sheet.owned[seat] & ~sheet.built & ~sheet.mortgaged;
    for (int rest = mine; rest != 0; rest &= rest - 1) {
      int deed = Integer.numberOfTrailingZeros(rest);
      if ((mine & Values.MASK[Values.GROUP_OF[deed]]) == 1 << deed) {
        weigh(view, other, 1 << deed, 0, false);
      }
    }
  }

  private void weigh(ClassicView view, int other, int give, int get, boolean refused) {
    int modest = pricing.modest(view.seat(), other, give, get);
    int pay = refused ? pricing.fair(view, other, give, get, modest) : modest;
    if (!pricing.affordable(pay)) {
      return;
    }
    judgement.deal(other, give, get, pay);
    double least = pricing.leastGain(view, view.seat(), give, get);
    boolean welcome = !refused || judgement.theirs >= pricing.leastGain(view, other, get, give);
    if (judgement.mine >= least && judgement.mine > best && welcome) {
      best = judgement.mine;
      bestTo = other;
      bestTerms = terms(give, get, pay);
    }
  }

  private static Terms terms(int give, int get, int pay) {
    return new Terms(give, Math.max(0, pay), get, Math.max(0, -pay), 0);
  }

  /// Accepts, refuses, or names its own price.
  ClassicMove answer(ClassicView view, int at) {
    int from = view.offerFrom(at);
    int number = view.offerNumber(at);
    Terms terms = view.offerTerms(at);
    judgement.offered(view, from, terms);
    double least = pricing.leastGain(view, view.seat(), terms.get(), terms.give());
    if (judgement.mine >= least && view.deliverable(at)) {
      return new Answer(Reply.ACCEPT, number);
    }
    Terms counter = counter(view, from, terms);
    return counter == null ? new Answer(Reply.REFUSE, number) : new Counter(number, counter);
  }

  /// The same deeds at this player's price, seen from this player; null where there is none.
  private @Nullable Terms counter(ClassicView view, int from, Terms terms) {
    int seat = view.seat();
    boolean plain = terms.settle() == 0 && ((terms.give() | terms.get()) & ~Terms.DEEDS) == 0;
    if (!plain || view.offersMade(seat) >= COUNTERS) {
      return null;
    }
    int give = terms.get();
    int get = terms.give();
    int pay = pricing.fair(view, from, give, get, terms.getCash() - terms.giveCash());
    if (!pricing.affordable(pay)) {
      return null;
    }
    judgement.deal(from, give, get, pay);
    if (judgement.mine < pricing.leastGain(view, seat, give, get)
        || judgement.theirs < pricing.leastGain(view, from, get, give)) {
      return null;
    }
    Terms counter = terms(give, get, pay);
    return view.deliverable(new Offer(from, counter)) ? counter : null;
  }
}
