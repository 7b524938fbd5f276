package games.magie.deal.table;

import games.magie.deal.Card;
import games.magie.deal.Colour;

/// A bit for every wild in every colour it can have: two for a two-colour wild, eleven for an
/// all-colour wild. With them a position knows at a glance which wilds lie where.
public final class Wilds {
  private static final int COLOURS = Colour.COUNT + 1;
  private static final int KINDS = Card.ALL.length - Card.FIRST_WILD;
  private static final int MOST = 32;

  /// The slots of two-colour wilds come first.
  public static final int TWO_COLOUR_SLOTS = 2 * (KINDS - 1);

  public static final int TWO_COLOUR = (1 << TWO_COLOUR_SLOTS) - 1;

  private static final int[] BITS = new int[Card.ALL.length * COLOURS];

  /// By slot.
  private static final Card[] CARDS = new Card[MOST];

  private static final Colour[] COLOUR_OF = new Colour[MOST];

  /// The slots of all wilds in a colour, and in each set of colours.
  private static final int[] IN_COLOUR = new int[COLOURS];

  private static final int[] IN_COLOURS = new int[1 << Colour.COUNT];

  static {
    Limit.fits("kinds of wilds in a mask", 2 * (KINDS - 1) + COLOURS, MOST - 1);
    int slot = 0;
    for (int kind = Card.FIRST_WILD; kind < Card.ALL.length; kind++) {
      for (Colour colour : Colour.AND_LOOSE) {
        Card card = Card.ALL[kind];
        if (card.canLieIn(colour)) {
          BITS[at(card, colour)] = 1 << slot;
          CARDS[slot] = card;
          COLOUR_OF[slot] = colour;
          IN_COLOUR[colour.ordinal()] |= 1 << slot;
          slot++;
        }
      }
    }
    for (int colours = 1; colours < IN_COLOURS.length; colours++) {
      int rest = colours & (colours - 1);
      IN_COLOURS[colours] = IN_COLOURS[rest] | IN_COLOUR[Integer.numberOfTrailingZeros(colours)];
    }
  }

  private Wilds() {}

  private static int at(Card card, Colour colour) {
    return card.ordinal() * COLOURS + colour.ordinal();
  }

  /// The bit of a wild in a colour; 0 for a card that isn't a wild.
  public static int bit(Card card, Colour colour) {
    return BITS[at(card, colour)];
  }

  public static Card card(int slot) {
    return CARDS[slot];
  }

  public static Colour colour(int slot) {
    return COLOUR_OF[slot];
  }

  /// The slots of the first colour of each two-colour wild.
  private static final int FIRSTS = 0x55555555 & TWO_COLOUR;

  /// The same of a mask of slots; what isn't a two-colour wild is left out.
  public static int others(int slots) {
    return (slots & FIRSTS) << 1 | (slots >>> 1 & FIRSTS);
  }

  /// The slot of the same two-colour wild in its other colour.
  public static int other(int slot) {
    return slot ^ 1;
  }

  public static int inColour(Colour colour) {
    return IN_COLOUR[colour.ordinal()];
  }

  /// The slots of a mask of colours.
  public static int inColours(int colours) {
    return IN_COLOURS[colours];
  }

  /// The colours in which all-colour wilds lie, out of a mask of slots.
  public static int coloursOfAny(int slots) {
    return placesOfAny(slots) & Colour.EVERY;
  }

  /// The same with [Colour#LOOSE].
  public static int placesOfAny(int slots) {
    return slots >>> TWO_COLOUR_SLOTS;
  }
}
