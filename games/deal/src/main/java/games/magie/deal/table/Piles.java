package games.magie.deal.table;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealOptions.SetNeeds;
import games.magie.deal.Ref;
import games.magie.deal.rules.Buildings;

/// Collections. The cards of one colour are one list: full piles first, then at most one open pile,
/// in the order of arrival; so the list alone says where the piles begin (deal.property.piles).
/// Under `set-needs=standard` a full pile need not be a set; otherwise it always is one. [Stacking]
/// changes them.
public final class Piles {
  /// Bits per colour in the masks of houses and hotels.
  public static final int BITS = 6;

  private Piles() {}

  public static long bit(int colour, int pile) {
    return 1L << (colour * BITS + pile);
  }

  /// The bits of all piles of a colour.
  public static long mask(int colour) {
    return colour == Colour.LOOSE ? 0 : ((1L << BITS) - 1) << (colour * BITS);
  }

  public static boolean house(DealState s, int seat, int colour, int pile) {
    return (s.sides[seat].houses & bit(colour, pile)) != 0;
  }

  public static boolean hotel(DealState s, int seat, int colour, int pile) {
    return (s.sides[seat].hotels & bit(colour, pile)) != 0;
  }

  /// How many cards of a colour a seat has; [Colour#LOOSE] for wilds without one.
  public static int count(DealState s, int seat, int colour) {
    return s.sides[seat].count(colour);
  }

  public static int card(DealState s, int seat, int colour, int index) {
    return s.sides[seat].cards[s.offsets[colour] + index];
  }

  /// The place of a card by its colour and index.
  public static int place(int colour, int index) {
    return colour == Colour.LOOSE ? Ref.LOOSE : Ref.place(colour, Counts.pileOf(colour, index));
  }

  public static int piles(DealState s, int seat, int colour) {
    int count = count(s, seat, colour);
    return Counts.fullPiles(colour, count) + (Counts.openCards(colour, count) > 0 ? 1 : 0);
  }

  public static int fullPiles(DealState s, int seat, int colour) {
    return Counts.fullPiles(colour, count(s, seat, colour));
  }

  /// How many cards lie in a pile.
  public static int height(DealState s, int seat, int colour, int pile) {
    int size = Colour.size(colour);
    return Math.min(size, count(s, seat, colour) - pile * size);
  }

  public static boolean hasOpen(DealState s, int seat, int colour) {
    return (s.sides[seat].open() >> colour & 1) != 0;
  }

  public static boolean isSet(DealState s, int seat, int colour, int pile) {
    return pile < fullPiles(s, seat, colour)
        && (s.options.setNeeds() != SetNeeds.STANDARD || hasStandard(s, seat, colour, pile));
  }

  private static boolean hasStandard(DealState s, int seat, int colour, int pile) {
    byte[] cards = s.sides[seat].cards;
    int size = Colour.size(colour);
    int at = s.offsets[colour] + pile * size;
    for (int end = at + size; at < end; at++) {
      if (cards[at] < Card.FIRST_WILD) {
        return true;
      }
    }
    return false;
  }

  /// The index of a card in its place, or -1; indexes in the mask `but` do not count.
  public static int find(DealState s, int seat, int card, int place, int but) {
    int colour = Ref.colour(place);
    int count = count(s, seat, colour);
    int first = place == Ref.LOOSE ? 0 : Ref.pile(place) * Colour.size(colour);
    int last = place == Ref.LOOSE ? count : Math.min(first + Colour.size(colour), count);
    byte[] cards = s.sides[seat].cards;
    int from = s.offsets[colour];
    for (int at = first; at < last; at++) {
      if (cards[from + at] == card && (but >> at & 1) == 0) {
        return at;
      }
    }
    return -1;
  }

  /// How many cards of a kind lie in a place.
  public static int countOf(DealState s, int seat, int card, int place) {
    int found = 0;
    int count = 0;
    for (int at = find(s, seat, card, place, 0); at >= 0; ) {
      found |= 1 << at;
      count++;
      at = find(s, seat, card, place, found);
    }
    return count;
  }

  /// How many cards of a colour are no all-colour wilds.
  public static int others(DealState s, int seat, int colour) {
    byte[] cards = s.sides[seat].cards;
    int others = 0;
    int end = s.offsets[colour] + count(s, seat, colour);
    for (int at = s.offsets[colour]; at < end; at++) {
      others += cards[at] != Card.ANY ? 1 : 0;
    }
    return others;
  }

  /// The rent of the best pile of a colour, buildings included; 0 without a card of it.
  public static int rent(DealState s, int seat, int colour) {
    int best = 0;
    int piles = piles(s, seat, colour);
    for (int pile = 0; pile < piles; pile++) {
      best = Math.max(best, rent(s, seat, colour, pile));
    }
    return best;
  }

  public static int rent(DealState s, int seat, int colour, int pile) {
    return Colour.ALL[colour].rent(height(s, seat, colour, pile))
        + (house(s, seat, colour, pile) ? Buildings.HOUSE_RENT : 0)
        + (hotel(s, seat, colour, pile) ? Buildings.HOTEL_RENT : 0);
  }

  /// Whether there are only all-colour wilds among some cards of a colour.
  public static boolean onlyWilds(DealState s, int seat, int colour, int first, int count) {
    int from = s.offsets[colour] + first;
    return onlyWilds(s.sides[seat].cards, from, count);
  }

  public static boolean onlyWilds(byte[] cards, int from, int count) {
    for (int at = from; at < from + count; at++) {
      if (cards[at] != Card.ANY) {
        return false;
      }
    }
    return true;
  }
}
