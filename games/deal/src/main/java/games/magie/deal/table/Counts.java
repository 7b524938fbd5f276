package games.magie.deal.table;

import games.magie.deal.Colour;

/// What the number of cards of a colour says about its piles.
public final class Counts {
  /// No colour has more cards than this, with two decks.
  static final int MOST = 32;

  /// By colour and number of cards: full piles, and cards in the open pile. Tables, because a
  /// division costs more than all the rest.
  private static final byte[] FULL_PILES = new byte[(Colour.COUNT + 1) * MOST];

  private static final byte[] OPEN_CARDS = new byte[(Colour.COUNT + 1) * MOST];

  /// The same as masks of the colours of a [Collection]: which have any card, an open pile, more
  /// than one pile, a full pile. The first lies lowest, and here is where the others begin.
  private static final long[] MASKS = new long[(Colour.COUNT + 1) * MOST];

  static final int OPEN = 16;
  static final int SURPLUS = 32;
  static final int SETS = 48;
  static final int MASK = 0xffff;

  static {
    for (int count = 1; count < MOST; count++) {
      MASKS[at(Colour.LOOSE, count)] = (1L | 1L << OPEN) << Colour.LOOSE.ordinal();
    }
    for (Colour colour : Colour.ALL) {
      for (int count = 0; count < MOST; count++) {
        int size = colour.size();
        long masks = count > 0 ? 1 : 0;
        masks |= count % size > 0 ? 1L << OPEN : 0;
        masks |= count > size ? 1L << SURPLUS : 0;
        masks |= count >= size ? 1L << SETS : 0;
        MASKS[at(colour, count)] = masks << colour.ordinal();
        FULL_PILES[at(colour, count)] = (byte) (count / size);
        OPEN_CARDS[at(colour, count)] = (byte) (count % size);
      }
    }
  }

  private Counts() {}

  private static int at(Colour colour, int count) {
    return colour.ordinal() * MOST + count;
  }

  /// How many full piles so many cards of a colour make.
  static int fullPiles(Colour colour, int count) {
    return FULL_PILES[at(colour, count)];
  }

  /// How many of so many cards lie in the open pile.
  public static int openCards(Colour colour, int count) {
    return OPEN_CARDS[at(colour, count)];
  }

  /// In which pile the card at an index lies.
  public static int pileOf(Colour colour, int index) {
    return FULL_PILES[at(colour, index)];
  }

  /// The bits of a colour in all four masks.
  static long all(Colour colour) {
    return (1L | 1L << OPEN | 1L << SURPLUS | 1L << SETS) << colour.ordinal();
  }

  /// Those of them that are set if there are so many cards; a full pile is taken for a set.
  static long masks(Colour colour, int count) {
    return MASKS[at(colour, count)];
  }
}
