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
import games.magie.deal.Ref;
import games.magie.deal.table.Arrangement;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Piles;
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

  /// Whether this building may stand on this pile of a seat.
  public static boolean fits(DealState s, int seat, Card card, int colour, int pile) {
    boolean house = Piles.house(s, seat, colour, pile);
    boolean free = onHouse(card) ? house && !Piles.hotel(s, seat, colour, pile) : !house;
    return free && Colour.ALL[colour].buildable() && Piles.isSet(s, seat, colour, pile);
  }

  public static void legal(DealState s, Card card, Moves<DealMove> into) {
    for (int left = s.own.sets(); left != 0; left &= left - 1) {
      int colour = Integer.numberOfTrailingZeros(left);
      for (int pile = 0; pile < piles(s, colour); pile++) {
        if (fits(s, s.active, card, colour, pile)) {
          into.add(new Build(card, Ref.place(colour, pile)));
        }
      }
    }
  }

  private static int piles(DealState s, int colour) {
    return Piles.fullPiles(s, s.active, colour);
  }

  /// Why a building cannot stand there.
  static @Nullable Refusal objectionToPlace(DealState s, Card card, int place) {
    int colour = Ref.colour(place);
    int pile = Ref.pile(place);
    DealClause clause = onHouse(card) ? DealClause.ACTION_HOTEL : DealClause.ACTION_HOUSE;
    if (place < 0 || colour >= Colour.COUNT || !Piles.isSet(s, s.active, colour, pile)) {
      return new Refusal(clause, "no-set", colour < Colour.COUNT ? Ref.text(place) : "-");
    }
    if (!Colour.ALL[colour].buildable()) {
      return new Refusal(clause, "no-building-here", Ref.text(place));
    }
    boolean house = Piles.house(s, s.active, colour, pile);
    if (onHouse(card) && !house) {
      return new Refusal(clause, "no-house", Ref.text(place));
    }
    if (onHouse(card) ? Piles.hotel(s, s.active, colour, pile) : house) {
      return new Refusal(clause, "one-per-set", card.text(), Ref.text(place));
    }
    return null;
  }

  static @Nullable Refusal objection(DealState s, Build move) {
    Refusal refusal = TurnFlow.objectionToCard(s, move.card());
    return refusal != null ? refusal : objectionToPlace(s, move.card(), move.place());
  }

  static void play(DealState s, Build move, Chance chance, Out out) {
    TurnFlow.usePlay(s, move.card().ordinal());
    put(s, s.active, move.card(), move.place());
    if (!out.silent()) {
      out.tell(
          onHouse(move.card()) ? DealClause.ACTION_HOTEL : DealClause.ACTION_HOUSE,
          new OpenEvent.Built(s.active, move.card(), move.place()));
    }
    TurnFlow.finish(s, chance, out);
  }

  public static void put(DealState s, int seat, Card card, int place) {
    long bit = Piles.bit(Ref.colour(place), Ref.pile(place));
    if (onHouse(card)) {
      s.sides[seat].hotels |= bit;
    } else {
      s.sides[seat].houses |= bit;
    }
  }

  public static boolean stands(DealState s, int seat, Card card, int place) {
    int colour = Ref.colour(place);
    int pile = Ref.pile(place);
    return place < Ref.LOOSE
        && Piles.isSet(s, seat, colour, pile)
        && (onHouse(card)
            ? Piles.hotel(s, seat, colour, pile)
            : Piles.house(s, seat, colour, pile));
  }

  static void takeOff(DealState s, int seat, Card card, int place) {
    long bit = Piles.bit(Ref.colour(place), Ref.pile(place));
    if (onHouse(card)) {
      s.sides[seat].hotels &= ~bit;
    } else {
      s.sides[seat].houses &= ~bit;
    }
  }

  /// The pile is no set any more: what stands there goes.
  public static void comeOff(DealState s, int seat, int colour, int pile, Out out) {
    long bit = Piles.bit(colour, pile);
    int houses = (s.sides[seat].houses & bit) != 0 ? 1 : 0;
    int hotels = (s.sides[seat].hotels & bit) != 0 ? 1 : 0;
    s.sides[seat].houses &= ~bit;
    s.sides[seat].hotels &= ~bit;
    lost(s, seat, houses, hotels, out);
  }

  /// Buildings of broken sets, which no longer stand anywhere.
  public static void lost(DealState s, int seat, int houses, int hotels, Out out) {
    for (int house = 0; house < houses; house++) {
      lose(s, seat, Card.HOUSE, s.options.brokenSetBanks(), DealClause.PAY_BREAK_SET, out);
    }
    for (int hotel = 0; hotel < hotels; hotel++) {
      lose(s, seat, Card.HOTEL, s.options.brokenSetBanks(), DealClause.PAY_BREAK_SET, out);
    }
  }

  /// A hotel whose house is gone goes to the bank (R23, D11).
  static void dropOrphans(DealState s, int seat, Out out) {
    long orphans = s.sides[seat].hotels & ~s.sides[seat].houses;
    s.sides[seat].hotels &= ~orphans;
    for (int left = Long.bitCount(orphans); left > 0; left--) {
      lose(s, seat, Card.HOTEL, true, DealClause.BUILDING_BOUND, out);
    }
  }

  private static void lose(
      DealState s, int seat, Card card, boolean toBank, DealClause why, Out out) {
    if (toBank) {
      s.sides[seat].toBank(card.ordinal());
    } else {
      s.toDiscard(card.ordinal());
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
    for (int from = 0; from < Ref.LOOSE; from++) {
      legalMoves(s, Card.HOUSE, from, into);
      legalMoves(s, Card.HOTEL, from, into);
    }
  }

  private static void legalMoves(DealState s, Card card, int from, Moves<DealMove> into) {
    for (int to = 0; stands(s, s.active, card, from) && to < Ref.LOOSE; to++) {
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
    if (!stands(s, s.active, move.card(), move.from())) {
      return new Refusal(
          DealClause.BUILDING_BOUND,
          "no-building-there",
          move.card().text(),
          Ref.text(move.from()));
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
          new OpenEvent.BuildingMoved(s.active, move.card(), move.from(), move.to()));
    }
    rearrange(s, move, out);
    s.earlier.note(s);
  }

  public static void rearrange(DealState s, MoveBuilding move, Out out) {
    takeOff(s, s.active, move.card(), move.from());
    put(s, s.active, move.card(), move.to());
    dropOrphans(s, s.active, out);
  }
}
