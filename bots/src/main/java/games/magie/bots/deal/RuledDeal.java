package games.magie.bots.deal;

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
/// equals; whatever is below ending the turn it leaves alone. How many points it gives for what is
/// its [DealStyle].
public final class RuledDeal implements Bot<DealMove, DealView> {
  private static final int NEVER = -1000;

  private final DealStyle style;
  private final Gain gain;
  private final Rob rob;
  private final Answer answer;

  public RuledDeal(DealStyle style) {
    this.style = style;
    this.gain = new Gain(style);
    this.rob = new Rob(style, gain);
    this.answer = new Answer(style, rob);
  }

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

  int points(DealView view, DealMove move) {
    int me = view.seat();
    return switch (move) {
      case Bank(Card card) -> bank(view, card);
      case Lay lay -> lay(view, lay);
      case Play(Card card) ->
          card.effect() instanceof Effect.DrawMore
              ? style.of(Trait.DRAW)
              : style.of(Trait.CLAIM_ALL) + collect(view, card);
      case PlayOn play -> playOn(view, play);
      case PlaySet set -> style.of(Trait.TAKE_SET) + rob.set(view, set.place());
      case Aim(Card card) -> aim(view, card);
      case Lift(Ref card) -> lift(view, card);
      case Build build -> style.of(Trait.BUILD) + build.card().value();
      case Rent rent -> rob.rent(view, rent);
      case Charge charge -> rob.charge(view, charge);
      case Take(Ref card) -> rob.take(view, card);
      case Give(Ref card) -> -gain.loss(view, me, card.where()) - card.card().value();
      case Recolour recolour -> recolour(view, recolour);
      case Exchange _, MoveBuilding _, Whole _ -> NEVER;
      case EndTurn _ -> 0;
      case Discard(Card card) -> NEVER / 2 - keep(view, card);
      case DiscardTogether _, PayTogether _, Pay _ -> NEVER;
      case Accept _ -> 0;
      case SayNo _ -> answer.hurts(view) ? 1 : -1;
      case PayAll _ -> 0;
      case Settle(Colour colour) -> gain.of(view, me, colour);
      case PlaceBuilding(Place place) -> place == Place.BANK ? -1 : place.index();
    };
  }

  private int lay(DealView view, Lay lay) {
    int me = view.seat();
    int points =
        style.of(Trait.LAY) + style.of(Trait.LAY_GAIN) * gain.of(view, me, lay.colour()) / 100;
    if (Gain.wins(view, me, lay.colour())) {
      return points + style.of(Trait.WIN);
    }
    boolean open =
        lay.card().ordinal() >= Card.FIRST_WILD && !Gain.completes(view, me, lay.colour());
    return open ? points + style.of(Trait.LAY_OPEN_WILD) : points;
  }

  /// Money first, then cards that have no better use.
  private int bank(DealView view, Card card) {
    boolean poor = view.bankValue(view.seat()) < style.of(Trait.ENOUGH);
    boolean full = view.handSize(view.seat()) > view.handLimit() - style.of(Trait.ROOM);
    if (card.effect() instanceof Effect.Money) {
      return style.of(poor ? Trait.MONEY_WHEN_POOR : Trait.MONEY)
          + card.value() * style.of(Trait.MONEY_VALUE);
    }
    boolean spare = full || (poor && keep(view, card) < style.of(Trait.SPARE_BELOW));
    return spare ? style.of(Trait.SPARE) - keep(view, card) / 10 : NEVER;
  }

  private int playOn(DealView view, PlayOn play) {
    if (play.card().effect() instanceof Effect.Claim(int amount, boolean _)) {
      return rob.claim(view, play.seat(), amount);
    }
    return rob.steal(view, play);
  }

  /// The best that the card can do against anybody.
  private int aim(DealView view, Card card) {
    int best = NEVER;
    for (int seat = 0; seat < view.seats(); seat++) {
      boolean other = seat != view.seat() && !view.hasLeft(seat);
      if (other && card.effect() instanceof Effect.TakeSet) {
        best = Math.max(best, view.sets(seat) == 0 ? NEVER : style.of(Trait.TAKE_SET));
      } else if (other) {
        best = Math.max(best, playOn(view, new PlayOn(card, seat)));
      }
    }
    return best;
  }

  /// Only a wild for which there is a better colour.
  private int lift(DealView view, Ref card) {
    int best = NEVER;
    for (Colour colour : Colour.ALL) {
      boolean fits = card.card().canBe(colour) && colour != card.where().colour();
      best = fits ? Math.max(best, recolour(view, new Recolour(card, colour))) : best;
    }
    return best;
  }

  private int collect(DealView view, Card card) {
    int amount = card.effect() instanceof Effect.Claim(int each, boolean _) ? each : 0;
    int paid = rob.collected(view, amount);
    return paid == 0 ? NEVER : paid;
  }

  /// Only to complete a set that was not there.
  private int recolour(DealView view, Recolour move) {
    int me = view.seat();
    Place from = move.card().where();
    boolean fromSet = view.isSet(me, from) && Gain.open(view, me, from.colour()) == 0;
    if (!Gain.completes(view, me, move.colour()) || fromSet) {
      return NEVER;
    }
    return style.of(Trait.RECOLOUR)
        + (Gain.wins(view, me, move.colour()) ? style.of(Trait.WIN) : 0);
  }

  /// How much a card in the hand is worth keeping.
  private int keep(DealView view, Card card) {
    return switch (card.effect()) {
      case Effect.SayNo _ -> style.of(Trait.KEEP_NO);
      case Effect.TakeSet _ -> style.of(Trait.KEEP_BREAKER);
      case Effect.Steal _ -> style.of(Trait.KEEP_STEAL);
      case Effect.Swap _ -> style.of(Trait.KEEP_SWAP);
      case Effect.Claim _ -> style.of(Trait.KEEP_CLAIM);
      case Effect.DrawMore _ -> style.of(Trait.KEEP_DRAW);
      case Effect.Rent(List<Colour> colours, boolean _) ->
          style.of(Trait.KEEP_RENT) + bestRent(view, colours) * style.of(Trait.KEEP_RENT_BEST);
      case Effect.DoubleRent _ -> style.of(Trait.KEEP_DOUBLE);
      case Effect.Building _ ->
          style.of(view.sets(view.seat()) != 0 ? Trait.KEEP_BUILDING_ON_SET : Trait.KEEP_BUILDING);
      case Effect.Money _ ->
          style.of(Trait.KEEP_MONEY) + card.value() * style.of(Trait.KEEP_MONEY_VALUE);
      case Effect.Property _, Effect.Wild _, Effect.AnyWild _ ->
          style.of(Trait.KEEP_PROPERTY) + gain.of(view, view.seat(), card);
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
