package games.magie.lab.frozen.deal;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealMove;
import games.magie.deal.DealMove.Accept;
import games.magie.deal.DealMove.Aim;
import games.magie.deal.DealMove.Bank;
import games.magie.deal.DealMove.Build;
import games.magie.deal.DealMove.Charge;
import games.magie.deal.DealMove.Discard;
import games.magie.deal.DealMove.DiscardTogether;
import games.magie.deal.DealMove.EndTurn;
import games.magie.deal.DealMove.Exchange;
import games.magie.deal.DealMove.Give;
import games.magie.deal.DealMove.Lay;
import games.magie.deal.DealMove.Lift;
import games.magie.deal.DealMove.MoveBuilding;
import games.magie.deal.DealMove.Pay;
import games.magie.deal.DealMove.PayAll;
import games.magie.deal.DealMove.PayTogether;
import games.magie.deal.DealMove.PlaceBuilding;
import games.magie.deal.DealMove.Play;
import games.magie.deal.DealMove.PlayOn;
import games.magie.deal.DealMove.PlaySet;
import games.magie.deal.DealMove.Recolour;
import games.magie.deal.DealMove.Rent;
import games.magie.deal.DealMove.SayNo;
import games.magie.deal.DealMove.Settle;
import games.magie.deal.DealMove.Take;
import games.magie.deal.DealMove.Whole;
import games.magie.deal.DealView;
import games.magie.deal.Effect;
import games.magie.deal.Place;
import games.magie.deal.Ref;
import games.magie.kernel.Bot;
import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import java.util.List;

/// Lays properties towards sets, charges when it pays, keeps Just Say No for what hurts, and pays
/// with what hurts least. It gives every legal move points and makes the best one, the first of
/// equals; whatever is below ending the turn it leaves alone.
public final class EasyDeal implements Bot<DealMove, DealView> {
  private static final int NEVER = -1000;

  /// Money in the bank beyond this is worth less than a card in the hand.
  private static final int ENOUGH_MONEY = 8;

  @Override
  public DealMove choose(DealView view, Moves<DealMove> legal, Chance own) {
    if (legal.get(0) instanceof Pay) {
      return pay(view);
    }
    DealMove best = legal.get(0);
    int most = Integer.MIN_VALUE;
    for (int at = 0; at < legal.size(); at++) {
      int points = points(view, legal.get(at));
      if (points > most) {
        most = points;
        best = legal.get(at);
      }
    }
    return best;
  }

  private static DealMove pay(DealView view) {
    List<Ref> cards = view.cheapestPayment();
    return cards.size() == 1 ? new Pay(cards.getFirst()) : new PayTogether(cards);
  }

  private static int points(DealView view, DealMove move) {
    int me = view.seat();
    return switch (move) {
      case Bank(Card card) -> bank(view, card);
      case Lay(Card _, Colour colour) -> 40 + Gain.of(view, me, colour);
      case Play(Card card) ->
          card.effect() instanceof Effect.DrawMore ? 120 : 60 + collect(view, card);
      case PlayOn play -> playOn(view, play);
      case PlaySet set -> 200 + Rob.set(view, set.place());
      case Aim(Card card) -> aim(view, card);
      case Lift(Ref card) -> lift(view, card);
      case Build build -> 80 + build.card().value();
      case Rent rent -> Rob.rent(view, rent);
      case Charge charge -> Rob.charge(view, charge);
      case Take(Ref card) -> Rob.take(view, card);
      case Give(Ref card) -> -Gain.loss(view, me, card.where()) - card.card().value();
      case Recolour recolour -> recolour(view, recolour);
      case Exchange _, MoveBuilding _, Whole _ -> NEVER;
      case EndTurn _ -> 0;
      case Discard(Card card) -> NEVER / 2 - keep(view, card);
      case DiscardTogether _, PayTogether _, Pay _ -> NEVER;
      case Accept _ -> 0;
      case SayNo _ -> Answer.hurts(view) ? 1 : -1;
      case PayAll _ -> 0;
      case Settle(Colour colour) -> Gain.of(view, me, colour);
      case PlaceBuilding(Place place) -> place == Place.BANK ? -1 : place.index();
    };
  }

