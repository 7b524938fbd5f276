package games.magie.bots.deal;

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

  private final DealStyle style;
  private final Gain gain;

  Rob(DealStyle style, Gain gain) {
    this.style = style;
    this.gain = gain;
  }

  /// A set of a colour that one lacks is worth most.
  int set(DealView view, Place place) {
    int me = view.seat();
    Colour colour = place.colour();
    boolean fresh = (view.sets(me) >> colour.ordinal() & 1) == 0;
    boolean wins = fresh && Integer.bitCount(view.sets(me)) + 1 == view.setsToWin();
    return (fresh ? style.of(Trait.TAKE_FRESH_SET) : 0)
        + (wins ? style.of(Trait.WIN) : 0)
        + colour.rent(colour.size());
  }

  /// A sly or forced deal, by the best card of the victim that can be had.
  int steal(DealView view, DealMove.PlayOn play) {
    int best = 0;
    boolean wins = false;
    for (Colour colour : Colour.ALL) {
      for (int at = 0; at < view.count(play.seat(), colour); at++) {
        int pile = at / colour.size();
        if (!view.isSet(play.seat(), Place.of(colour, pile))) {
          Card card = view.card(play.seat(), colour, at);
          best = Math.max(best, gain.of(view, view.seat(), card));
          wins |= wins(view, card);
        }
      }
    }
    boolean swap = play.card().effect() instanceof Effect.Swap;
    int wanted = style.of(swap ? Trait.SWAP_LEAST : Trait.STEAL_LEAST);
    int points = style.of(Trait.STEAL) + best + leader(view, play.seat());
    return best < wanted ? NEVER : points + (wins ? style.of(Trait.WIN) : 0);
  }

  private static boolean wins(DealView view, Card card) {
    for (Colour colour : Colour.ALL) {
      if (card.canBe(colour) && Gain.wins(view, view.seat(), colour)) {
        return true;
      }
    }
    return false;
  }

  /// What a card of the victim brings, and what it takes from the victim.
  int take(DealView view, Ref card) {
    int loss = gain.loss(view, view.victim(), card.where());
    return style.of(Trait.TAKE_GAIN) * gain.of(view, view.seat(), card.card())
        + loss
        + card.card().value();
  }

  int rent(DealView view, DealMove.Rent rent) {
    int best = 0;
    if (rent.card().effect() instanceof Effect.Rent(var colours, boolean everybody)) {
      for (Colour colour : colours) {
        int amount = view.rent(view.seat(), colour) * view.rentFactor(rent.doublers());
        best = Math.max(best, everybody ? collected(view, amount) : most(view, amount));
      }
    }
    int doublers = rent.doublers();
    boolean waste =
        doublers > 0 && best < style.of(Trait.DOUBLE_LEAST) * style.of(Trait.PAID) * (doublers + 1);
    return best < style.of(Trait.RENT_LEAST) * style.of(Trait.PAID) || waste
        ? NEVER
        : style.of(Trait.RENT) + best + doublers * style.of(Trait.DOUBLER);
  }

  int charge(DealView view, DealMove.Charge charge) {
    int amount = view.rent(view.seat(), charge.colour());
    return charge.seat() < 0
        ? collected(view, amount)
        : 10 * points(view, charge.seat(), amount) / style.of(Trait.PAID)
            + view.worth(charge.seat());
  }

  /// What a player would pay, in points.
  private int points(DealView view, int payer, int amount) {
    int paid = Math.min(amount, view.worth(payer));
    int inKind = Math.max(0, paid - view.bankValue(payer));
    return paid == 0
        ? 0
        : paid * style.of(Trait.PAID) + inKind * style.of(Trait.PAID_IN_KIND) + leader(view, payer);
  }

  /// What everybody else would pay.
  int collected(DealView view, int amount) {
    int paid = 0;
    for (int seat = 0; seat < view.seats(); seat++) {
      paid += seat == view.seat() ? 0 : points(view, seat, amount);
    }
    return paid;
  }

  /// A debt of one player.
  int claim(DealView view, int payer, int amount) {
    int paid = points(view, payer, amount);
    return paid == 0 ? NEVER : style.of(Trait.CLAIM_ONE) + paid;
  }

  private int most(DealView view, int amount) {
    int best = 0;
    for (int seat = 0; seat < view.seats(); seat++) {
      best = seat == view.seat() ? best : Math.max(best, points(view, seat, amount));
    }
    return best;
  }

  /// For hitting whoever has most sets.
  private int leader(DealView view, int hit) {
    int points = style.of(Trait.LEADER);
    if (points == 0) {
      return 0;
    }
    int sets = Integer.bitCount(view.sets(hit));
    for (int seat = 0; seat < view.seats(); seat++) {
      if (seat != view.seat() && Integer.bitCount(view.sets(seat)) > sets) {
        return 0;
      }
    }
    return points;
  }

  /// Whether the action hits a card that the thief needs.
  boolean dear(DealView view, Card card) {
    return gain.of(view, view.active(), card) >= style.of(Trait.NO_TO_GAIN);
  }
}
