package games.magie.deal;

import games.magie.kernel.Bits;
import games.magie.kernel.Moves;

/// Everything that can be rearranged without a play, in this order: wilds of colours with one pile,
/// those of two colours first; then colour by colour the wilds of the others, and the exchanges
/// there.
final class Rearrangements {
  private Rearrangements() {}

  /// The wilds that may be moved, as slots.
  private static int wilds(DealState s) {
    return s.options.wildMoveCostsPlay() && s.playsLeft == 0 ? 0 : s.own.wilds;
  }

  /// Whether no circle is to be feared: nothing was moved since the last play, or it costs plays.
  private static boolean free(DealState s) {
    return s.options.wildMoveCostsPlay() || s.heldCount == 0;
  }

  /// The two-colour wilds of colours with one pile that may turn over, as slots.
  static int flips(DealState s) {
    int flips = wilds(s) & Wilds.TWO_COLOUR & ~Wilds.inColours(s.own.surplus());
    return free(s) ? flips : allowedFlips(s, flips);
  }

  /// All others.
  ///
  /// @param end 1 if the turn may end after all of them, else 0
  static void addOthers(DealState s, int end, Moves<DealMove> into) {
    int surplus = s.own.surplus();
    int wilds = wilds(s);
    int anys = Wilds.placesOfAny(wilds & ~Wilds.inColours(surplus));
    int last = anys;
    if (((anys & (anys - 1)) | surplus) != 0) {
      for (int left = anys; left != 0; left &= left - 1) {
        TurnTable.addJoins(left, joins(s, left), 0, into);
      }
      addSurplus(s, wilds, free(s), into);
      last = 0;
    }
    TurnTable.addJoins(last, joins(s, last), end, into);
  }

  /// To which colours an all-colour wild may go that lies in the first of these places.
  private static int joins(DealState s, int places) {
    int from = Integer.lowestOneBit(places);
    int targets = Properties.takingAny(s, s.active) & ~from & Bits.ifAny(places);
    return targets == 0 || free(s)
        ? targets
        : allowedJoins(s, Integer.numberOfTrailingZeros(from), targets);
  }

  /// Colours with more than one pile.
  private static void addSurplus(DealState s, int wilds, boolean free, Moves<DealMove> into) {
    for (int left = s.own.surplus(); left != 0; left &= left - 1) {
      int colour = Integer.numberOfTrailingZeros(left);
      if ((wilds & Wilds.inColour(colour)) != 0) {
        addRecolours(s, colour, free, into);
      }
      Exchanges.legal(s, colour, into);
    }
  }

  /// Whether no arrangement since the last play had a second pile of a colour or a wild without
  /// one: then whatever makes such a thing leads to something new, and all the rest is plain.
  private static boolean simple(DealState s) {
    return !s.heldOdd && s.options.sumsTell();
  }

  /// Which of these two-colour wilds may turn without a circle (deal.wild.no-circle).
  private static int allowedFlips(DealState s, int flips) {
    if (flips == 0) {
      return 0;
    }
    if (simple(s)) {
      boolean onlyFlips = s.own.wilds >>> Wilds.TWO_COLOUR_SLOTS == 0;
      return flips & ~Flips.circles(s, onlyFlips);
    }
    int plain = s.options.sumsTell() ? flips & Flips.plain(s) : 0;
    int allowed = plain & ~Flips.circles(s, false);
    for (int left = flips & ~plain; left != 0; left &= left - 1) {
      int slot = Integer.numberOfTrailingZeros(left);
      int to = 1 << Wilds.colour(Flips.other(slot));
      boolean ends = allowed(s, Wilds.card(slot), Wilds.colour(slot), 0, to) != 0;
      allowed |= ends ? 1 << slot : 0;
    }
    return allowed;
  }

  /// To which of these colours an all-colour wild may go without a circle.
  private static int allowedJoins(DealState s, int colour, int targets) {
    Side side = s.own;
    boolean plain =
        simple(s) || (s.options.sumsTell() && (targets & (side.surplus() | ~side.open())) == 0);
    return plain ? targets & ~Joins.circles(s, colour) : allowed(s, Card.ANY, colour, 0, targets);
  }

  /// The wilds of a colour with more than one pile, one of each kind in each pile.
  private static void addRecolours(DealState s, int colour, boolean free, Moves<DealMove> into) {
    byte[] cards = s.own.cards;
    int from = s.offsets[colour];
    int count = Piles.count(s, s.active, colour);
    for (int at = 0; at < count; at++) {
      int card = cards[from + at];
      if (card >= Card.FIRST_WILD) {
        int pile = Counts.pileOf(colour, at);
        if (!Exchanges.among(cards, from + pile * Colour.size(colour), from + at, card)) {
          addRecolours(s, card, colour, pile, free, into);
        }
      }
    }
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
    boolean counts = Foresight.sumsTell(s, colour);
    long without = counts ? Foresight.leaving(s, card, colour, pile) : 0;
    int code = Ref.code(card, Ref.place(colour, pile));
    int allowed = 0;
    for (int left = targets; left != 0; left &= left - 1) {
      int to = Integer.numberOfTrailingZeros(left);
      boolean held =
          counts
              ? Arrangement.wasHeld(s, without + Arrangement.arriving(s, s.active, card, to))
              : Arrangement.objection(s, MoveTable.recolour(code, to)) != null;
      allowed |= held ? 0 : 1 << to;
    }
    return allowed;
  }
}