  /// Money first, then cards that have no better use.
  private static int bank(DealView view, Card card) {
    boolean poor = view.bankValue(view.seat()) < ENOUGH_MONEY;
    boolean full = view.handSize(view.seat()) > view.handLimit() - 1;
    if (card.effect() instanceof Effect.Money) {
      return (poor ? 45 : 20) + card.value();
    }
    boolean spare = full || (poor && keep(view, card) < 20);
    return spare ? 10 - keep(view, card) / 10 : NEVER;
  }

  private static int playOn(DealView view, PlayOn play) {
    if (play.card().effect() instanceof Effect.Claim(int amount, boolean _)) {
      int paid = Math.min(amount, view.worth(play.seat()));
      return paid == 0 ? NEVER : 50 + paid * 6;
    }
    return Rob.steal(view, play);
  }

  /// The best that the card can do against anybody.
  private static int aim(DealView view, Card card) {
    int best = NEVER;
    for (int seat = 0; seat < view.seats(); seat++) {
      boolean other = seat != view.seat() && !view.hasLeft(seat);
      if (other && card.effect() instanceof Effect.TakeSet) {
        best = Math.max(best, view.sets(seat) == 0 ? NEVER : 200);
      } else if (other) {
        best = Math.max(best, playOn(view, new PlayOn(card, seat)));
      }
    }
    return best;
  }

  /// Only a wild for which there is a better colour.
  private static int lift(DealView view, Ref card) {
    int best = NEVER;
    for (Colour colour : Colour.ALL) {
      boolean fits = card.card().canBe(colour) && colour != card.where().colour();
      best = fits ? Math.max(best, recolour(view, new Recolour(card, colour))) : best;
    }
    return best;
  }

  private static int collect(DealView view, Card card) {
    int amount = card.effect() instanceof Effect.Claim(int each, boolean _) ? each : 0;
    int paid = 0;
    for (int seat = 0; seat < view.seats(); seat++) {
      paid += seat == view.seat() ? 0 : Math.min(amount, view.worth(seat));
    }
    return paid == 0 ? NEVER : paid * 6;
  }

  /// Only to complete a set that was not there.
  private static int recolour(DealView view, Recolour move) {
    int me = view.seat();
    Place from = move.card().where();
    boolean fromSet = view.isSet(me, from) && Gain.open(view, me, from.colour()) == 0;
    boolean completes = Gain.of(view, me, move.colour()) >= 100;
    return completes && !fromSet ? 150 : NEVER;
  }

  /// How much a card in the hand is worth keeping.
  static int keep(DealView view, Card card) {
    return switch (card.effect()) {
      case Effect.SayNo _ -> 90;
      case Effect.TakeSet _ -> 95;
      case Effect.Steal _ -> 70;
      case Effect.Swap _ -> 45;
      case Effect.Claim _ -> 40;
      case Effect.DrawMore _ -> 50;
      case Effect.Rent(List<Colour> colours, boolean _) -> 10 + bestRent(view, colours) * 5;
      case Effect.DoubleRent _ -> 15;
      case Effect.Building _ -> view.sets(view.seat()) != 0 ? 40 : 18;
      case Effect.Money _ -> 10 + card.value() * 4;
      case Effect.Property _, Effect.Wild _, Effect.AnyWild _ ->
          30 + Gain.of(view, view.seat(), card);
    };
  }

  private static int bestRent(DealView view, List<Colour> colours) {
    int best = 0;
    for (Colour colour : colours) {
      best = Math.max(best, view.rent(view.seat(), colour));
    }
    return best;
  }
}
