package games.magie.deal;

/// A bit for every wild in every colour it can have: two for a two-colour wild, eleven for an
/// all-colour wild. With them a position knows at a glance which wilds lie where.
final class Wilds {
  private static final int COLOURS = Colour.COUNT + 1;
  private static final int KINDS = Card.ALL.length - Card.FIRST_WILD;
  private static final int MOST = 32;

  /// The slots of two-colour wilds come first.
  static final int TWO_COLOUR_SLOTS = 2 * (KINDS - 1);

  private static final byte[] SLOTS = new byte[KINDS * COLOURS];
  private static final byte[] CARDS = new byte[MOST];
  private static final byte[] COLOUR_OF = new byte[MOST];

  /// The slots of all wilds in a colour.
  private static final int[] IN_COLOUR = new int[COLOURS];

  static {
    int slot = 0;
    for (int kind = 0; kind < KINDS; kind++) {
      for (int colour = 0; colour < COLOURS; colour++) {
        int card = Card.FIRST_WILD + kind;
        if (colour == Colour.LOOSE ? card == Card.ANY : Card.fits(card, colour)) {
          SLOTS[kind * COLOURS + colour] = (byte) slot;
          CARDS[slot] = (byte) card;
          COLOUR_OF[slot] = (byte) colour;
          IN_COLOUR[colour] |= 1 << slot;
          slot++;
        }
      }
    }
  }

  private Wilds() {}

  static int bit(int card, int colour) {
    return 1 << SLOTS[(card - Card.FIRST_WILD) * COLOURS + colour];
  }

  static int card(int slot) {
    return CARDS[slot];
  }

  static int colour(int slot) {
    return COLOUR_OF[slot];
  }

  static int inColour(int colour) {
    return IN_COLOUR[colour];
  }
}
