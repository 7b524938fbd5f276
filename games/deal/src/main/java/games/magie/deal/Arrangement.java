package games.magie.deal;

import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// How the active player's collection lies, as one number: which cards are in which pile of which
/// colour (D2), and with `buildings-movable` what stands where (D15). Between two plays no
/// arrangement may come back, so that a turn has an end (deal.wild.no-circle).
///
/// The number is a sum over cards by their colour; only where a colour has more than one pile the
/// piles are told apart. So the usual change of colour is one subtraction and one addition.
final class Arrangement {
  private static final int COLOURS = Colour.COUNT + 1;
  private static final long HOUSE = mix(10_001);
  private static final long HOTEL = mix(10_002);

  /// By card and colour.
  private static final long[] CARDS = new long[Card.ALL.length * COLOURS];

  static {
    for (int at = 0; at < CARDS.length; at++) {
      CARDS[at] = mix(at + 1L);
    }
  }

  private Arrangement() {}

  private static long card(int card, int colour) {
    return CARDS[card * COLOURS + colour];
  }

  /// Remembers the arrangement before the first rearrangement since the last play.
  static void noteFirst(DealState s) {
    if (s.heldCount == 0) {
      note(s, of(s, s.active));
    }
  }

  static void note(DealState s, long arrangement) {
    if (s.heldCount == s.held.length) {
      s.held = java.util.Arrays.copyOf(s.held, s.heldCount * 2);
    }
    s.heldMarks = (s.heldCount == 0 ? 0 : s.heldMarks) | 1L << arrangement;
    s.held[s.heldCount++] = arrangement;
  }

  /// Objects to a rearrangement after which the collection would lie as it did before.
  static @Nullable Refusal objection(DealState s, DealMove rearrangement) {
    return s.heldCount > 0 && wasHeld(s, after(s, rearrangement))
        ? new Refusal(DealClause.WILD_NO_CIRCLE, "same-arrangement")
        : null;
  }

  static boolean wasHeld(DealState s, long arrangement) {
    if ((s.heldMarks >> arrangement & 1) == 0) {
      return false;
    }
    for (int at = s.heldCount - 1; at >= 0; at--) {
      if (s.held[at] == arrangement) {
        return true;
      }
    }
    return false;
  }

  /// The arrangement to which a rearrangement leads from the last one that was noted.
  static long after(DealState s, DealMove rearrangement) {
    if (counts(s)) {
      if (rearrangement instanceof DealMove.Recolour(Ref ref, Colour colour)) {
        int card = ref.card().ordinal();
        int from = Ref.colour(ref.place());
        long left = leaving(s, card, from, Ref.pile(ref.place()));
        return left + arriving(s, card, colour.ordinal());
      }
      if (rearrangement instanceof DealMove.Exchange(Ref open, Ref full)) {
        return exchanging(s, open, full);
      }
    }
    return tried(s, rearrangement);
  }

  /// Whether sums alone can tell what a change leads to: with two decks or moving buildings there
  /// is more to it, and it is tried on a copy.
  static boolean counts(DealState s) {
    return s.options.decks() == 1 && !s.options.buildingsMovable();
  }

  /// The last arrangement without a wild that leaves a pile.
  static long leaving(DealState s, int card, int colour, int pile) {
    long now = s.held[s.heldCount - 1];
    int count = Piles.count(s, s.active, colour);
    if (colour == Colour.LOOSE || count == 1) {
      return now - card(card, colour);
    }
    int size = Colour.size(colour);
    if (count <= size) {
      return now - card(card, colour) + loosened(s, colour, 0, count, card);
    }
    int open = Piles.fullPiles(colour, count) * size;
    long all = sum(s, colour, 0, count);
    if (count - 1 == size) {
      // One pile is left, and a full one always has company.
      return now
          - mix(sum(s, colour, 0, size))
          - mix(sum(s, colour, size, count))
          + all
          - card(card, colour);
    }
    long rest = sum(s, colour, open, count);
    if (pile * size == open) {
      // From the open pile, which has at least two cards or is the last of three piles.
      long left = rest - card(card, colour);
      return now - mix(rest) + (left == 0 ? 0 : unlessLoose(s, colour, open, count, card, left));
    }
    long full = sum(s, colour, pile * size, pile * size + size);
    if (rest == 0) {
      long left = full - card(card, colour);
      int first = pile * size;
      return now - mix(full) + unlessLoose(s, colour, first, first + size, card, left);
    }
    int refill = Piles.card(s, s.active, colour, open);
    long left = rest - card(refill, colour);
    return now
        - mix(full)
        + mix(full - card(card, colour) + card(refill, colour))
        - mix(rest)
        + (left == 0 ? 0 : unlessLoose(s, colour, open, count, refill, left));
  }

