package games.magie.deal;

import games.magie.deal.DealMove.Exchange;
import games.magie.kernel.Moves;

/// Everything that can be rearranged without a play, in this order: wilds of colours with one pile,
/// those of two colours first; then colour by colour the wilds of the others, and the exchanges
/// there.
final class Rearrangements {
  private Rearrangements() {}

  static void legal(DealState s, Moves<DealMove> into) {
    boolean costs = s.options.wildMoveCostsPlay();
    int wilds = costs && s.playsLeft == 0 ? 0 : s.wilds[s.active];
    int surplus = s.surplus[s.active];
    if ((wilds | surplus) == 0) {
      return;
    }
    boolean free = costs || s.heldCount == 0;
    int alone = wilds & ~Wilds.inColours(surplus);
    int flips = alone & Wilds.TWO_COLOUR;
    into.addAll(MoveTable.flips(), free ? flips : allowedFlips(s, flips));
    for (int left = alone & ~Wilds.TWO_COLOUR; left != 0; left &= left - 1) {
      addRecolours(s, Card.ANY, Wilds.colour(Integer.numberOfTrailingZeros(left)), 0, free, into);
    }
    for (; surplus != 0; surplus &= surplus - 1) {
      int colour = Integer.numberOfTrailingZeros(surplus);
      if ((wilds & Wilds.inColour(colour)) != 0) {
        addRecolours(s, colour, free, into);
      }
      legalExchanges(s, colour, into);
    }
  }

  /// Which of these two-colour wilds may turn without a circle (deal.wild.no-circle).
  private static int allowedFlips(DealState s, int flips) {
    int plain = Arrangement.counts(s) ? flips & Flips.plain(s) : 0;
    int allowed = plain & ~Flips.circles(s);
    for (int left = flips & ~plain; left != 0; left &= left - 1) {
      int slot = Integer.numberOfTrailingZeros(left);
      int to = 1 << Wilds.colour(Flips.other(slot));
      boolean ends = allowed(s, Wilds.card(slot), Wilds.colour(slot), 0, to) != 0;
      allowed |= ends ? 1 << slot : 0;
    }
    return allowed;
  }

  /// The wilds of a colour with more than one pile, one of each kind in each pile.
  private static void addRecolours(DealState s, int colour, boolean free, Moves<DealMove> into) {
    int from = Piles.from(s, s.active, colour);
    int count = Piles.count(s, s.active, colour);
    for (int at = 0; at < count; at++) {
      int card = s.table[from + at];
      if (card >= Card.FIRST_WILD) {
        int pile = Counts.pileOf(colour, at);
        if (!among(s.table, from + pile * Colour.size(colour), from + at, card)) {
          addRecolours(s, card, colour, pile, free, into);
        }
      }
    }
  }

  private static boolean among(byte[] cards, int from, int end, int card) {
    for (int at = from; at < end; at++) {
      if (cards[at] == card) {
        return true;
      }
    }
    return false;
  }

  private static void addRecolours(
      DealState s, int card, int colour, int pile, boolean free, Moves<DealMove> into) {
    int targets = targets(s, card, colour);
    int code = Ref.code(card, Ref.place(colour, pile));
    into.addAll(
        MoveTable.recolours(code), free ? targets : allowed(s, card, colour, pile, targets));
  }

  /// The colours to which a wild could go, as a mask.
  private static int targets(DealState s, int card, int colour) {
    return card == Card.ANY
        ? Properties.takingAny(s, s.active) & ~(1 << colour)
        : 1 << Card.otherColour(card, colour);
  }

  /// Those of the target colours in which a wild makes an arrangement that was not held yet.
  private static int allowed(DealState s, int card, int colour, int pile, int targets) {
    boolean counts = Arrangement.counts(s);
    long without = counts ? Arrangement.leaving(s, card, colour, pile) : 0;
    int code = Ref.code(card, Ref.place(colour, pile));
    int allowed = 0;
    for (int left = targets; left != 0; left &= left - 1) {
      int to = Integer.numberOfTrailingZeros(left);
      boolean held =
          counts
              ? Arrangement.wasHeld(s, without + Arrangement.arriving(s, card, to))
              : Arrangement.objection(s, MoveTable.recolours(code)[to]) != null;
      allowed |= held ? 0 : 1 << to;
    }
    return allowed;
  }

  private static void legalExchanges(DealState s, int colour, Moves<DealMove> into) {
    int count = Piles.count(s, s.active, colour);
    int open = count - Counts.openCards(colour, count);
    for (int surplus = open; surplus < count; surplus++) {
      for (int full = 0; full < open; full++) {
        Ref one = ref(s, colour, surplus);
        Ref other = ref(s, colour, full);
        if (first(s, one, surplus) && first(s, other, full)) {
          addExchange(s, new Exchange(one, other), surplus, full, into);
        }
      }
    }
  }

  private static void addExchange(
      DealState s, Exchange move, int surplus, int full, Moves<DealMove> into) {
    int colour = Ref.colour(move.open().place());
    if (move.open().card() == move.full().card()
        || Rearranging.leavesOnlyWilds(s, colour, surplus, full)) {
      return;
    }
    boolean allowed =
        Rearranging.costs(s, move) ? s.playsLeft > 0 : Arrangement.objection(s, move) == null;
    if (allowed) {
      into.add(move);
    }
  }

  private static Ref ref(DealState s, int colour, int index) {
    int card = Piles.card(s, s.active, colour, index);
    return MoveTable.ref(Ref.code(card, Piles.place(colour, index)));
  }

  /// Whether this is the first card of its kind in its pile: the others are interchangeable.
  private static boolean first(DealState s, Ref ref, int index) {
    return Piles.find(s, s.active, ref.card().ordinal(), ref.place(), 0) == index;
  }
}
