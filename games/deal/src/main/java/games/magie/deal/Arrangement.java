package games.magie.deal;

import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// How the active player's collection lies, as one number: which cards are in which pile of which
/// colour (D2), and with `buildings-movable` what stands where (D15). Between two plays no
/// arrangement may come back, so that a turn has an end (deal.wild.no-circle).
final class Arrangement {
  private Arrangement() {}

  /// Remembers the present arrangement, once.
  static void note(DealState s) {
    long now = of(s, s.active);
    if (s.heldCount > 0 && s.held[s.heldCount - 1] == now) {
      return;
    }
    if (s.heldCount == s.held.length) {
      s.held = java.util.Arrays.copyOf(s.held, s.heldCount * 2);
    }
    s.held[s.heldCount++] = now;
  }

  /// Objects to a rearrangement after which the collection would lie as it did before.
  static @Nullable Refusal objection(DealState s, DealMove rearrangement) {
    if (s.heldCount == 0) {
      return null;
    }
    DealState after = s.copy();
    after.heldCount = 0;
    switch (rearrangement) {
      case DealMove.Recolour move -> Properties.rearrange(after, move, Out.SILENT);
      case DealMove.Exchange move -> Properties.rearrange(after, move, Out.SILENT);
      case DealMove.MoveBuilding move -> Buildings.play(after, move, Out.SILENT);
      default -> throw new IllegalArgumentException(rearrangement.text());
    }
    long then = of(after, s.active);
    for (int at = 0; at < s.heldCount; at++) {
      if (s.held[at] == then) {
        return new Refusal(DealClause.WILD_NO_CIRCLE, "same-arrangement");
      }
    }
    return null;
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
          pile += mix(s.table[from + card] + 1L);
        }
        if (s.options.buildingsMovable() && colour != Colour.LOOSE) {
          pile += Piles.house(s, seat, colour, at / size) ? mix(101) : 0;
          pile += Piles.hotel(s, seat, colour, at / size) ? mix(102) : 0;
        }
        sum += mix(pile * 31 + colour + 1);
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
