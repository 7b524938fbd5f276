package games.magie.deal.table;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.Place;
import games.magie.deal.rules.Buildings;
import games.magie.kernel.Out;

/// What becomes of the piles of a colour when cards leave full ones. A broken pile is refilled from
/// the surplus, earliest arrival first (D1); of several broken ones the first is refilled, the last
/// gives. What stays broken lies last, and what stood on it comes off.
final class Repacking {
  private final DealState s;
  private final Collection collection;
  private final Colour colour;
  private final int size;
  private final int piles;

  /// The cards by pile, `size` squares each, and how many lie there.
  private final byte[] cards;

  private final int[] heights;

  Repacking(DealState s, Collection collection, Colour colour) {
    this.s = s;
    this.collection = collection;
    this.colour = colour;
    this.size = colour.size();
    this.piles = collection.piles(colour);
    this.cards = new byte[piles * size];
    this.heights = new int[piles];
  }

  /// Takes away the cards at the indexes in `gone`.
  void remove(int gone, Out out) {
    keep(gone);
    refill();
    write(out);
  }

  private void keep(int gone) {
    int count = collection.count(colour);
    for (int at = 0; at < count; at++) {
      if ((gone >> at & 1) == 0) {
        put(at / size, collection.cards[collection.from(colour) + at]);
      }
    }
  }

  private void put(int pile, byte card) {
    cards[pile * size + heights[pile]++] = card;
  }

  private void refill() {
    int first = 0;
    int last = piles - 1;
    while (first < last) {
      if (heights[first] == size) {
        first++;
      } else if (heights[last] == size || heights[last] == 0) {
        last--;
      } else {
        put(first, give(last, wantsCompany(first)));
      }
    }
  }

  /// Whether a pile would hold nothing but all-colour wilds if its last square got one, too.
  private boolean wantsCompany(int pile) {
    return s.options.wildNeedsCompany()
        && heights[pile] == size - 1
        && Piles.onlyWilds(cards, pile * size, size - 1);
  }

  /// A pile gives the card that arrived first; but no all-colour wild where the other pile wants
  /// company for those it has.
  private byte give(int pile, boolean wanted) {
    int from = pile * size;
    int last = from + heights[pile] - 1;
    int at = from;
    while (wanted && at < last && cards[at] == Card.ANY) {
      at++;
    }
    byte card = cards[at];
    System.arraycopy(cards, at + 1, cards, at, last - at);
    heights[pile]--;
    return card;
  }

  private void write(Out out) {
    var list = new byte[cards.length];
    int count = 0;
    long houses = collection.houses & ~Place.bits(colour);
    long hotels = collection.hotels & ~Place.bits(colour);
    int broken = -1;
    for (int pile = 0; pile < piles; pile++) {
      if (heights[pile] < size) {
        broken = heights[pile] > 0 ? pile : broken;
        continue;
      }
      Place before = Place.of(colour, pile);
      long bit = Place.of(colour, count / size).bit();
      houses |= collection.house(before) ? bit : 0;
      hotels |= collection.hotel(before) ? bit : 0;
      System.arraycopy(cards, pile * size, list, count, size);
      count += size;
    }
    if (broken >= 0) {
      System.arraycopy(cards, broken * size, list, count, heights[broken]);
      count += heights[broken];
    }
    int lostHouses = Long.bitCount(collection.houses) - Long.bitCount(houses);
    int lostHotels = Long.bitCount(collection.hotels) - Long.bitCount(hotels);
    collection.houses = houses;
    collection.hotels = hotels;
    collection.replace(colour, list, count);
    Buildings.lost(s, collection, lostHouses, lostHotels, out);
    collection.loosenFull(colour, out);
    collection.loosenOpen(colour, out);
    for (int pile = 0; pile < collection.fullPiles(colour); pile++) {
      Place place = Place.of(colour, pile);
      if (!collection.isSet(place)) {
        Buildings.comeOff(s, collection, place, out);
      }
    }
  }
}
