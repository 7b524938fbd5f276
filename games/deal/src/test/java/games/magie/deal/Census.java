package games.magie.deal;

import static org.assertj.core.api.Assertions.assertThat;

/// Counts every card of a position, wherever it lies, and checks what the position keeps beside
/// them.
final class Census {
  private Census() {}

  static void check(DealState s) {
    var found = new int[Card.ALL.length];
    for (int at = 0; at < s.bag.bound(); at++) {
      found[s.bag.get(at)]++;
    }
    for (int at = 0; at < s.discarded; at++) {
      found[s.discard[at]]++;
    }
    for (int at = 0; at < s.underneath; at++) {
      found[s.under[at]]++;
    }
    if (s.card != DealState.NONE) {
      found[s.card]++;
      found[Card.DOUBLE_RENT.ordinal()] += s.doublers;
    }
    if (s.phase == DealState.Phase.ARRIVE) {
      for (int at = s.itemAt; at < s.itemCount; at++) {
        found[Ref.card(s.items[at])]++;
      }
    }
    for (int seat = 0; seat < s.seats; seat++) {
      count(s, seat, found);
    }
    int all = 0;
    for (Card card : Card.ALL) {
      all += found[card.ordinal()];
      assertThat(found[card.ordinal()])
          .as(card.text())
          .isEqualTo(card.copies() * s.options.decks());
    }
    assertThat(all).isEqualTo(Card.DECK * s.options.decks());
    assertThat(s.playsLeft).isBetween(0, DealState.PLAYS);
  }

  private static void count(DealState s, int seat, int[] found) {
    for (int at = 0; at < s.handSize[seat]; at++) {
      found[s.handCard(seat, at)]++;
    }
    for (int card = 0; card < Card.BANKABLE; card++) {
      found[card] += s.banked(seat, card);
    }
    found[Card.HOUSE.ordinal()] += Long.bitCount(s.houses[seat]);
    found[Card.HOTEL.ordinal()] += Long.bitCount(s.hotels[seat]);
    assertThat(s.hotels[seat] & ~s.houses[seat]).as("hotels without a house").isZero();
    long buildings = 0;
    int sets = 0;
    for (int colour = 0; colour <= Colour.COUNT; colour++) {
      for (int at = 0; at < Piles.count(s, seat, colour); at++) {
        int card = Piles.card(s, seat, colour, at);
        found[card]++;
        assertThat(colour == Colour.LOOSE ? card == Card.ANY : Card.fits(card, colour)).isTrue();
      }
      if (colour == Colour.LOOSE) {
        continue;
      }
      for (int pile = 0; pile < Piles.piles(s, seat, colour); pile++) {
        if (Piles.isSet(s, seat, colour, pile)) {
          sets |= 1 << colour;
          buildings |= Colour.ALL[colour].buildable() ? Piles.bit(colour, pile) : 0;
        }
        if (s.options.wildNeedsCompany()) {
          int from = Piles.from(s, seat, colour) + pile * Colour.size(colour);
          assertThat(Piles.onlyWilds(s.table, from, Piles.height(s, seat, colour, pile)))
              .as("a pile of nothing but all-colour wilds")
              .isFalse();
        }
      }
    }
    assertThat((int) s.sets[seat]).isEqualTo(sets);
    assertThat(s.houses[seat] & ~buildings).as("houses on no set").isZero();
    if (seat != s.active && s.turn > 1) {
      assertThat((int) s.handSize[seat]).isLessThanOrEqualTo(Math.max(5, s.options.handLimit()));
    }
  }
}
