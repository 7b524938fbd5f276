package games.magie.deal.listing;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealMove;
import games.magie.deal.DealOption;
import games.magie.deal.Place;
import games.magie.deal.Ref;
import games.magie.deal.rules.Properties;
import games.magie.deal.table.Arrangement;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Wilds;
import games.magie.kernel.Bits;
import games.magie.kernel.Moves;

/// Everything that can be rearranged without a play, in this order: wilds of colours with one pile,
/// those of two colours first; then colour by colour the wilds of the others, and the exchanges
/// there.
///
/// What brings an arrangement of this turn back is left out (deal.wild.no-circle). [#fresh] is the
/// general answer: the rearrangement is tried. Most of the time [Repeats] knows without trying, see
/// [#quickFlips] and [#quickJoins].
public final class Rearrangements {
  private static final int DONT_KNOW = -1;

  private Rearrangements() {}

  /// The wilds that may be moved, as slots.
  private static int wilds(DealState s) {
    return s.options.on(DealOption.WILD_MOVE_COSTS_PLAY) && s.playsLeft == 0 ? 0 : s.own.wilds();
  }

  /// Whether nothing can be repeated: nothing was moved since the last play, or it costs plays.
  private static boolean free(DealState s) {
    return s.options.on(DealOption.WILD_MOVE_COSTS_PLAY) || s.earlier.isEmpty();
  }

  /// The two-colour wilds of colours with one pile that may turn over, as slots.
  static int flips(DealState s) {
    int flips = wilds(s) & Wilds.TWO_COLOUR & ~Wilds.inColours(s.own.surplus());
    if (flips == 0 || free(s)) {
      return flips;
    }
    int quick = quickFlips(s);
    int allowed = flips & quick & ~Repeats.flips(s);
    for (int left = flips & ~quick; left != 0; left &= left - 1) {
      int slot = Integer.numberOfTrailingZeros(left);
      Ref wild = Ref.of(Wilds.card(slot), Place.of(Wilds.colour(slot), 0));
      int turned = Wilds.colour(Wilds.other(slot)).bit();
      allowed |= fresh(s, wild, turned) != 0 ? 1 << slot : 0;
    }
    return allowed;
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
        TurnWords.addJoins(left, joins(s, left), 0, into);
      }
      addSurplus(s, wilds, into);
      last = 0;
    }
    TurnWords.addJoins(last, joins(s, last), end, into);
  }

  /// To which colours an all-colour wild may go that lies in the first of these places.
  private static int joins(DealState s, int places) {
    int from = Integer.lowestOneBit(places);
    int targets = Properties.takingAny(s, s.own) & ~from & Bits.ifAny(places);
    if (targets == 0 || free(s)) {
      return targets;
    }
    Colour colour = Colour.first(from);
    int quick = quickJoins(s, colour, targets);
    return quick != DONT_KNOW
        ? quick
        : fresh(s, Ref.of(Card.WILD_ANY, Place.of(colour, 0)), targets);
  }

  /// Whether no arrangement since the last play had a second pile of a colour or a wild without a
  /// colour. Then whatever makes such a thing leads to something new, and nothing else moves with a
  /// wild that doesn't: its colour and the next have one pile each, before and after.
  private static boolean simple(DealState s) {
    return !s.earlier.odd() && s.shortcuts.sumsTell();
  }

  /// The slots of the two-colour wilds whose flip [Repeats] can judge: no pile is filled up,
  /// broken, opened beside another, or left to all-colour wilds by it.
  private static int quickFlips(DealState s) {
    if (simple(s)) {
      return Wilds.TWO_COLOUR;
    }
    if (!s.shortcuts.sumsTell()) {
      return 0;
    }
    int bound = s.own.surplus();
    for (int left = Wilds.coloursOfAny(s.own.wilds()); left != 0; left &= left - 1) {
      Colour colour = Colour.first(left);
      bound |= s.own.others(colour) > 1 ? 0 : colour.bit();
    }
    int full = (s.own.owned() & ~s.own.open()) | s.own.surplus();
    int into = Wilds.inColours(full & Colour.EVERY) & Wilds.TWO_COLOUR;
    return Wilds.TWO_COLOUR & ~Wilds.inColours(bound) & ~Wilds.others(into);
  }

  /// To which of these colours an all-colour wild of a single pile may go, if [Repeats] can judge
  /// it: all of them have one open pile.
  private static int quickJoins(DealState s, Colour from, int targets) {
    boolean openOnly = (targets & (s.own.surplus() | ~s.own.open())) == 0;
    return simple(s) || (s.shortcuts.sumsTell() && openOnly)
        ? targets & ~Repeats.joins(s, from)
        : DONT_KNOW;
  }

  /// The general answer: the target colours in which a wild makes an arrangement that is new.
  private static int fresh(DealState s, Ref wild, int targets) {
    int fresh = 0;
    for (int left = targets; left != 0; left &= left - 1) {
      Colour to = Colour.first(left);
      fresh |= Arrangement.objection(s, MoveTable.recolour(wild, to)) == null ? to.bit() : 0;
    }
    return fresh;
  }

  /// Colours with more than one pile.
  private static void addSurplus(DealState s, int wilds, Moves<DealMove> into) {
    for (int left = s.own.surplus(); left != 0; left &= left - 1) {
      Colour colour = Colour.first(left);
      if ((wilds & Wilds.inColour(colour)) != 0) {
        addRecolours(s, colour, into);
      }
      Exchanges.legal(s, colour, into);
    }
  }

  /// The wilds of a colour with more than one pile, one of each kind in each pile.
  private static void addRecolours(DealState s, Colour colour, Moves<DealMove> into) {
    int count = s.own.count(colour);
    for (int at = 0; at < count; at++) {
      Ref ref = s.own.ref(colour, at);
      if (ref.card().wild() && s.own.find(ref) == at) {
        int targets =
            ref.card() == Card.WILD_ANY
                ? Properties.takingAny(s, s.own) & ~colour.bit()
                : ref.card().otherColour(colour).bit();
        into.addAll(MoveTable.recolours(ref), free(s) ? targets : fresh(s, ref, targets));
      }
    }
  }
}
