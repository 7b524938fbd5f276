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

  static long card(int card, int colour) {
    return CARDS[card * COLOURS + colour];
  }

  /// Remembers the arrangement before the first rearrangement since the last play.
  static void noteFirst(DealState s) {
    if (s.heldCount == 0) {
      note(s, of(s));
    }
  }

  static void note(DealState s, long arrangement) {
    if (s.heldCount == s.held.length) {
      s.held = java.util.Arrays.copyOf(s.held, s.heldCount * 2 + 2);
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
        int slot = Wilds.slot(card, from);
        if (card != Card.ANY && (Flips.plain(s) >> slot & 1) != 0) {
          return s.held[s.heldCount - 1] + Flips.change(slot);
        }
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
      int wilds = wildsAlone(s, colour, 0, count, card);
      long loosened = card(Card.ANY, Colour.LOOSE) - card(Card.ANY, colour);
      return now - card(card, colour) + wilds * loosened;
    }
    return now + leavingOneOfSeveral(s, card, colour, pile);
  }

  /// By how much the arrangement changes when a card leaves a colour with more than one pile.
  private static long leavingOneOfSeveral(DealState s, int card, int colour, int pile) {
    int count = Piles.count(s, s.active, colour);
    int size = Colour.size(colour);
    int last = Piles.piles(s, s.active, colour) - 1;
    int open = last * size;
    long rest = sum(s, colour, open, count);
    if (pile == last) {
      long left = rest - card(card, colour);
      return changed(s, colour, last, unlessLoose(s, colour, open, count, card, left), -1, 0)
          + loose(s, colour, open, count, card);
    }
    int first = pile * size;
    long full = sum(s, colour, first, first + size) - card(card, colour);
    if (!Piles.hasOpen(s, s.active, colour)) {
      long left = unlessLoose(s, colour, first, first + size, card, full);
      return changed(s, colour, pile, left, -1, 0) + loose(s, colour, first, first + size, card);
    }
    int refill = Piles.card(s, s.active, colour, open);
    long given = card(refill, colour);
    long left = unlessLoose(s, colour, open, count, refill, rest - given);
    return changed(s, colour, pile, full + given, last, left)
        + loose(s, colour, open, count, refill);
  }

  /// By how much the arrangement changes when two piles of a colour get other sums; 0 for a pile
  /// that is gone. Where one pile is left it is not told apart from others.
  private static long changed(
      DealState s, int colour, int one, long oneSum, int other, long otherSum) {
    int count = Piles.count(s, s.active, colour);
    int size = Colour.size(colour);
    long before = 0;
    long apart = 0;
    long together = 0;
    int piles = 0;
    for (int pile = 0; pile * size < count; pile++) {
      long sum = sum(s, colour, pile * size, Math.min(count, pile * size + size));
      before += mix(sum);
      long then = pile == one ? oneSum : pile == other ? otherSum : sum;
      if (then != 0) {
        piles++;
        together += then;
        apart += mix(then);
      }
    }
    return (piles > 1 ? apart : together) - before;
  }

  /// The sum of the rest of a pile, or 0 where only all-colour wilds are left.
  private static long unlessLoose(
      DealState s, int colour, int first, int end, int without, long rest) {
    return wildsAlone(s, colour, first, end, without) == 0 ? rest : 0;
  }

  /// What those wilds add, without a colour.
  private static long loose(DealState s, int colour, int first, int end, int without) {
    return wildsAlone(s, colour, first, end, without) * card(Card.ANY, Colour.LOOSE);
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
    int last = Ref.pile(one.place());
    int pile = Ref.pile(other.place());
    long in = card(one.card().ordinal(), colour);
    long out = card(other.card().ordinal(), colour);
    long full = sum(s, colour, pile * size, pile * size + size) - out + in;
    long rest = sum(s, colour, last * size, count) - in + out;
    int open = count - last * size;
    int wilds = wildsAlone(s, colour, last * size, count, one.card().ordinal()) + 1;
    boolean loose = other.card() == Card.WILD_ANY && wilds == open && s.options.wildNeedsCompany();
    return s.held[s.heldCount - 1]
        + changed(s, colour, pile, full, last, loose ? 0 : rest)
        + (loose ? wilds * card(Card.ANY, Colour.LOOSE) : 0);
  }

  /// What a card adds to a colour: itself, or another pile where there is one already.
  static long arriving(DealState s, int card, int to) {
    int count = Piles.count(s, s.active, to);
    int size = Colour.size(to);
    long added = card(card, to);
    return count < size ? added : arrivingBeside(s, to, added);
  }

  /// The same where a pile is full already.
  private static long arrivingBeside(DealState s, int to, long added) {
    int count = Piles.count(s, s.active, to);
    int size = Colour.size(to);
    if (count == size) {
      long full = sum(s, to, 0, size);
      return mix(full) - full + mix(added);
    }
    long open = sum(s, to, Counts.fullPiles(to, count) * size, count);
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

  static long tried(DealState s, DealMove rearrangement) {
    DealState after = s.copy();
    after.heldCount = 0;
    switch (rearrangement) {
      case DealMove.Recolour move -> Rearranging.rearrange(after, move, Out.SILENT);
      case DealMove.Exchange move -> Rearranging.rearrange(after, move, Out.SILENT);
      case DealMove.MoveBuilding move -> Buildings.rearrange(after, move, Out.SILENT);
      default -> throw new IllegalArgumentException(rearrangement.text());
    }
    return of(after);
  }

  private static long of(DealState s) {
    int seat = s.active;
    long sum = 0;
    for (int colours = s.owned[seat]; colours != 0; colours &= colours - 1) {
      int colour = Integer.numberOfTrailingZeros(colours);
      int count = Piles.count(s, seat, colour);
      if ((s.surplus[seat] >> colour & 1) == 0) {
        sum += sum(s, colour, 0, count);
      } else {
        int size = Colour.size(colour);
        for (int first = 0; first < count; first += size) {
          sum += mix(sum(s, colour, first, Math.min(count, first + size)));
        }
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
