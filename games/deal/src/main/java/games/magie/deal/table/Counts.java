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

  /// The same as masks of the colours of a [Side]: which have any card, an open pile, more than one
  /// pile, a full pile. The first lies lowest, and here is where the others begin.
  private static final long[] MASKS = new long[(Colour.COUNT + 1) * MOST];

  static final int OPEN = 16;
  static final int SURPLUS = 32;
  static final int SETS = 48;
  static final int MASK = 0xffff;

  static {
    for (int count = 1; count < MOST; count++) {
      MASKS[Colour.LOOSE * MOST + count] = (1L | 1L << OPEN) << Colour.LOOSE;
    }
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      for (int count = 0; count < MOST; count++) {
        int size = Colour.size(colour);
        long masks = count > 0 ? 1 : 0;
        masks |= count % size > 0 ? 1L << OPEN : 0;
        masks |= count > size ? 1L << SURPLUS : 0;
        masks |= count >= size ? 1L << SETS : 0;
        MASKS[colour * MOST + count] = masks << colour;
        FULL_PILES[colour * MOST + count] = (byte) (count / size);
        OPEN_CARDS[colour * MOST + count] = (byte) (count % size);
      }
    }
  }

  private Counts() {}

  /// How many full piles so many cards of a colour make.
  static int fullPiles(int colour, int count) {
    return FULL_PILES[colour * MOST + count];
  }

  /// How many of so many cards lie in the open pile.
  public static int openCards(int colour, int count) {
    return OPEN_CARDS[colour * MOST + count];
  }

  /// In which pile the card at an index lies.
  public static int pileOf(int colour, int index) {
    return FULL_PILES[colour * MOST + index];
  }

  /// The bits of a colour in all four masks.
  static long all(int colour) {
    return (1L | 1L << OPEN | 1L << SURPLUS | 1L << SETS) << colour;
  }

  /// Those of them that are set if there are so many cards; a full pile is taken for a set.
  static long masks(int colour, int count) {
    return MASKS[colour * MOST + count];
  }
}
