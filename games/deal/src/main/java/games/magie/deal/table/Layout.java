package games.magie.deal.table;

import games.magie.deal.Card;
import games.magie.deal.Colour;

/// Where each colour lies among the cards of a [Side]: as many squares as cards can ever be of it.
/// The last "colour" holds the all-colour wilds without one.
public final class Layout {
  private static final Layout[] BY_DECKS = {new Layout(0), new Layout(1), new Layout(2)};

  /// [Stacking] takes four squares at a time.
  private static final int FEWEST = 4;

  private final int[] offsets = new int[Colour.COUNT + 2];

  private Layout(int decks) {
    offsets[0] = Side.SQUARES;
    for (int colour = 0; colour <= Colour.COUNT; colour++) {
      int most = 0;
      for (Card card : Card.ALL) {
        boolean here = colour == Colour.LOOSE ? card == Card.WILD_ANY : fits(card, colour);
        most += here ? card.copies() * decks : 0;
      }
      Limit.fits("cards of a colour", most, Counts.MOST - 1);
      if (colour != Colour.LOOSE) {
        int size = Colour.size(colour);
        Limit.fits("piles of a colour", (most + size - 1) / size, Piles.BITS);
      }
      offsets[colour + 1] = offsets[colour] + Math.max(most, FEWEST);
    }
  }

  public static Layout of(int decks) {
    return BY_DECKS[decks];
  }

  private static boolean fits(Card card, int colour) {
    return Card.fits(card.ordinal(), colour);
  }

  /// The first square of each colour, to be read and never written.
  int[] offsets() {
    return offsets;
  }

  /// How many squares a collection has.
  int squares() {
    return offsets[Colour.COUNT + 1] - Side.SQUARES;
  }
}
