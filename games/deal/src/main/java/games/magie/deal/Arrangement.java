package games.magie.deal;

import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// How the active player's collection lies, as one number: which cards are in which pile of which
/// colour (D2), and with `buildings-movable` what stands where (D15). Between two plays no
/// arrangement may come back, so that a turn has an end (deal.wild.no-circle).
final class Arrangement {
  private static final long HOUSE = mix(101);
  private static final long HOTEL = mix(102);
  private static final long[] CARDS = new long[Card.ALL.length];

  static {
    for (int card = 0; card < CARDS.length; card++) {
      CARDS[card] = mix(card + 1L);
    }
  }

  private Arrangement() {}

  /// Remembers the arrangement before the first rearrangement since the last play.
  static void noteFirst(DealState s) {
    if (s.heldCount == 0) {
      note(s);
    }
  }

  /// Remembers the present arrangement.
  static void note(DealState s) {
    note(s, of(s, s.active));
  }

  static void note(DealState s, long arrangement) {
    if (s.heldCount == s.held.length) {
      s.held = java.util.Arrays.copyOf(s.held, s.heldCount * 2);
    }
    s.held[s.heldCount++] = arrangement;
  }

  /// Objects to a rearrangement after which the collection would lie as it did before.
  static @Nullable Refusal objection(DealState s, DealMove rearrangement) {
    return s.heldCount > 0 && wasHeld(s, after(s, rearrangement))
        ? new Refusal(DealClause.WILD_NO_CIRCLE, "same-arrangement")
        : null;
  }

  /// Whether a wild may go to another colour without coming back to an arrangement.
  static boolean allows(DealState s, DealMove.Recolour move) {
    return s.heldCount == 0 || !wasHeld(s, after(s, move));
  }

  private static boolean onlyWilds(long sum) {
    for (int wilds = 1; wilds < 4; wilds++) {
      if (sum == CARDS[Card.ANY] * wilds) {
        return true;
      }
    }
    return false;
  }

  private static boolean wasHeld(DealState s, long arrangement) {
    for (int at = 0; at < s.heldCount; at++) {
      if (s.held[at] == arrangement) {
        return true;
      }
    }
    return false;
  }

  /// The arrangement to which a rearrangement leads from the last one that was noted.
  static long after(DealState s, DealMove rearrangement) {
    boolean plain = s.options.decks() == 1 && !s.options.buildingsMovable();
    return switch (rearrangement) {
      case DealMove.Recolour move when plain -> after(s, move.card(), move.colour().ordinal());
      case DealMove.Exchange move when plain -> after(s, move.open(), move.full());
      case DealMove.Recolour _, DealMove.Exchange _, DealMove.MoveBuilding _ ->
          tried(s, rearrangement);
      default -> throw new IllegalArgumentException(rearrangement.text());
    };
  }

  private static long tried(DealState s, DealMove rearrangement) {
    DealState after = s.copy();
    after.heldCount = 0;
    switch (rearrangement) {
      case DealMove.Recolour move -> Properties.rearrange(after, move, Out.SILENT);
      case DealMove.Exchange move -> Properties.rearrange(after, move, Out.SILENT);
      case DealMove.MoveBuilding move -> Buildings.play(after, move, Out.SILENT);
      default -> throw new IllegalArgumentException(rearrangement.text());
    }
    return of(after, s.active);
  }

  /// The same as trying, in sums: what the piles that change add to the arrangement.
  private static long after(DealState s, Ref ref, int to) {
    long card = CARDS[ref.card().ordinal()];
    int from = Ref.colour(ref.place());
    long open = openSum(s, from);
    long rest = open - card;
    long then = s.held[s.heldCount - 1] - pile(open, from);
    if (from != Colour.LOOSE && Ref.pile(ref.place()) < Piles.fullPiles(s, s.active, from)) {
      long full = pileSum(s, from, Ref.pile(ref.place()));
      then -= pile(full, from);
      rest = full - card;
      if (open != 0) {
        long refill = firstOpen(s, from);
        then += pile(rest + refill, from);
        rest = open - refill;
      }
    }
    long room = openSum(s, to);
    return settled(s, then, rest, from) - pile(room, to) + pile(room + card, to);
  }

  private static long after(DealState s, Ref open, Ref full) {
    int colour = Ref.colour(open.place());
    long one = CARDS[open.card().ordinal()];
    long other = CARDS[full.card().ordinal()];
    long surplus = openSum(s, colour);
    long pile = pileSum(s, colour, Ref.pile(full.place()));
    long then = s.held[s.heldCount - 1] - pile(surplus, colour) - pile(pile, colour);
    return settled(s, then + pile(pile - other + one, colour), surplus - one + other, colour);
  }

  /// Adds an open pile by its sum; all-colour wilds that are left alone lose their colour.
  private static long settled(DealState s, long then, long open, int colour) {
    if (colour != Colour.LOOSE && s.options.wildNeedsCompany() && onlyWilds(open)) {
      long loose = openSum(s, Colour.LOOSE);
      return then - pile(loose, Colour.LOOSE) + pile(loose + open, Colour.LOOSE);
    }
    return then + pile(open, colour);
  }

  private static long firstOpen(DealState s, int colour) {
    int full = Piles.fullPiles(s, s.active, colour) * Colour.size(colour);
    return CARDS[Piles.card(s, s.active, colour, full)];
  }

  private static long pileSum(DealState s, int colour, int pile) {
    int from = Piles.from(s, s.active, colour) + pile * Colour.size(colour);
    long sum = 0;
    for (int at = from; at < from + Colour.size(colour); at++) {
      sum += CARDS[s.table[at]];
    }
    return sum;
  }

  /// The sum of the cards in the open pile of a colour; all wilds without one are a pile.
  private static long openSum(DealState s, int colour) {
    int count = Piles.count(s, s.active, colour);
    int open = colour == Colour.LOOSE ? count : Piles.openCards(colour, count);
    int end = Piles.from(s, s.active, colour) + count;
    long sum = 0;
    for (int at = end - open; at < end; at++) {
      sum += CARDS[s.table[at]];
    }
    return sum;
  }

  /// What a pile adds to the arrangement, by the sum of its cards.
  private static long pile(long sum, int colour) {
    return sum == 0 ? 0 : mix(sum * 31 + colour + 1);
  }

  private static long of(DealState s, int seat) {
    long sum = 0;
    for (int colour = 0; colour <= Colour.COUNT; colour++) {
      int count = Piles.count(s, seat, colour);
      if (count == 0) {
        continue;
      }
      int from = Piles.from(s, seat, colour);
      int size = colour == Colour.LOOSE ? count : Colour.size(colour);
      for (int at = 0; at < count; at += size) {
        long pile = 0;
        for (int card = at; card < Math.min(at + size, count); card++) {
          pile += CARDS[s.table[from + card]];
        }
        if (s.options.buildingsMovable() && colour != Colour.LOOSE) {
          pile += Piles.house(s, seat, colour, at / size) ? HOUSE : 0;
          pile += Piles.hotel(s, seat, colour, at / size) ? HOTEL : 0;
        }
        sum += pile(pile, colour);
      }
    }
    return sum;
  }

  /// Spreads the bits of a number (the finaliser of MurmurHash3).
  private static long mix(long number) {
    long h = number * 0x9e3779b97f4a7c15L;
    h = (h ^ h >>> 33) * 0xff51afd7ed558ccdL;
    h = (h ^ h >>> 33) * 0xc4ceb9fe1a85ec53L;
    return h ^ h >>> 33;
  }
}
