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

  /// What a card adds in a colour.
  public static long card(Card card, Colour colour) {
    return CARDS[card.ordinal() * COLOURS + colour.ordinal()];
  }

  /// How the active player's collection lies now.
  public static long now(DealState s) {
    Collection own = s.own;
    return s.options.on(DealOption.BUILDINGS_MOVABLE)
        ? own.arrangement() + own.houses * HOUSE + own.hotels * HOTEL
        : own.arrangement();
  }

  /// Objects to a rearrangement after which the collection would lie as it did before.
  public static @Nullable Refusal objection(DealState s, DealMove.Rearrangement rearrangement) {
    return !s.earlier.isEmpty() && s.earlier.has(Foresight.after(s, rearrangement))
        ? new Refusal(DealClause.WILD_NO_CIRCLE, "same-arrangement")
        : null;
  }

  /// What a card adds to a colour: itself, or another pile where there is one already.
  public static long arriving(Piles piles, Card card, Colour to) {
    long added = card(card, to);
    return piles.count(to) < to.size() ? added : arrivingBeside(piles, to, added);
  }

  /// The same where a pile is full already.
  private static long arrivingBeside(Piles piles, Colour to, long added) {
    int count = piles.count(to);
    int size = to.size();
    if (count == size) {
      long full = sum(piles, to, 0, size);
      return mix(full) - full + mix(added);
    }
    int open = Counts.openCards(to, count);
    long sum = sum(piles, to, count - open, open);
    return sum == 0 ? mix(added) : mix(sum + added) - mix(sum);
  }

  /// What a colour adds to the arrangement.
  static long ofColour(Piles piles, Colour colour) {
    int count = piles.count(colour);
    int size = colour.size();
    if (count <= size) {
      return sum(piles, colour, 0, count);
    }
    long sum = 0;
    for (int first = 0; first < count; first += size) {
      sum += mix(sum(piles, colour, first, Math.min(count - first, size)));
    }
    return sum;
  }

  /// The sum of some cards of a colour.
  ///
  /// @param first the index of the first of them
  public static long sum(Piles piles, Colour colour, int first, int count) {
    int from = piles.from(colour) + first;
    long sum = 0;
    for (int at = from; at < from + count; at++) {
      sum += CARDS[piles.cards[at] * COLOURS + colour.ordinal()];
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
