package games.magie.bots.classic;

import games.magie.classic.ClassicMove;
import games.magie.classic.ClassicMove.Bid;
import games.magie.classic.ClassicMove.Plain;
import games.magie.classic.ClassicView;
import games.magie.classic.Deed;

/// Buys from the bank and bids by value: a deed is worth what makes no difference between having it
/// at that price and seeing the rival have it who gains most by it.
final class Bids {
  private static final int HALVINGS = 8;

  private final Judgement judgement;
  private final double bidding;
  private final int change;

  Bids(Judgement judgement, Style style) {
    this.judgement = judgement;
    this.bidding = style.of(Weight.BIDDING);
    this.change = (int) style.of(Weight.CHANGE);
  }

  /// Whether to take a deed at its list price, if there is the money.
  boolean wants(ClassicView view, int deed) {
    judgement.open(view);
    int price = Values.PRICE[deed];
    return gain(view, deed, price) > rivals(view, deed, price);
  }

  /// What is missing for a deed at its list price.
  int missing(ClassicView view, int deed) {
    return Values.PRICE[deed] + change - view.cash(view.seat());
  }

  ClassicMove bid(ClassicView view) {
    int seat = view.seat();
    int high = view.highBid();
    int limit = view.lot() >= Deed.COUNT ? building(view) : deed(view);
    if (limit <= high) {
      return Plain.PASS;
    }
    int list = view.lot() >= Deed.COUNT ? 0 : Values.PRICE[view.lot()];
    // In steps that people can follow, not dollar by dollar.
    int raise = Math.max(list / 2, high + Math.max(1, list / 12));
    return new Bid(Math.min(Math.min(limit, raise), view.cash(seat)));
  }

  private static int building(ClassicView view) {
    return view.highBid() + 1 + view.cash(view.seat()) / 8;
  }

  private int deed(ClassicView view) {
    judgement.open(view);
    int deed = view.lot();
    int least = 0;
    int most = view.cash(view.seat()) - change;
    if (most <= view.highBid()) {
      return 0;
    }
    for (int times = 0; times < HALVINGS && most - least > 1; times++) {
      int middle = (least + most) / 2;
      if (gain(view, deed, middle) > rivals(view, deed, middle)) {
        least = middle;
      } else {
        most = middle;
      }
    }
    return (int) (bidding * least);
  }

  private double gain(ClassicView view, int deed, int price) {
    return judgement.bought(view.seat(), 1 << deed, price);
  }

  /// What this player loses when the rival buys the deed at that price whom it helps most.
  private double rivals(ClassicView view, int deed, int price) {
    double worst = 0;
    for (int other = 0; other < view.seats(); other++) {
      if (other != view.seat() && !view.isOut(other) && view.cash(other) >= price) {
        worst = Math.min(worst, judgement.bought(other, 1 << deed, price));
      }
    }
    return worst;
  }
}
