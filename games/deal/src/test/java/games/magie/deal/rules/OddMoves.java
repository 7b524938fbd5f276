package games.magie.deal.rules;

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
import games.magie.deal.Place;
import games.magie.deal.Ref;
import games.magie.kernel.chance.Seeded;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Moves of every kind with any values: most of them make no sense at all.
final class OddMoves {
  private static final int KINDS = 28;
  private static final int[] NUMBERS = {
    0, 1, 2, 3, 4, 5, 9, 10, 63, 90, 1000, -1, -2, -8, 1 << 20, Integer.MAX_VALUE, Integer.MIN_VALUE
  };

  private final Seeded random;

  OddMoves(Seeded random) {
    this.random = random;
  }

  private int number() {
    return random.below(2) == 0 ? NUMBERS[random.below(NUMBERS.length)] : random.below(Place.PILES);
  }

  private Place place() {
    return Place.EVERY.get(random.below(Place.EVERY.size()));
  }

  private Card card() {
    return Card.ALL[random.below(Card.ALL.length)];
  }

  private Colour colour() {
    return Colour.ALL[random.below(Colour.COUNT)];
  }

  private @Nullable Colour colourOrNone() {
    return random.below(4) == 0 ? null : colour();
  }

  private Ref ref() {
    return Ref.of(card(), place());
  }

  private <T> List<T> some(java.util.function.Supplier<T> one) {
    var list = new ArrayList<T>();
    for (int left = random.below(4); left > 0; left--) {
      list.add(one.get());
    }
    return list;
  }

  DealMove any() {
    return any(3);
  }

  private DealMove any(int depth) {
    return switch (random.below(KINDS)) {
      case 0 -> new Bank(card());
      case 1 -> new Lay(card(), colourOrNone());
      case 2 -> new Play(card());
      case 3 -> new PlayOn(card(), number());
      case 4 -> new PlaySet(card(), number(), place());
      case 5 -> new Aim(card());
      case 6 -> new Lift(ref());
      case 7 -> new Build(card(), place());
      case 8 -> new Rent(card(), number());
      case 9 -> new Charge(colour(), number());
      case 10 -> new Take(ref());
      case 11 -> new Give(ref());
      case 12 -> new Recolour(ref(), colour());
      case 13 -> new Exchange(ref(), ref());
      case 14 -> new MoveBuilding(card(), place(), place());
      case 15 -> new EndTurn();
      case 16 -> new Discard(card());
      case 17 -> new DiscardTogether(some(this::card));
      case 18 -> new Accept();
      case 19 -> new SayNo();
      case 20 -> new Pay(ref());
      case 21 -> new PayAll();
      case 22 -> new PayTogether(some(this::ref));
      case 23 -> new Settle(colourOrNone());
      case 24 -> new PlaceBuilding(place());
      default -> depth == 0 ? new EndTurn() : new Whole(some(() -> any(depth - 1)));
    };
  }

  /// A whole of moves that are possible here, in any order.
  DealMove whole(List<DealMove> moves) {
    return new Whole(some(() -> moves.get(random.below(moves.size()))));
  }
}
