package games.magie.deal.table;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.Place;

/// Where each colour lies among the cards of [Piles]: as many squares as cards can ever be of it.
/// The last ones hold the all-colour wilds without one.
public final class Layout {
  private static final Layout[] BY_DECKS = {new Layout(0), new Layout(1), new Layout(2)};

  /// The first square of each colour, by its ordinal, and where the last one ends.
  private final int[] offsets = new int[Colour.AND_LOOSE.size() + 1];

  private Layout(int decks) {
    offsets[0] = Piles.COUNTS;
    for (Colour colour : Colour.AND_LOOSE) {
      int most = 0;
      for (Card card : Card.ALL) {
        most += card.canLieIn(colour) ? card.copies() * decks : 0;
      }
      Limit.fits("cards of a colour", most, Counts.MOST - 1);
      if (colour != Colour.LOOSE) {
        int size = colour.size();
        Limit.fits("piles of a colour", (most + size - 1) / size, Place.BITS);
      }
      offsets[colour.ordinal() + 1] = offsets[colour.ordinal()] + most;
    }
  }

  public static Layout of(int decks) {
    return BY_DECKS[decks];
  }

  /// To be read and never written.
  int[] offsets() {
    return offsets;
  }
}
