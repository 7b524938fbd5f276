package games.magie.deal.rules;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealClause;
import games.magie.deal.DealMove;
import games.magie.deal.DealMove.Build;
import games.magie.deal.DealMove.MoveBuilding;
import games.magie.deal.DealOption;
import games.magie.deal.Effect;
import games.magie.deal.OpenEvent;
import games.magie.deal.Place;
import games.magie.deal.table.Arrangement;
import games.magie.deal.table.Collection;
import games.magie.deal.table.DealState;
import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// Houses and hotels on complete sets, and what becomes of them when the set or the house goes.
public final class Buildings {
  public static final int HOUSE_RENT = ((Effect.Building) Card.HOUSE.effect()).rent();
  public static final int HOTEL_RENT = ((Effect.Building) Card.HOTEL.effect()).rent();

  private Buildings() {}

  private static boolean onHouse(Card card) {
    return card.effect() instanceof Effect.Building(int _, boolean onHouse) && onHouse;
  }

  /// Whether this building may stand on this pile of a collection.
  public static boolean fits(Collection collection, Card card, Place pile) {
    boolean house = collection.house(pile);
    boolean free = onHouse(card) ? house && !collection.hotel(pile) : !house;
    return free && pile.colour().buildable() && collection.isSet(pile);
  }

  public static void legal(DealState s, Card card, Moves<DealMove> into) {
    for (int left = s.own.sets(); left != 0; left &= left - 1) {
      Colour colour = Colour.first(left);
      for (int pile = 0; pile < s.own.fullPiles(colour); pile++) {
        Place place = Place.of(colour, pile);
        if (fits(s.own, card, place)) {
          into.add(new Build(card, place));
        }
      }
    }
  }

  /// Why a building cannot stand there.
  static @Nullable Refusal objectionToPlace(DealState s, Card card, Place place) {
    DealClause clause = onHouse(card) ? DealClause.ACTION_HOTEL : DealClause.ACTION_HOUSE;
    if (!s.own.isSet(place)) {
      return new Refusal(clause, "no-set", place.text());
    }
    if (!place.colour().buildable()) {
      return new Refusal(clause, "no-building-here", place.text());
    }
    boolean house = s.own.house(place);
    if (onHouse(card) && !house) {
      return new Refusal(clause, "no-house", place.text());
    }
    if (onHouse(card) ? s.own.hotel(place) : house) {
      return new Refusal(clause, "one-per-set", card.text(), place.text());
    }
    return null;
  }

  static @Nullable Refusal objection(DealState s, Build move) {
    Refusal refusal = TurnFlow.objectionToCard(s, move.card());
    return refusal != null ? refusal : objectionToPlace(s, move.card(), move.place());
  }

  static void play(DealState s, Build move, Chance chance, Out out) {
    TurnFlow.usePlay(s, move.card());
    put(s.own, move.card(), move.place());
    if (!out.silent()) {
      out.tell(
          onHouse(move.card()) ? DealClause.ACTION_HOTEL : DealClause.ACTION_HOUSE,
          new OpenEvent.Built(s.active, move.card(), move.place().index()));
    }
    TurnFlow.finish(s, chance, out);
  }

  public static void put(Collection collection, Card card, Place place) {
    if (onHouse(card)) {
      collection.hotels |= place.bit();
    } else {
      collection.houses |= place.bit();
    }
  }

  public static boolean stands(Collection collection, Card card, Place place) {
    return collection.isSet(place)
        && (onHouse(card) ? collection.hotel(place) : collection.house(place));
  }

  static void takeOff(Collection collection, Card card, Place place) {
    if (onHouse(card)) {
      collection.hotels &= ~place.bit();
    } else {
      collection.houses &= ~place.bit();
    }
  }

  /// The pile isn't a set any more: what stands there goes.
  public static void comeOff(DealState s, Collection collection, Place pile, Out out) {
    int houses = collection.house(pile) ? 1 : 0;
    int hotels = collection.hotel(pile) ? 1 : 0;
    takeOff(collection, Card.HOUSE, pile);
    takeOff(collection, Card.HOTEL, pile);
    lost(s, collection, houses, hotels, out);
  }

  /// Buildings of broken sets, which no longer stand anywhere.
  public static void lost(DealState s, Collection of, int houses, int hotels, Out out) {
    for (int house = 0; house < houses; house++) {
      lose(s, of.seat(), Card.HOUSE, s.options.brokenSetBanks(), DealClause.PAY_BREAK_SET, out);
    }
    for (int hotel = 0; hotel < hotels; hotel++) {
      lose(s, of.seat(), Card.HOTEL, s.options.brokenSetBanks(), DealClause.PAY_BREAK_SET, out);
    }
  }

  /// A hotel whose house is gone goes to the bank (R23, D11).
  static void dropOrphans(DealState s, Collection of, Out out) {
    long orphans = of.hotels & ~of.houses;
    of.hotels &= ~orphans;
    for (int left = Long.bitCount(orphans); left > 0; left--) {
      lose(s, of.seat(), Card.HOTEL, true, DealClause.BUILDING_BOUND, out);
    }
  }

  private static void lose(
      DealState s, int seat, Card card, boolean toBank, DealClause why, Out out) {
    if (toBank) {
      s.sides[seat].toBank(card);
    } else {
      s.toDiscard(card);
    }
    if (!out.silent()) {
      out.tell(why, new OpenEvent.BuildingLost(seat, card, toBank));
    }
  }

  // Option `buildings-movable`.

  public static void legalMoves(DealState s, Moves<DealMove> into) {
    if (!s.options.on(DealOption.BUILDINGS_MOVABLE) || s.own.houses == 0) {
      return;
    }
    for (Place from : Place.EVERY_PILE) {
      legalMoves(s, Card.HOUSE, from, into);
      legalMoves(s, Card.HOTEL, from, into);
    }
  }

  private static void legalMoves(DealState s, Card card, Place from, Moves<DealMove> into) {
    if (!stands(s.own, card, from)) {
      return;
    }
    for (Place to : Place.EVERY_PILE) {
      var move = new MoveBuilding(card, from, to);
      if (objection(s, move) == null) {
        into.add(move);
      }
    }
  }

  static @Nullable Refusal objection(DealState s, MoveBuilding move) {
    if (!s.options.on(DealOption.BUILDINGS_MOVABLE)) {
      return new Refusal(DealClause.BUILDING_BOUND, "buildings-stay");
    }
    if (!stands(s.own, move.card(), move.from())) {
      return new Refusal(
          DealClause.BUILDING_BOUND, "no-building-there", move.card().text(), move.from().text());
    }
    Refusal refusal = objectionToPlace(s, move.card(), move.to());
    return refusal != null ? refusal : Arrangement.objection(s, move);
  }

  /// A rearrangement: it costs no play.
  static void play(DealState s, MoveBuilding move, Out out) {
    FirstSteps.putDown(s);
    s.earlier.noteFirst(s);
    if (!out.silent()) {
      out.tell(
          DealClause.BUILDING_BOUND,
          new OpenEvent.BuildingMoved(
              s.active, move.card(), move.from().index(), move.to().index()));
    }
    rearrange(s, move, out);
    s.earlier.note(s);
  }

  public static void rearrange(DealState s, MoveBuilding move, Out out) {
    takeOff(s.own, move.card(), move.from());
    put(s.own, move.card(), move.to());
    dropOrphans(s, s.own, out);
  }
}
