package games.magie.bots.deal;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealView;
import games.magie.deal.Effect;
import games.magie.deal.Place;
import org.jspecify.annotations.Nullable;

/// What a property is worth to a player, in points: the nearer to a set the more, and most where it
/// completes one.
final class Gain {
  private final int completes;
  private final int first;
  private final int part;
  private final int setHas;
  private final int looseWild;
  private final int wild;
  private final int anyWild;
  private final int lossSet;
  private final int loss;
  private final int lossPart;
  private final int lossLoose;

  Gain(DealStyle style) {
    this.completes = style.of(Trait.COMPLETES);
    this.first = style.of(Trait.FIRST_CARD);
    this.part = style.of(Trait.PART);
    this.setHas = style.of(Trait.SET_HAS);
    this.looseWild = style.of(Trait.LOOSE_WILD);
    this.wild = style.of(Trait.WILD);
    this.anyWild = style.of(Trait.ANY_WILD);
    this.lossSet = style.of(Trait.LOSS_SET);
    this.loss = style.of(Trait.LOSS);
    this.lossPart = style.of(Trait.LOSS_PART);
    this.lossLoose = style.of(Trait.LOSS_LOOSE);
  }

  /// Cards in the pile that is not full yet.
  static int open(DealView view, int seat, Colour colour) {
    return view.count(seat, colour) % colour.size();
  }

  private static boolean has(DealView view, int seat, Colour colour) {
    return (view.sets(seat) >> colour.ordinal() & 1) != 0;
  }

  /// Whether one more card of a colour makes a set that was not there.
  static boolean completes(DealView view, int seat, @Nullable Colour colour) {
    return colour != null
        && !has(view, seat, colour)
        && open(view, seat, colour) + 1 == colour.size();
  }

  /// Whether that set is the last that is needed.
  static boolean wins(DealView view, int seat, @Nullable Colour colour) {
    return Integer.bitCount(view.sets(seat)) + 1 == view.setsToWin()
        && completes(view, seat, colour);
  }

  /// One more card of a colour; null for a wild without one.
  int of(DealView view, int seat, @Nullable Colour colour) {
    if (colour == null) {
      return looseWild;
    }
    if (has(view, seat, colour)) {
      return setHas;
    }
    int then = open(view, seat, colour) + 1;
    return then == colour.size() ? completes : first + part * then / colour.size();
  }

  /// The best that a card could do.
  int of(DealView view, int seat, Card card) {
    return switch (card.effect()) {
      case Effect.Property(Colour colour) -> of(view, seat, colour);
      case Effect.Wild(Colour one, Colour other) ->
          wild + Math.max(of(view, seat, one), of(view, seat, other));
      case Effect.AnyWild _ -> anyWild + bestWithCompany(view, seat);
      case Effect.Money _, Effect.DrawMore _, Effect.Claim _, Effect.Rent _ -> 0;
      case Effect.DoubleRent _, Effect.Steal _, Effect.Swap _, Effect.TakeSet _ -> 0;
      case Effect.Building _, Effect.SayNo _ -> 0;
    };
  }

  private int bestWithCompany(DealView view, int seat) {
    int best = 0;
    for (Colour colour : Colour.ALL) {
      if (open(view, seat, colour) > 0) {
        best = Math.max(best, of(view, seat, colour));
      }
    }
    return best;
  }

  /// What a player loses with a card of a colour that is on the table: a set most of all.
  int loss(DealView view, int seat, Place place) {
    if (!place.isPile()) {
      return lossLoose;
    }
    if (view.isSet(seat, place)) {
      return lossSet;
    }
    return loss + lossPart * open(view, seat, place.colour()) / place.colour().size();
  }
}
