package games.magie.deal.table;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.rules.Buildings;
import games.magie.kernel.Out;

/// What becomes of the piles of a colour when cards leave full ones. A broken pile is refilled from
/// the surplus, earliest arrival first (D1); of several broken ones the first is refilled, the last
/// gives. What stays broken lies last, and what stood on it comes off.
final class Repacking {
  private final DealState s;
  private final int seat;
  private final int colour;
  private final int size;
  private final int piles;

  /// The cards by pile, `size` squares each, and how many lie there.
  private final byte[] cards;

  private final int[] heights;

  private Repacking(DealState s, int seat, int colour) {
    this.s = s;
    this.seat = seat;
    this.colour = colour;
    this.size = Colour.size(colour);
    this.piles = Piles.piles(s, seat, colour);
    this.cards = new byte[piles * size];
    this.heights = new int[piles];
  }

  /// Takes away the cards at the indexes in `gone`.
  static void remove(DealState s, int seat, int colour, int gone, Out out) {
    var repacking = new Repacking(s, seat, colour);
    repacking.keep(gone);
    repacking.refill();
    repacking.write(out);
  }

  private void keep(int gone) {
    int count = Piles.count(s, seat, colour);
    for (int at = 0; at < count; at++) {
      if ((gone >> at & 1) == 0) {
        put(at / size, Piles.card(s, seat, colour, at));
      }
    }
  }

  private void put(int pile, int card) {
    cards[pile * size + heights[pile]++] = (byte) card;
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
        put(first, give(last, choice(first, last)));
      }
    }
  }

  /// Which card of the last pile refills the first: the earliest, but no all-colour wild for the
  /// last square of a pile that would hold nothing else.
  private int choice(int first, int last) {
    boolean bare =
        s.options.wildNeedsCompany()
            && heights[first] == size - 1
            && Piles.onlyWilds(cards, first * size, size - 1);
    int at = 0;
    while (bare && at < heights[last] - 1 && cards[last * size + at] == Card.ANY) {
      at++;
    }
    return at;
  }

  private int give(int pile, int at) {
    int from = pile * size + at;
    int card = cards[from];
    heights[pile]--;
    System.arraycopy(cards, from + 1, cards, from, heights[pile] - at);
    return card;
  }

  private void write(Out out) {
    var list = new byte[cards.length];
    int count = 0;
    long houses = s.sides[seat].houses & ~colourMask();
    long hotels = s.sides[seat].hotels & ~colourMask();
    int broken = -1;
    for (int pile = 0; pile < piles; pile++) {
      if (heights[pile] < size) {
        broken = heights[pile] > 0 ? pile : broken;
        continue;
      }
      long bit = Piles.bit(colour, count / size);
      houses |= Piles.house(s, seat, colour, pile) ? bit : 0;
      hotels |= Piles.hotel(s, seat, colour, pile) ? bit : 0;
      System.arraycopy(cards, pile * size, list, count, size);
      count += size;
    }
    if (broken >= 0) {
      System.arraycopy(cards, broken * size, list, count, heights[broken]);
      count += heights[broken];
    }
    int lostHouses = Long.bitCount(s.sides[seat].houses) - Long.bitCount(houses);
    int lostHotels = Long.bitCount(s.sides[seat].hotels) - Long.bitCount(hotels);
    s.sides[seat].houses = houses;
    s.sides[seat].hotels = hotels;
    Stacking.replace(s, seat, colour, list, count);
    Buildings.lost(s, seat, lostHouses, lostHotels, out);
    Stacking.loosenFull(s, seat, colour, out);
    Stacking.loosenOpen(s, seat, colour, out);
    for (int pile = 0; pile < Piles.fullPiles(s, seat, colour); pile++) {
      if (!Piles.isSet(s, seat, colour, pile)) {
        Buildings.comeOff(s, seat, colour, pile, out);
      }
    }
  }

  private long colourMask() {
    long mask = 0;
    for (int pile = 0; pile < piles; pile++) {
      mask |= Piles.bit(colour, pile);
    }
    return mask;
  }
}
