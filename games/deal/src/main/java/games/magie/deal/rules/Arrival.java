package games.magie.deal.rules;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealClause;
import games.magie.deal.DealMove;
import games.magie.deal.DealOption;
import games.magie.deal.OpenEvent;
import games.magie.deal.Place;
import games.magie.deal.Ref;
import games.magie.deal.listing.MoveTable;
import games.magie.deal.table.Collection;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Items;
import games.magie.deal.table.Phase;
import games.magie.deal.table.Piles;
import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// Cards on their way to a new owner. Money goes to the bank, a property to its colour; who
/// receives a wild chooses (deal.wild.arrival), in the order in which the cards were named (D7).
public final class Arrival {
  private Arrival() {}

  /// Who receives the next card.
  private static int receiver(DealState s) {
    Items items = s.pending.items;
    return items.toVictim(items.first()) ? s.pending.victim : s.active;
  }

  /// The next card, and where it lay.
  private static Ref item(DealState s) {
    return s.pending.items.ref(s.pending.items.first());
  }

  /// The card that is waiting for a decision.
  public static Card card(DealState s) {
    return s.pending.items.card(s.pending.items.first());
  }

  /// Lets cards arrive until one needs a decision; after the last the action goes on.
  static void advance(DealState s, Chance chance, Out out) {
    while (!s.pending.items.isEmpty()) {
      Ref item = item(s);
      int seat = receiver(s);
      if (s.hasLeft(seat)) {
        s.toDiscard(item.card());
        s.pending.items.next();
      } else if (asks(s, item)) {
        s.phase = Phase.ARRIVE;
        return;
      } else {
        put(s, onlyPlace(item.card()), out);
      }
    }
    s.pending.items.clear();
    if (!Winning.check(s, out)) {
      Claims.nextVictim(s, chance, out);
    }
  }

  /// Where a card goes that does not ask.
  private static Place onlyPlace(Card card) {
    if (!card.property()) {
      return Place.BANK;
    }
    return card == Card.WILD_ANY ? Place.LOOSE : Place.of(card.firstColour(), 0);
  }

  private static boolean asks(DealState s, Ref item) {
    Card card = item.card();
    if (!card.property()) {
      boolean building = item.where() != Place.BANK;
      return building && s.options.on(DealOption.PAID_BUILDINGS_PLACEABLE) && fitsSomewhere(s);
    }
    if (card == Card.WILD_ANY) {
      return Properties.takingAny(s, s.collections[receiver(s)]) != 0;
    }
    return card.wild();
  }

  private static boolean fitsSomewhere(DealState s) {
    for (Place place : Place.EVERY_PILE) {
      if (Buildings.objectionToPlace(s, card(s), place) == null) {
        return true;
      }
    }
    return false;
  }

  /// The next card arrives at a place; for a property the colour of the place counts.
  private static void put(DealState s, Place place, Out out) {
    int seat = receiver(s);
    Card card = card(s);
    Collection collection = s.collections[seat];
    s.pending.items.next();
    DealClause why = DealClause.PAY_INTO;
    Place at = place;
    if (place == Place.BANK) {
      s.sides[seat].toBank(card);
    } else if (!card.property()) {
      Buildings.put(collection, card, place);
    } else {
      Colour colour = place.colour();
      Properties.put(collection, card, colour, out);
      at = Piles.place(colour, collection.count(colour) - 1);
      why = card.wild() ? DealClause.WILD_ARRIVAL : why;
    }
    if (!out.silent()) {
      out.tell(why, new OpenEvent.Arrived(seat, Ref.of(card, at)));
    }
  }

  static void legal(DealState s, Moves<DealMove> into) {
    Card card = card(s);
    if (card.property()) {
      int colours = Properties.fitting(s, s.collections[receiver(s)], card);
      into.addAll(MoveTable.settles(), colours);
      return;
    }
    into.add(MoveTable.TO_BANK);
    for (Place place : Place.EVERY_PILE) {
      if (Buildings.objectionToPlace(s, card, place) == null) {
        into.add(new DealMove.PlaceBuilding(place));
      }
    }
  }

  static @Nullable Refusal objection(DealState s, DealMove.Settle move) {
    Card card = card(s);
    if (!card.property()) {
      return new Refusal(DealClause.WILD_ARRIVAL, "no-wild-arrives");
    }
    Collection collection = s.collections[receiver(s)];
    return Properties.objectionToColour(s, collection, card, MoveTable.orLoose(move.colour()));
  }

  static @Nullable Refusal objection(DealState s, DealMove.PlaceBuilding move) {
    Card card = card(s);
    if (card.property()) {
      return new Refusal(DealClause.WILD_ARRIVAL, "no-building-arrives");
    }
    return move.place() == Place.BANK ? null : Buildings.objectionToPlace(s, card, move.place());
  }

  static void play(DealState s, DealMove.Settle move, Chance chance, Out out) {
    put(s, Place.of(MoveTable.orLoose(move.colour()), 0), out);
    advance(s, chance, out);
  }

  static void play(DealState s, DealMove.PlaceBuilding move, Chance chance, Out out) {
    put(s, move.place(), out);
    advance(s, chance, out);
  }

  /// The game ends here: what is on its way takes the first place it fits.
  static void settleAll(DealState s, Out out) {
    while (s.phase == Phase.ARRIVE && !s.pending.items.isEmpty()) {
      put(s, onlyPlace(card(s)), out);
    }
  }
}
