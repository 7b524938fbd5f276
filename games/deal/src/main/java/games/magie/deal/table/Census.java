package games.magie.deal.table;

import static games.magie.kernel.Invariants.hold;

import games.magie.deal.Card;
import games.magie.deal.Colour;

/// Counts every card of a position, wherever it lies, and checks what the position keeps beside
/// them.
public final class Census {
  private Census() {}

  public static void check(DealState s) {
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
    if (s.pending.card != null) {
      found[s.pending.card.ordinal()]++;
      found[Card.DOUBLE_RENT.ordinal()] += s.pending.doublers;
    }
    if (s.phase == Phase.ARRIVE) {
      Items coming = s.pending.items;
      for (int at = coming.first(); at < coming.end(); at++) {
        found[coming.ref(at).card().ordinal()]++;
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
      found[s.handCard(seat, at)]++;
    }
    for (int card = 0; card < Card.BANKABLE; card++) {
      found[card] += s.sides[seat].banked(card);
    }
    found[Card.HOUSE.ordinal()] += Long.bitCount(s.sides[seat].houses);
    found[Card.HOTEL.ordinal()] += Long.bitCount(s.sides[seat].hotels);
    hold((s.sides[seat].hotels & ~s.sides[seat].houses) == 0, "a hotel without a house");
    long buildings = 0;
    int sets = 0;
    for (int colour = 0; colour <= Colour.COUNT; colour++) {
      for (int at = 0; at < Piles.count(s, seat, colour); at++) {
        int card = Piles.card(s, seat, colour, at);
        found[card]++;
        hold(colour == Colour.LOOSE ? card == Card.ANY : Card.fits(card, colour), "its colour");
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
          int first = pile * Colour.size(colour);
          int height = Piles.height(s, seat, colour, pile);
          hold(!Piles.onlyWilds(s, seat, colour, first, height), "all-colour wilds alone");
        }
      }
    }
    hold(s.sides[seat].sets() == sets, "the sets");
    hold((s.sides[seat].houses & ~buildings) == 0, "a house on no set");
  }
}
