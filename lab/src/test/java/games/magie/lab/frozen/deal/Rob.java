package games.magie.lab.frozen.deal;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealMove;
import games.magie.deal.DealView;
import games.magie.deal.Effect;
import games.magie.deal.Place;
import games.magie.deal.Ref;

/// What is to be got from the others.
final class Rob {
  private static final int NEVER = -1000;
  private static final int WORTH_DOUBLING = 4;

  private Rob() {}

  /// A set of a colour that one lacks is worth most.
  static int set(DealView view, Place place) {
    Colour colour = place.colour();
    boolean fresh = (view.sets(view.seat()) >> colour.ordinal() & 1) == 0;
    return (fresh ? 50 : 0) + colour.rent(colour.size());
  }

  /// A sly or forced deal, by the best card of the victim that can be had.
  static int steal(DealView view, DealMove.PlayOn play) {
    int best = 0;
    for (Colour colour : Colour.ALL) {
      for (int at = 0; at < view.count(play.seat(), colour); at++) {
        int pile = at / colour.size();
        if (!view.isSet(play.seat(), Place.of(colour, pile))) {
          best = Math.max(best, Gain.of(view, view.seat(), view.card(play.seat(), colour, at)));
        }
      }
    }
    boolean swap = play.card().effect() instanceof Effect.Swap;
    int wanted = swap ? 60 : 40;
    return best < wanted ? NEVER : 30 + best;
  }

  /// What a card of the victim brings, and what it takes from the victim.
  static int take(DealView view, Ref card) {
    int loss = Gain.loss(view, view.victim(), card.where());
    return 4 * Gain.of(view, view.seat(), card.card()) + loss + card.card().value();
  }

  static int rent(DealView view, DealMove.Rent rent) {
    int best = 0;
    if (rent.card().effect() instanceof Effect.Rent(var colours, boolean everybody)) {
      for (Colour colour : colours) {
        int amount = view.rent(view.seat(), colour) * view.rentFactor(rent.doublers());
        best = Math.max(best, everybody ? collected(view, amount) : most(view, amount));
      }
    }
    boolean waste = rent.doublers() > 0 && best < WORTH_DOUBLING * (rent.doublers() + 1);
    return best < 2 || waste ? NEVER : 40 + best * 6 - rent.doublers() * 10;
  }

  static int charge(DealView view, DealMove.Charge charge) {
    int amount = view.rent(view.seat(), charge.colour());
    return charge.seat() < 0
        ? collected(view, amount)
        : 10 * Math.min(amount, view.worth(charge.seat())) + view.worth(charge.seat());
  }

  private static int collected(DealView view, int amount) {
    int paid = 0;
    for (int seat = 0; seat < view.seats(); seat++) {
      paid += seat == view.seat() ? 0 : Math.min(amount, view.worth(seat));
    }
    return paid;
  }

  private static int most(DealView view, int amount) {
    int best = 0;
    for (int seat = 0; seat < view.seats(); seat++) {
      best = seat == view.seat() ? best : Math.max(best, Math.min(amount, view.worth(seat)));
    }
    return best;
  }

  /// Whether the action hits a card that the thief needs.
  static boolean dear(DealView view, Card card) {
    return Gain.of(view, view.active(), card) >= 100;
  }
}
