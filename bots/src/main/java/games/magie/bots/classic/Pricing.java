package games.magie.bots.classic;

import games.magie.classic.ClassicView;
import games.magie.classic.Terms;

/// What to ask for a deal and what to pay.
final class Pricing {
  private static final int NONE = Integer.MAX_VALUE;
  private static final int LEAST_LIST_GAIN = 10;
  private static final int ROUNDING = 5;
  private static final int STEP = 100;
  private static final double THOUSAND = 1000;

  /// From this round on a player gets bored by a game in which nobody deals, and after as many
  /// rounds again it gives a little away to get a whole group itself.
  private static final int BORED = 60;

  private static final double GIVEN_AWAY = -0.005;

  private final Judgement judgement;
  private final double leastGain;
  private final double greed;
  private final int purse;

  Pricing(Judgement judgement, Style style) {
    this.judgement = judgement;
    this.leastGain = style.of(Weight.LEAST_GAIN) / THOUSAND;
    this.greed = style.of(Weight.GREED);
    this.purse = (int) style.of(Weight.PURSE);
  }

  /// How much the chances of this player must gain by a deal, in the first rounds of a game.
  double leastGain() {
    return leastGain;
  }

  /// The same for any player, in the round that is played.
  double leastGain(ClassicView view, int seat, int give, int get) {
    int rounds = view.round() - BORED;
    if (rounds <= 0 || !completes(seat, give, get)) {
      return leastGain;
    }
    double bored = Math.min(1.0, (double) rounds / BORED);
    return leastGain + bored * (GIVEN_AWAY - leastGain);
  }

  private boolean completes(int seat, int give, int get) {
    int after = (judgement.sheet.owned[seat] & ~give) | get;
    for (int rest = get & Terms.DEEDS; rest != 0; rest &= rest - 1) {
      int group = Values.GROUP_OF[Integer.numberOfTrailingZeros(rest)];
      if (group < Values.RAILROAD && (after & Values.MASK[group]) == Values.MASK[group]) {
        return true;
      }
    }
    return false;
  }

  /// Whether there is such a price.
  boolean affordable(int pay) {
    return pay != NONE;
  }

  /// Whether a player can pay that and keep its purse.
  boolean payable(int seat, int cost) {
    return judgement.sheet.cash[seat] - purse >= cost;
  }

  /// Where a price lies between what the two can pay.
  private int within(int pay, int seat, int other) {
    Sheet sheet = judgement.sheet;
    int least = -Math.max(0, sheet.cash[other] - purse);
    return pay > sheet.cash[seat] - purse ? NONE : Math.max(least, pay);
  }

  /// The least that somebody would take who reckons with list prices, and double for a whole group.
  int modest(int seat, int other, int give, int get) {
    Sheet sheet = judgement.sheet;
    int mine = Values.change(sheet.owned[seat], give, get, sheet.mortgaged);
    int theirs = Values.change(sheet.owned[other], get, give, sheet.mortgaged);
    int pay = Math.max(LEAST_LIST_GAIN - theirs, Math.ceilDiv(mine - 3 * theirs, 4));
    return within(rounded(pay), seat, other);
  }

  /// Where both gain by this player's reckoning; of the room between the least that the other could
  /// take and the most that this player could pay, `greed` says how much stays here. Chances are
  /// nearly straight in money, so that two prices tell of all.
  ///
  /// @param near a price to begin with
  int fair(ClassicView view, int other, int give, int get, int near) {
    int seat = view.seat();
    int from = near == NONE ? judgement.sheet.cash[seat] / 2 : near;
    judgement.deal(other, give, get, from);
    double mine = judgement.mine;
    double theirs = judgement.theirs;
    judgement.deal(other, give, get, from + STEP);
    double slope = (judgement.theirs - theirs) / STEP;
    double mySlope = (mine - judgement.mine) / STEP;
    if (slope <= 0 || mySlope <= 0) {
      return NONE;
    }
    double theirLeast = from + (leastGain(view, other, get, give) - theirs) / slope;
    double myMost = from + (mine - leastGain(view, seat, give, get)) / mySlope;
    myMost = Math.min(myMost, judgement.sheet.cash[seat] - purse);
    if (theirLeast > myMost) {
      return NONE;
    }
    double pay = theirLeast + (1 - greed) * (myMost - theirLeast);
    return within(rounded((int) Math.clamp(pay, -1e6, 1e6)), seat, other);
  }

  private static int rounded(int pay) {
    return Math.ceilDiv(pay, ROUNDING) * ROUNDING;
  }
}
