package games.magie.deal.table;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealClause;
import games.magie.deal.DealMove;
import games.magie.deal.DealOption;
import games.magie.deal.listing.Foresight;
import games.magie.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// How the active player's collection lies, as one number: which cards are in which pile of which
/// colour (D2), and with `buildings-movable` what stands where (D15). Between two plays no
/// arrangement may come back, so that a turn has an end (deal.wild.no-circle).
///
/// The number is a sum over cards by their colour; only where a colour has more than one pile the
/// piles are told apart. So the usual change of colour is one subtraction and one addition.
public final class Arrangement {
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

  public static long card(int card, int colour) {
    return CARDS[card * COLOURS + colour];
  }

  /// How the active player's collection lies now.
  public static long now(DealState s) {
    Side side = s.own;
    return s.options.on(DealOption.BUILDINGS_MOVABLE)
        ? side.arrangement + side.houses * HOUSE + side.hotels * HOTEL
        : side.arrangement;
  }

  /// Objects to a rearrangement after which the collection would lie as it did before.
  public static @Nullable Refusal objection(DealState s, DealMove.Rearrangement rearrangement) {
    return !s.earlier.isEmpty() && s.earlier.has(Foresight.after(s, rearrangement))
        ? new Refusal(DealClause.WILD_NO_CIRCLE, "same-arrangement")
        : null;
  }

  /// What a card adds to a colour: itself, or another pile where there is one already.
  public static long arriving(DealState s, int seat, int card, int to) {
    int count = Piles.count(s, seat, to);
    long added = card(card, to);
    return count < Colour.size(to) ? added : arrivingBeside(s, seat, to, added);
  }

  /// The same where a pile is full already.
  private static long arrivingBeside(DealState s, int seat, int to, long added) {
    int count = Piles.count(s, seat, to);
    int size = Colour.size(to);
    if (count == size) {
      long full = sum(s, seat, to, 0, size);
      return mix(full) - full + mix(added);
    }
    long open = sum(s, seat, to, Counts.fullPiles(to, count) * size, count);
    return open == 0 ? mix(added) : mix(open + added) - mix(open);
  }

  /// What a colour adds to the arrangement of a seat.
  static long ofColour(DealState s, int seat, int colour) {
    int count = Piles.count(s, seat, colour);
    int size = Colour.size(colour);
    if (count <= size) {
      return sum(s, seat, colour, 0, count);
    }
    long sum = 0;
    for (int first = 0; first < count; first += size) {
      sum += mix(sum(s, seat, colour, first, Math.min(count, first + size)));
    }
    return sum;
  }

  /// The sum of some cards of a colour.
  public static long sum(DealState s, int seat, int colour, int first, int end) {
    byte[] cards = s.sides[seat].cards;
    int from = s.offsets[colour];
    long sum = 0;
    for (int at = first; at < end; at++) {
      sum += card(cards[from + at], colour);
    }
    return sum;
  }

  /// Spreads the bits of a number (the finaliser of MurmurHash3).
  public static long mix(long number) {
    long h = number * 0x9e3779b97f4a7c15L;
    h = (h ^ h >>> 33) * 0xff51afd7ed558ccdL;
    h = (h ^ h >>> 33) * 0xc4ceb9fe1a85ec53L;
    return h ^ h >>> 33;
  }
}