  /// What the rest of a pile adds: itself, or its all-colour wilds without a colour.
  private static long unlessLoose(
      DealState s, int colour, int first, int end, int without, long rest) {
    int wilds = wildsAlone(s, colour, first, end, without);
    return wilds == 0 ? mix(rest) : wilds * card(Card.ANY, Colour.LOOSE);
  }

  /// The same for a colour with one pile, as a difference.
  private static long loosened(DealState s, int colour, int first, int end, int without) {
    int wilds = wildsAlone(s, colour, first, end, without);
    return wilds * (card(Card.ANY, Colour.LOOSE) - card(Card.ANY, colour));
  }

  /// How many all-colour wilds are left alone when a card leaves these; 0 if they have company.
  private static int wildsAlone(DealState s, int colour, int first, int end, int without) {
    boolean any = (s.wilds[s.active] & Wilds.bit(Card.ANY, colour)) != 0;
    if (!any || !s.options.wildNeedsCompany()) {
      return 0;
    }
    int from = Piles.from(s, s.active, colour);
    int wilds = without == Card.ANY ? -1 : 0;
    for (int at = first; at < end; at++) {
      wilds += s.table[from + at] == Card.ANY ? 1 : 0;
    }
    return wilds == end - first - 1 ? wilds : 0;
  }

  private static long exchanging(DealState s, Ref one, Ref other) {
    int colour = Ref.colour(one.place());
    int size = Colour.size(colour);
    int count = Piles.count(s, s.active, colour);
    int open = Piles.fullPiles(colour, count) * size;
    int first = Ref.pile(other.place()) * size;
    long rest = sum(s, colour, open, count);
    long full = sum(s, colour, first, first + size);
    long in = card(one.card().ordinal(), colour);
    long out = card(other.card().ordinal(), colour);
    long then = s.held[s.heldCount - 1] - mix(rest) - mix(full);
    boolean anyBack = other.card() == Card.WILD_ANY;
    int wilds = wildsAlone(s, colour, open, count, one.card().ordinal());
    if (anyBack && s.options.wildNeedsCompany() && (wilds > 0 || count - open == 1)) {
      // Only all-colour wilds stay in the open pile; the full one is the only pile if it was.
      long pile = full - out + in;
      boolean single = open == size;
      return then + (single ? pile : mix(pile)) + (wilds + 1) * card(Card.ANY, Colour.LOOSE);
    }
    return then + mix(full - out + in) + mix(rest - in + out);
  }

  /// What a card adds to a colour: itself, or another pile where there is one already.
  static long arriving(DealState s, int card, int to) {
    int count = Piles.count(s, s.active, to);
    int size = Colour.size(to);
    long added = card(card, to);
    if (count < size) {
      return added;
    }
    if (count == size) {
      long full = sum(s, to, 0, size);
      return mix(full) - full + mix(added);
    }
    long open = sum(s, to, Piles.fullPiles(to, count) * size, count);
    return open == 0 ? mix(added) : mix(open + added) - mix(open);
  }

  private static long sum(DealState s, int colour, int first, int end) {
    int from = Piles.from(s, s.active, colour);
    long sum = 0;
    for (int at = first; at < end; at++) {
      sum += card(s.table[from + at], colour);
    }
    return sum;
  }

  private static long tried(DealState s, DealMove rearrangement) {
    DealState after = s.copy();
    after.heldCount = 0;
    switch (rearrangement) {
      case DealMove.Recolour move -> Properties.rearrange(after, move, Out.SILENT);
      case DealMove.Exchange move -> Properties.rearrange(after, move, Out.SILENT);
      case DealMove.MoveBuilding move -> Buildings.rearrange(after, move, Out.SILENT);
      default -> throw new IllegalArgumentException(rearrangement.text());
    }
    return of(after, s.active);
  }

  private static long of(DealState s, int seat) {
    long sum = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
      int count = Piles.count(s, seat, colour);
      int from = Piles.from(s, seat, colour);
      boolean piles = colour != Colour.LOOSE && count > Colour.size(colour);
      for (int at = 0; at < count && !piles; at++) {
        sum += card(s.table[from + at], colour);
      }
      for (int pile = 0; piles && pile < Piles.piles(s, seat, colour); pile++) {
        long cards = 0;
        for (int at = 0; at < Piles.height(s, seat, colour, pile); at++) {
          cards += card(s.table[from + pile * Colour.size(colour) + at], colour);
        }
        sum += mix(cards);
      }
    }
    return s.options.buildingsMovable() ? sum + buildings(s, seat) : sum;
  }

  private static long buildings(DealState s, int seat) {
    return s.houses[seat] * HOUSE + s.hotels[seat] * HOTEL;
  }

  /// Spreads the bits of a number (the finaliser of MurmurHash3).
  private static long mix(long number) {
    long h = number * 0x9e3779b97f4a7c15L;
    h = (h ^ h >>> 33) * 0xff51afd7ed558ccdL;
    h = (h ^ h >>> 33) * 0xc4ceb9fe1a85ec53L;
    return h ^ h >>> 33;
  }
}
