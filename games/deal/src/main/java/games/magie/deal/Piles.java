package games.magie.deal;

import games.magie.deal.DealOptions.SetNeeds;
import games.magie.kernel.Out;

/// Collections. The cards of one colour are one list: full piles first, then at most one open pile,
/// in the order of arrival; so the list alone says where the piles begin (deal.property.piles).
/// Under `set-needs=standard` a full pile need not be a set; otherwise it always is one.
final class Piles {
  /// Bits per colour in the masks of houses and hotels.
  private static final int BITS = 6;

  private Piles() {}

  static long bit(int colour, int pile) {
    return 1L << (colour * BITS + pile);
  }

  static boolean house(DealState s, int seat, int colour, int pile) {
    return (s.houses[seat] & bit(colour, pile)) != 0;
  }

  static boolean hotel(DealState s, int seat, int colour, int pile) {
    return (s.hotels[seat] & bit(colour, pile)) != 0;
  }

  /// How many cards of a colour a seat has; [Colour#LOOSE] for wilds without one.
  static int count(DealState s, int seat, int colour) {
    return s.tableSize[seat * (Colour.COUNT + 1) + colour];
  }

  private static void setCount(DealState s, int seat, int colour, int count) {
    s.tableSize[seat * (Colour.COUNT + 1) + colour] = (byte) count;
    int marks = Counts.marks(colour, count);
    mark(s.owned, seat, colour, marks >> Counts.OWNED & 1);
    mark(s.open, seat, colour, marks >> Counts.HAS_OPEN & 1);
    mark(s.surplus, seat, colour, marks >> Counts.SURPLUS & 1);
  }

  private static void mark(short[] masks, int seat, int colour, int bit) {
    masks[seat] = (short) (masks[seat] & ~(1 << colour) | bit << colour);
  }

  /// Notes which wilds lie in a colour, after cards have left it.
  private static void markWilds(DealState s, int seat, int colour) {
    int from = from(s, seat, colour);
    int wilds = s.wilds[seat] & ~Wilds.inColour(colour);
    for (int at = count(s, seat, colour) - 1; at >= 0; at--) {
      int card = s.table[from + at];
      wilds |= card >= Card.FIRST_WILD ? Wilds.bit(card, colour) : 0;
    }
    s.wilds[seat] = wilds;
  }

  /// Where the list of a colour begins in the array of collections.
  static int from(DealState s, int seat, int colour) {
    return seat * s.squares + s.offsets[colour];
  }

  static int card(DealState s, int seat, int colour, int index) {
    return s.table[from(s, seat, colour) + index];
  }

  /// The place of a card by its colour and index.
  static int place(int colour, int index) {
    return colour == Colour.LOOSE ? Ref.LOOSE : Ref.place(colour, Counts.pileOf(colour, index));
  }

  static int piles(DealState s, int seat, int colour) {
    int count = count(s, seat, colour);
    return Counts.fullPiles(colour, count) + (Counts.openCards(colour, count) > 0 ? 1 : 0);
  }

  static int fullPiles(DealState s, int seat, int colour) {
    return Counts.fullPiles(colour, count(s, seat, colour));
  }

  /// How many cards lie in a pile.
  static int height(DealState s, int seat, int colour, int pile) {
    int size = Colour.size(colour);
    return Math.min(size, count(s, seat, colour) - pile * size);
  }

  static boolean hasOpen(DealState s, int seat, int colour) {
    return (s.open[seat] >> colour & 1) != 0;
  }

  static boolean isSet(DealState s, int seat, int colour, int pile) {
    if (pile >= fullPiles(s, seat, colour)) {
      return false;
    }
    if (s.options.setNeeds() != SetNeeds.STANDARD) {
      return true;
    }
    int size = Colour.size(colour);
    int at = from(s, seat, colour) + pile * size;
    for (int end = at + size; at < end; at++) {
      if (s.table[at] < Card.FIRST_WILD) {
        return true;
      }
    }
    return false;
  }

  /// The index of a card in its place, or -1; indexes in the mask `but` do not count.
  static int find(DealState s, int seat, int card, int place, int but) {
    int colour = Ref.colour(place);
    int first = place == Ref.LOOSE ? 0 : Ref.pile(place) * Colour.size(colour);
    int end = place == Ref.LOOSE ? count(s, seat, colour) : first + Colour.size(colour);
    int last = Math.min(end, count(s, seat, colour));
    int from = from(s, seat, colour);
    for (int at = first; at < last; at++) {
      if (s.table[from + at] == card && (but >> at & 1) == 0) {
        return at;
      }
    }
    return -1;
  }

  /// The rent of the best pile of a colour, buildings included; 0 without a card of it.
  static int rent(DealState s, int seat, int colour) {
    int best = 0;
    int piles = piles(s, seat, colour);
    for (int pile = 0; pile < piles; pile++) {
      best = Math.max(best, rent(s, seat, colour, pile));
    }
    return best;
  }

  static int rent(DealState s, int seat, int colour, int pile) {
    return Colour.ALL[colour].rent(height(s, seat, colour, pile))
        + (house(s, seat, colour, pile) ? Buildings.HOUSE_RENT : 0)
        + (hotel(s, seat, colour, pile) ? Buildings.HOTEL_RENT : 0);
  }

  /// The last card to arrive fills the open pile or opens the next.
  static void add(DealState s, int seat, int colour, int card) {
    int count = count(s, seat, colour);
    s.table[from(s, seat, colour) + count] = (byte) card;
    setCount(s, seat, colour, count + 1);
    if (card >= Card.FIRST_WILD) {
      s.wilds[seat] |= Wilds.bit(card, colour);
    }
    if (colour != Colour.LOOSE && Counts.openCards(colour, count + 1) == 0) {
      refresh(s, seat, colour);
    }
  }

