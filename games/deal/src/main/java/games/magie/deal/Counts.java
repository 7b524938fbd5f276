package games.magie.deal;

/// What the number of cards of a colour says about its piles.
final class Counts {
  /// No colour has more cards than this, with two decks.
  private static final int MOST = 32;

  /// By colour and number of cards: full piles, and cards in the open pile. Tables, because a
  /// division costs more than all the rest.
  private static final byte[] FULL = new byte[(Colour.COUNT + 1) * MOST];

  private static final byte[] OPEN = new byte[(Colour.COUNT + 1) * MOST];

  /// The same for what [DealState] keeps in masks: whether there is any card, an open pile, more
  /// than one pile.
  private static final byte[] MARKS = new byte[(Colour.COUNT + 1) * MOST];

  static final int OWNED = 0;
  static final int HAS_OPEN = 1;
  static final int SURPLUS = 2;

  static {
    for (int count = 1; count < MOST; count++) {
      MARKS[Colour.LOOSE * MOST + count] = 1 << OWNED | 1 << HAS_OPEN;
    }
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      for (int count = 0; count < MOST; count++) {
        int size = Colour.size(colour);
        int owned = count > 0 ? 1 << OWNED : 0;
        int open = count % size > 0 ? 1 << HAS_OPEN : 0;
        int surplus = count > size ? 1 << SURPLUS : 0;
        MARKS[colour * MOST + count] = (byte) (owned | open | surplus);
        FULL[colour * MOST + count] = (byte) (count / size);
        OPEN[colour * MOST + count] = (byte) (count % size);
      }
    }
  }

  private Counts() {}

  /// How many full piles so many cards of a colour make.
  static int fullPiles(int colour, int count) {
    return FULL[colour * MOST + count];
  }

  /// How many of so many cards lie in the open pile.
  static int openCards(int colour, int count) {
    return OPEN[colour * MOST + count];
  }

  /// In which pile the card at an index lies.
  static int pileOf(int colour, int index) {
    return FULL[colour * MOST + index];
  }

  /// Bits [#OWNED], [#HAS_OPEN] and [#SURPLUS], of [Colour#LOOSE] too.
  static int marks(int colour, int count) {
    return MARKS[colour * MOST + count];
  }
}
