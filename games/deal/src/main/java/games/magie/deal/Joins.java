package games.magie.deal;

/// All-colour wilds that go from one single pile to another, or come to one: the arrangement
/// changes by a number that depends on the two colours alone, and one look at each earlier
/// arrangement shows which colour would bring it back.
final class Joins {
  private static final int KEYS = 64;

  /// The colour of a number by some of its bits, and how far these lie up.
  private static final byte[] COLOUR_BY_KEY = new byte[KEYS];

  private static final int KEY_SHIFT;

  static {
    int shift = 0;
    while (!fill(shift)) {
      shift++;
    }
    KEY_SHIFT = shift;
  }

  private Joins() {}

  /// Whether the bits from here tell all colours apart.
  private static boolean fill(int shift) {
    int seen = 0;
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      COLOUR_BY_KEY[key(number(colour), shift)] = (byte) colour;
    }
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      seen += COLOUR_BY_KEY[key(number(colour), shift)] == colour ? 1 : 0;
    }
    return seen == Colour.COUNT;
  }

  private static long number(int colour) {
    return Arrangement.card(Card.ANY, colour);
  }

  private static int key(long number, int shift) {
    return (int) (number >>> shift) & KEYS - 1;
  }

  /// The colours that would lead back to an arrangement that was held, for a wild of the active
  /// player that leaves a single pile.
  static int circles(DealState s, int from) {
    int last = s.heldCount - 1;
    long without = s.held[last] - number(from);
    int circles = circle(s.held[Math.max(last - 1, 0)] - without);
    for (int at = last - 2; at >= 0; at--) {
      circles |= circle(s.held[at] - without);
    }
    return circles;
  }

  /// The colour that adds this number, as a mask.
  private static int circle(long joined) {
    int colour = COLOUR_BY_KEY[key(joined, KEY_SHIFT)];
    return number(colour) == joined ? 1 << colour : 0;
  }
}
