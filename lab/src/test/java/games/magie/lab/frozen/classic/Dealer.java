package games.magie.lab.frozen.classic;

import games.magie.classic.ClassicMove;
import games.magie.classic.ClassicView;
import games.magie.classic.Deed;
import games.magie.classic.Terms;
import org.jspecify.annotations.Nullable;

/// Makes and answers offers. It asks for the deed that completes a group, or after a while brings
/// it closer, for a deed that completes one for the other side, for money, or for both, so that
/// both gain about the same; and it accepts what it would have offered.
final class Dealer {
  private static final int DEEDS = (1 << Deed.values().length) - 1;

  /// From this round on it also collects groups of which it has less.
  private static final int PATIENCE = 20;

  /// What stays in the purse.
  private static final int PURSE = 60;

  private static final int LEAST_GAIN = 10;

  private int bestGain;
  private int bestTo;
  private int bestGive;
  private int bestGet;
  private int bestCash;

  /// The best offer of this player, or null.
  @Nullable ClassicMove offer(ClassicView view) {
    int seat = view.seat();
    int mine = view.owned(seat);
    int wanted = view.round() > PATIENCE ? view.missing(seat) : view.completing(seat);
    bestGain = 0;
    for (int rest = wanted & view.sold() & ~view.builtDeeds(); rest != 0; rest &= rest - 1) {
      int deed = Integer.numberOfTrailingZeros(rest);
      int group = Values.MASK[Values.GROUP_OF[deed]];
      int owner = view.owner(deed);
      boolean fewer =
          Integer.bitCount(view.owned(owner) & group)
              <= Math.max(1, Integer.bitCount(mine & group));
      if (fewer && (view.refusedBy(owner) >> deed & 1) == 0) {
        consider(view, owner, deed);
      }
    }
    if (bestGain == 0) {
      return null;
    }
    var terms = new Terms(bestGive, Math.max(0, bestCash), bestGet, Math.max(0, -bestCash), 0);
    var offer = new ClassicMove.Offer(bestTo, terms);
    return view.deliverable(offer) ? offer : null;
  }

  /// The deed for money alone, and for each deed that completes another group of its owner.
  private void consider(ClassicView view, int owner, int get) {
    int seat = view.seat();
    int mine = view.owned(seat);
    int theirs = view.owned(owner);
    int gain = Values.added(mine, get, view.mortgaged());
    int loss = Values.added(theirs, get, view.mortgaged());
    weigh(view, owner, 0, 1 << get, gain, -loss);
    int others = ~view.builtDeeds() & ~Values.MASK[Values.GROUP_OF[get]];
    for (int rest = view.completing(owner) & mine & others; rest != 0; rest &= rest - 1) {
      int give = Integer.numberOfTrailingZeros(rest);
      weigh(
          view,
          owner,
          1 << give,
          1 << get,
          gain - Values.added(mine, give, view.mortgaged()),
          Values.added(theirs, give, view.mortgaged()) - loss);
    }
  }

  /// @param mine what this player gains, and `theirs` the other, both without the money
  private void weigh(ClassicView view, int owner, int give, int get, int mine, int theirs) {
    int seat = view.seat();
    if (mine + theirs < 2 * LEAST_GAIN) {
      return;
    }
    // Positive: this player pays.
    int fair = (mine - theirs) / 2;
    int cash =
        Math.max(
            -Math.max(0, view.cash(owner) - PURSE),
            Math.min(fair, Math.max(0, view.cash(seat) - PURSE)));
    if (mine - cash > bestGain && fairTo(theirs + cash, mine - cash)) {
      bestGain = mine - cash;
      bestTo = owner;
      bestGive = give;
      bestGet = get;
      bestCash = cash;
    }
  }

  /// What a player gains by giving some deeds away and getting others, without the money.
  private static int gain(ClassicView view, int seat, int gives, int gets) {
    return Values.change(view.owned(seat), gives, gets, view.mortgaged());
  }

  /// Enough, and not much less than the other side gains.
  private static boolean fairTo(int mine, int theirs) {
    return mine >= LEAST_GAIN && 3 * mine >= theirs;
  }

  /// Whether this player would accept terms that `from` offers.
  boolean accepts(ClassicView view, int from, Terms terms) {
    int seat = view.seat();
    int money = terms.giveCash() - terms.getCash();
    int mine = gain(view, seat, terms.get() & DEEDS, terms.give() & DEEDS) + money;
    int theirs = gain(view, from, terms.give() & DEEDS, terms.get() & DEEDS) - money;
    return terms.settle() == 0
        && fairTo(mine, theirs)
        && view.cash(seat) - terms.getCash() + terms.giveCash() >= PURSE;
  }
}
