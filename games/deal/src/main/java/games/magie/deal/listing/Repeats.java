package games.magie.deal.listing;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.table.Arrangement;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Wilds;

/// Which wilds would bring an earlier arrangement back if they changed their colour and nothing
/// else moved with them.
///
/// An arrangement is a Zobrist hash, a sum over cards ([Arrangement]). A wild `w` that goes from
/// red to yellow changes it by `card(w, yellow) - card(w, red)`, whatever else lies there. So
/// instead of trying each wild, each earlier arrangement is looked at once: the difference between
/// it and the present one is looked up among the changes that single wilds can make
/// ([PerfectHash]). Example: if `wild-red-yellow` was turned to yellow and `wild-pink-orange` to
/// pink, then the differences to the two earlier arrangements are that of `wild-pink-orange` to
/// orange, which must not be turned back, and that of both together, which no single flip makes.
final class Repeats {
  /// By slot of [Wilds]: what turning a two-colour wild over changes.
  private static final PerfectHash FLIPS = new PerfectHash(flips());

  /// By colour: what an all-colour wild adds there.
  private static final PerfectHash JOINS = new PerfectHash(joins());

  private Repeats() {}

  private static long[] flips() {
    var changes = new long[Wilds.TWO_COLOUR_SLOTS];
    for (int slot = 0; slot < changes.length; slot++) {
      Card card = Wilds.card(slot);
      changes[slot] =
          Arrangement.card(card, Wilds.colour(Wilds.other(slot)))
              - Arrangement.card(card, Wilds.colour(slot));
    }
    return changes;
  }

  private static long[] joins() {
    var numbers = new long[Colour.COUNT];
    for (Colour colour : Colour.ALL) {
      numbers[colour.ordinal()] = Arrangement.card(Card.WILD_ANY, colour);
    }
    return numbers;
  }

  /// The slots from which a two-colour wild must not turn over.
  static int flips(DealState s) {
    int last = s.earlier.count() - 1;
    long now = s.earlier.hash(last);
    int repeats = 0;
    for (int at = last - 1; at >= 0; at--) {
      repeats |= FLIPS.bit(s.earlier.hash(at) - now);
    }
    return repeats;
  }

  /// The colours to which an all-colour wild must not go from a colour.
  static int joins(DealState s, Colour from) {
    int last = s.earlier.count() - 1;
    long without = s.earlier.hash(last) - Arrangement.card(Card.WILD_ANY, from);
    int repeats = 0;
    for (int at = last - 1; at >= 0; at--) {
      repeats |= JOINS.bit(s.earlier.hash(at) - without);
    }
    return repeats;
  }
}
