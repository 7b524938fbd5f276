package games.magie.bots.classic;

import games.magie.classic.ClassicView;

/// Buys what is missing of a group from everybody who has some of it, one after the other. No step
/// of such a plan is worth its price alone, so it is judged by where it ends.
final class GroupPlan {
  private static final int MOST_SEATS = 8;
  private static final double NONE = Double.NEGATIVE_INFINITY;

  private final Judgement judgement;
  private final Pricing pricing;
  private final int[] gets = new int[MOST_SEATS];
  private final int[] pays = new int[MOST_SEATS];
  private int first;

  GroupPlan(Judgement judgement, Pricing pricing) {
    this.judgement = judgement;
    this.pricing = pricing;
  }

  /// What the chances of this player gain by a group, at modest prices; less than anything where it
  /// cannot be had from several others. The first step is the dearest one: if that fails, nothing
  /// was lost.
  double gain(ClassicView view, int group) {
    Sheet sheet = judgement.sheet;
    int seat = view.seat();
    int missing = Values.MASK[group] & ~sheet.owned[seat];
    if (missing == 0 || (missing & ~sheet.sold) != 0 || (missing & sheet.built) != 0) {
      return NONE;
    }
    int sellers = sellers(view, missing);
    if (Integer.bitCount(sellers) < 2) {
      return NONE;
    }
    int cost = 0;
    int dearest = -1;
    for (int rest = sellers; rest != 0; rest &= rest - 1) {
      int other = Integer.numberOfTrailingZeros(rest);
      cost += pays[other] + sheet.interest(gets[other]);
      if (pays[other] > dearest) {
        dearest = pays[other];
        first = other;
      }
    }
    return pricing.payable(seat, cost) ? tried(seat, sellers) : NONE;
  }

  /// Who has something of it and has not refused it; nobody if the plan must fail.
  private int sellers(ClassicView view, int missing) {
    int seat = view.seat();
    int sellers = 0;
    for (int other = 0; other < view.seats(); other++) {
      int get = view.owned(other) & missing;
      if (get != 0) {
        gets[other] = get;
        pays[other] = pricing.modest(seat, other, 0, get);
        boolean sells = view.mayDealWith(other) && (view.refusedBy(other) & get) == 0;
        if (!sells || !pricing.affordable(pays[other])) {
          return 0;
        }
        sellers |= 1 << other;
      }
    }
    return sellers;
  }

  private double tried(int seat, int sellers) {
    hand(seat, sellers, true);
    double gain = judgement.reassessed(sellers | 1 << seat);
    hand(seat, sellers, false);
    judgement.back(sellers | 1 << seat);
    return gain >= pricing.leastGain() ? gain : NONE;
  }

  /// Carries the whole plan out on the sheet, or undoes it.
  private void hand(int seat, int sellers, boolean over) {
    Sheet sheet = judgement.sheet;
    for (int rest = sellers; rest != 0; rest &= rest - 1) {
      int other = Integer.numberOfTrailingZeros(rest);
      int interest = sheet.interest(gets[other]);
      if (over) {
        sheet.hand(other, seat, gets[other], -pays[other]);
        sheet.cash[seat] -= interest;
      } else {
        sheet.hand(seat, other, gets[other], -pays[other]);
        sheet.cash[seat] += interest;
      }
    }
  }

  /// The first step of the plan that was looked at last: who sells, what, at which price.
  int first() {
    return first;
  }

  int deeds() {
    return gets[first];
  }

  int price() {
    return pays[first];
  }
}
