package games.magie.lab.frozen.deal;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealView;
import games.magie.deal.Effect;
import games.magie.deal.Place;
import org.jspecify.annotations.Nullable;

/// What a property is worth to a player, in points: the nearer to a set the more, and most where it
/// completes one.
final class Gain {
  private static final int COMPLETES = 100;

  private Gain() {}

  /// Cards in the pile that is not full yet.
  static int open(DealView view, int seat, Colour colour) {
    return view.count(seat, colour) % colour.size();
  }

  private static boolean has(DealView view, int seat, Colour colour) {
    return (view.sets(seat) >> colour.ordinal() & 1) != 0;
  }

  /// One more card of a colour; null for a wild without one.
  static int of(DealView view, int seat, @Nullable Colour colour) {
    if (colour == null) {
      return 2;
    }
    if (has(view, seat, colour)) {
      return 5;
    }
    int then = open(view, seat, colour) + 1;
    return then == colour.size() ? COMPLETES : 20 + 30 * then / colour.size();
  }

  /// The best that a card could do.
  static int of(DealView view, int seat, Card card) {
    return switch (card.effect()) {
      case Effect.Property(Colour colour) -> of(view, seat, colour);
      case Effect.Wild(Colour one, Colour other) ->
          3 + Math.max(of(view, seat, one), of(view, seat, other));
      case Effect.AnyWild _ -> 8 + bestWithCompany(view, seat);
      case Effect.Money _, Effect.DrawMore _, Effect.Claim _, Effect.Rent _ -> 0;
      case Effect.DoubleRent _, Effect.Steal _, Effect.Swap _, Effect.TakeSet _ -> 0;
      case Effect.Building _, Effect.SayNo _ -> 0;
    };
  }

  private static int bestWithCompany(DealView view, int seat) {
    int best = 0;
    for (Colour colour : Colour.ALL) {
      if (open(view, seat, colour) > 0) {
        best = Math.max(best, of(view, seat, colour));
      }
    }
    return best;
  }

  /// What a player loses with a card of a colour that is on the table: a set most of all.
  static int loss(DealView view, int seat, Place place) {
    if (!place.isPile()) {
      return 10;
    }
    if (view.isSet(seat, place)) {
      return COMPLETES;
    }
    return 15 + 30 * open(view, seat, place.colour()) / place.colour().size();
  }
}
