package games.magie.deal.table;

import static games.magie.kernel.Invariants.hold;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.Place;

/// Counts every card of a position, wherever it lies, and checks what the position keeps beside
/// them.
public final class Census {
  private Census() {}

  public static void check(DealState s) {
    var found = new int[Card.ALL.length];
    for (int at = 0; at < s.bag.bound(); at++) {
      found[s.bag.get(at).ordinal()]++;
    }
    for (int at = 0; at < s.discarded; at++) {
      found[s.discard[at]]++;
    }
    for (int at = 0; at < s.underneath; at++) {
      found[s.under[at]]++;
    }
    if (s.pending.card != null) {
      found[s.pending.card.ordinal()]++;
      found[Card.DOUBLE_RENT.ordinal()] += s.pending.doublers;
    }
    if (s.phase == Phase.ARRIVE) {
      Items coming = s.pending.items;
      for (int at = coming.first(); at < coming.end(); at++) {
        found[coming.card(at).ordinal()]++;
      }
    }
    for (int seat = 0; seat < s.seats; seat++) {
      count(s, seat, found);
      Kept.check(s, seat);
    }
    int all = 0;
    for (Card card : Card.ALL) {
      all += found[card.ordinal()];
      hold(found[card.ordinal()] == card.copies() * s.options.decks(), card.text());
    }
    hold(all == Card.DECK * s.options.decks(), "the number of cards");
    hold(s.playsLeft >= 0 && s.playsLeft <= DealState.PLAYS, "plays");
  }

  private static void count(DealState s, int seat, int[] found) {
    for (int at = 0; at < s.sides[seat].handSize; at++) {
      found[s.handCard(seat, at).ordinal()]++;
    }
    for (Card card : Card.ALL) {
      found[card.ordinal()] += s.sides[seat].banked(card);
    }
    count(s.collections[seat], found);
  }

  private static void count(Collection collection, int[] found) {
    found[Card.HOUSE.ordinal()] += Long.bitCount(collection.houses);
    found[Card.HOTEL.ordinal()] += Long.bitCount(collection.hotels);
    hold((collection.hotels & ~collection.houses) == 0, "a hotel without a house");
    long buildings = 0;
    int sets = 0;
    for (Colour colour : Colour.AND_LOOSE) {
      for (int at = 0; at < collection.count(colour); at++) {
        Card card = collection.card(colour, at);
        found[card.ordinal()]++;
        hold(card.canLieIn(colour), "its colour");
      }
      for (int pile = 0; pile < collection.piles(colour); pile++) {
        Place place = Place.of(colour, pile);
        if (collection.isSet(place)) {
          sets |= colour.bit();
          buildings |= colour.buildable() ? place.bit() : 0;
        }
        hold(!collection.wildsAlone(place), "all-colour wilds alone");
      }
    }
    hold(collection.sets() == sets, "the sets");
    hold((collection.houses & ~buildings) == 0, "a house on no set");
  }
}