  /// Takes the cards at the indexes in `gone` away. Of more than one pile [Repacking] makes new
  /// ones; a single pile moves up, and if it was full what stood on it comes off.
  static void remove(DealState s, int seat, int colour, int gone, Out out) {
    if ((s.surplus[seat] >> colour & 1) != 0) {
      Repacking.remove(s, seat, colour, gone, out);
      return;
    }
    int from = from(s, seat, colour);
    int count = count(s, seat, colour);
    int kept = from;
    for (int at = 0; at < count; at++) {
      s.table[kept] = s.table[from + at];
      kept += ~gone >> at & 1;
    }
    setCount(s, seat, colour, kept - from);
    boolean wilds = (s.wilds[seat] & Wilds.inColour(colour)) != 0;
    if (wilds) {
      markWilds(s, seat, colour);
    }
    if (colour == Colour.LOOSE) {
      return;
    }
    if (count == Colour.size(colour)) {
      Buildings.comeOff(s, seat, colour, 0, out);
      refresh(s, seat, colour);
    }
    if (wilds) {
      loosenOpen(s, seat, colour, out);
    }
  }

  /// A set moves as it lies, with what stands on it (D7). Nothing is broken by it.
  static void moveSet(DealState s, int from, int to, int colour, int pile) {
    int size = Colour.size(colour);
    int count = count(s, from, colour);
    int source = from(s, from, colour);
    int target = from(s, to, colour);
    int toCount = count(s, to, colour);
    int full = Counts.fullPiles(colour, toCount);
    int at = full * size;
    System.arraycopy(s.table, target + at, s.table, target + at + size, toCount - at);
    System.arraycopy(s.table, source + pile * size, s.table, target + at, size);
    setCount(s, to, colour, toCount + size);
    s.houses[to] |= house(s, from, colour, pile) ? bit(colour, full) : 0;
    s.hotels[to] |= hotel(s, from, colour, pile) ? bit(colour, full) : 0;
    int after = (pile + 1) * size;
    System.arraycopy(s.table, source + after, s.table, source + pile * size, count - after);
    setCount(s, from, colour, count - size);
    s.houses[from] = without(s.houses[from], colour, pile);
    s.hotels[from] = without(s.hotels[from], colour, pile);
    markWilds(s, from, colour);
    markWilds(s, to, colour);
    refresh(s, from, colour);
    refresh(s, to, colour);
  }

  /// The mask of buildings when a pile is gone and the later ones of its colour move up.
  static long without(long mask, int colour, int pile) {
    long low = (1L << (colour * BITS + pile)) - 1;
    long high = -1L << ((colour + 1) * BITS);
    long later = mask & ~low & ~high & ~bit(colour, pile);
    return (mask & (low | high)) | (later >>> 1);
  }

  /// Exchanges two cards of one colour, one in the open pile and one in a full pile.
  static void exchange(DealState s, int seat, int colour, int open, int full, Out out) {
    int from = from(s, seat, colour);
    byte card = s.table[from + open];
    s.table[from + open] = s.table[from + full];
    s.table[from + full] = card;
    int pile = Counts.pileOf(colour, full);
    if (!isSet(s, seat, colour, pile)) {
      Buildings.comeOff(s, seat, colour, pile, out);
    }
    loosenOpen(s, seat, colour, out);
    refresh(s, seat, colour);
  }

  /// All-colour wilds that were left alone in the open pile lose their colour.
  static void loosenOpen(DealState s, int seat, int colour, Out out) {
    int count = count(s, seat, colour);
    int open = Counts.openCards(colour, count);
    int from = from(s, seat, colour) + count - open;
    if (open > 0 && s.options.wildNeedsCompany() && onlyWilds(s.table, from, open)) {
      setCount(s, seat, colour, count - open);
      markWilds(s, seat, colour);
      loosen(s, seat, colour, open, out);
    }
  }

  static void loosen(DealState s, int seat, int colour, int wilds, Out out) {
    for (int wild = 0; wild < wilds; wild++) {
      add(s, seat, Colour.LOOSE, Card.ANY);
    }
    if (!out.silent()) {
      out.tell(DealClause.WILD_MULTI, new OpenEvent.Loosened(seat, Colour.ALL[colour], wilds));
    }
  }

  static boolean onlyWilds(byte[] cards, int from, int count) {
    for (int at = from; at < from + count; at++) {
      if (cards[at] != Card.ANY) {
        return false;
      }
    }
    return true;
  }

  /// Writes the list of a colour anew.
  static void replace(DealState s, int seat, int colour, byte[] cards, int count) {
    System.arraycopy(cards, 0, s.table, from(s, seat, colour), count);
    setCount(s, seat, colour, count);
    markWilds(s, seat, colour);
  }

  /// Notes whether the seat has a set of the colour.
  static void refresh(DealState s, int seat, int colour) {
    int full = fullPiles(s, seat, colour);
    int sets = full;
    for (int pile = 0; s.options.setNeeds() == SetNeeds.STANDARD && pile < full; pile++) {
      sets -= isSet(s, seat, colour, pile) ? 0 : 1;
    }
    mark(s.sets, seat, colour, sets > 0 ? 1 : 0);
  }

  /// Everything of a collection is gone.
  static void clear(DealState s, int seat) {
    for (int colour = 0; colour <= Colour.COUNT; colour++) {
      setCount(s, seat, colour, 0);
    }
    s.houses[seat] = 0;
    s.hotels[seat] = 0;
    s.sets[seat] = 0;
    s.wilds[seat] = 0;
  }
}
