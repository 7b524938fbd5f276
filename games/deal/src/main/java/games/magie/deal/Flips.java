package games.magie.deal;

/// Two-colour wilds that turn over, by their slots of [Wilds]. The plain case is that nothing else
/// moves with them: no pile is filled up, broken, opened beside another, or left to all-colour
/// wilds. Then the arrangement changes by a number that depends on the slot alone, and one look at
/// each earlier arrangement shows which flip would bring it back.
final class Flips {
  /// The slots of the first colour of each wild.
  private static final int FIRSTS = 0x55555555 & Wilds.TWO_COLOUR;

  private static final int KEYS = 256;

  /// By how much a flip changes the arrangement.
  private static final long[] CHANGES = new long[Wilds.TWO_COLOUR_SLOTS];

  /// The slot of a change by some of its bits, and how far these lie up.
  private static final byte[] SLOT_BY_KEY = new byte[KEYS];

  private static final int KEY_SHIFT;

  static {
    for (int slot = 0; slot < CHANGES.length; slot++) {
      int card = Wilds.card(slot);
      CHANGES[slot] =
          Arrangement.card(card, Wilds.colour(other(slot)))
              - Arrangement.card(card, Wilds.colour(slot));
    }
    int shift = 0;
    while (!fill(shift)) {
      shift++;
    }
    KEY_SHIFT = shift;
  }

  private Flips() {}

  /// Whether the bits from here tell all changes apart.
  private static boolean fill(int shift) {
    int seen = 0;
    for (int slot = 0; slot < CHANGES.length; slot++) {
      SLOT_BY_KEY[key(CHANGES[slot], shift)] = (byte) slot;
    }
    for (int slot = 0; slot < CHANGES.length; slot++) {
      seen += SLOT_BY_KEY[key(CHANGES[slot], shift)] == slot ? 1 : 0;
    }
    return seen == CHANGES.length;
  }

  private static int key(long change, int shift) {
    return (int) (change >>> shift) & KEYS - 1;
  }

  /// The slot of the same wild in its other colour.
  static int other(int slot) {
    return slot ^ 1;
  }

  /// The same of a mask of slots; what is no two-colour wild is left out.
  static int others(int slots) {
    return (slots & FIRSTS) << 1 | (slots >>> 1 & FIRSTS);
  }

  /// The slots from which a wild of the active player turns plainly.
  static int plain(DealState s) {
    Side side = s.own;
    int bound = side.surplus();
    for (int left = Wilds.coloursOfAny(side.wilds); left != 0; left &= left - 1) {
      int colour = Integer.numberOfTrailingZeros(left);
      bound |= Piles.others(s, s.active, colour) > 1 ? 0 : 1 << colour;
    }
    int full = (side.owned() & ~side.open()) | side.surplus();
    int into = Wilds.inColours(full & Colour.EVERY) & Wilds.TWO_COLOUR;
    return Wilds.TWO_COLOUR & ~Wilds.inColours(bound) & ~others(into);
  }

  /// The slots from which a plain flip would lead back to an arrangement that was held.
  ///
  /// @param onlyFlips since the last play: then an odd number of them lies between two arrangements
  ///   of which one is a flip of the other
  static int circles(DealState s, boolean onlyFlips) {
    int last = s.heldCount - 1;
    long now = s.held[last];
    int step = onlyFlips ? 2 : 1;
    int circles = circle(s.held[Math.max(last - 1, 0)] - now);
    // Mostly there was nothing before that.
    for (int at = last - 1 - step; at >= 0; at -= step) {
      circles |= circle(s.held[at] - now);
    }
    return circles;
  }

  /// The slot from which a flip makes this change, as a mask.
  private static int circle(long change) {
    int slot = SLOT_BY_KEY[key(change, KEY_SHIFT)];
    return CHANGES[slot] == change ? 1 << slot : 0;
  }
}
