package games.magie.deal;

import games.magie.deal.DealMove.Exchange;
import games.magie.deal.DealMove.Lay;
import games.magie.deal.DealMove.Recolour;
import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// Properties are laid, wilds change their colour, and surplus cards change places.
final class Properties {
  private Properties() {}

  /// Whether an all-colour wild may join a colour: it needs a pile with another card in it and room
  /// for one more (D4).
  static boolean takesAny(DealState s, int seat, int colour) {
    return !s.options.wildNeedsCompany() || Piles.hasOpen(s, seat, colour);
  }

  /// Whether a property can come to lie there, [Colour#LOOSE] included.
  static boolean fits(DealState s, int seat, int card, int colour) {
    if (card != Card.ANY) {
      return colour != Colour.LOOSE && Card.fits(card, colour);
    }
    return colour == Colour.LOOSE || takesAny(s, seat, colour);
  }

  /// The colours that an all-colour wild may be laid to, besides none.
  static void legalColours(DealState s, int card, Moves<DealMove> into) {
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      if (takesAny(s, s.active, colour)) {
        into.add(MoveTable.lay(card, colour));
      }
    }
  }

  static @Nullable Refusal objection(DealState s, Lay move) {
    Card card = move.card();
    if (!card.property()) {
      return new Refusal(DealClause.PROPERTY_LAY, "no-property", card.text());
    }
    Refusal refusal = TurnFlow.objectionToCard(s, card);
    return refusal != null
        ? refusal
        : objectionToColour(s, s.active, card.ordinal(), MoveTable.index(move.colour()));
  }

  static @Nullable Refusal objectionToColour(DealState s, int seat, int card, int colour) {
    if (fits(s, seat, card, colour)) {
      return null;
    }
    String text = MoveTable.text(MoveTable.colour(colour));
    return card == Card.ANY
        ? new Refusal(DealClause.WILD_MULTI, "needs-company", text)
        : new Refusal(DealClause.PROPERTY_LAY, "other-colour", Card.ALL[card].text(), text);
  }

  static void play(DealState s, Lay move, Chance chance, Out out) {
    int card = move.card().ordinal();
    TurnFlow.usePlay(s, card);
    put(s, s.active, card, MoveTable.index(move.colour()), out);
    if (!out.silent()) {
      out.tell(DealClause.PROPERTY_LAY, new OpenEvent.Laid(s.active, move.card(), move.colour()));
    }
    TurnFlow.finish(s, chance, out);
  }

  /// A property joins a collection; says so if it opens a further pile.
  static void put(DealState s, int seat, int card, int colour, Out out) {
    Piles.add(s, seat, colour, card);
    if (!out.silent() && colour != Colour.LOOSE) {
      int size = Colour.size(colour);
      int count = Piles.count(s, seat, colour);
      if (count > size && Piles.openCards(colour, count) == 1) {
        out.tell(
            DealClause.PROPERTY_PILES,
            new OpenEvent.Surplus(seat, Card.ALL[card], Colour.ALL[colour]));
      }
    }
  }

  /// Everything that can be rearranged without a play: wilds of colours with one pile, then those
  /// of the other colours with the exchanges there.
  static void legalRearrangements(DealState s, Moves<DealMove> into) {
    int wilds = !s.options.wildMoveCostsPlay() || s.playsLeft > 0 ? s.wilds[s.active] : 0;
    int surplus = s.surplus[s.active];
    for (int left = surplus; left != 0; left &= left - 1) {
      wilds &= ~Wilds.inColour(Integer.numberOfTrailingZeros(left));
    }
    boolean free = s.heldCount == 0;
    for (; wilds != 0; wilds &= wilds - 1) {
      int slot = Integer.numberOfTrailingZeros(wilds);
      int card = Wilds.card(slot);
      int colour = Wilds.colour(slot);
      if (free && card != Card.ANY) {
        into.add(MoveTable.flip(slot));
      } else {
        legalRecolours(s, card, colour, 0, into);
      }
    }
    for (; surplus != 0; surplus &= surplus - 1) {
      int colour = Integer.numberOfTrailingZeros(surplus);
      if (!s.options.wildMoveCostsPlay() || s.playsLeft > 0) {
        legalRecolours(s, colour, into);
      }
      legalExchanges(s, colour, into);
    }
  }

  private static void legalRecolours(DealState s, int colour, Moves<DealMove> into) {
    int from = Piles.from(s, s.active, colour);
    int count = Piles.count(s, s.active, colour);
    for (int at = 0; at < count; at++) {
      int card = s.table[from + at];
      if (card >= Card.FIRST_WILD) {
        int pile = Piles.pileOf(colour, at);
        if (!among(s.table, from + pile * Colour.size(colour), from + at, card)) {
          legalRecolours(s, card, colour, pile, into);
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

  private static void legalRecolours(
      DealState s, int card, int colour, int pile, Moves<DealMove> into) {
    int code = Ref.code(card, Ref.place(colour, pile));
    boolean free = s.heldCount == 0 || s.options.wildMoveCostsPlay();
    boolean counts = !free && Arrangement.counts(s);
    long left = counts ? Arrangement.leaving(s, card, colour, pile) : 0;
    int targets = targets(s, card, colour);
    for (; targets != 0; targets &= targets - 1) {
      int to = Integer.numberOfTrailingZeros(targets);
      Recolour move = MoveTable.recolour(code, to);
      boolean allowed =
          free
              || (counts
                  ? !Arrangement.wasHeld(s, left + Arrangement.arriving(s, card, to))
                  : Arrangement.objection(s, move) == null);
      if (allowed) {
        into.add(move);
      }
    }
  }

  /// The colours to which a wild could go, as a mask.
  private static int targets(DealState s, int card, int colour) {
    int others = ((1 << Colour.COUNT) - 1) & ~(1 << colour);
    if (card != Card.ANY) {
      return 1 << Card.otherColour(card, colour);
    }
    return s.options.wildNeedsCompany() ? others & s.open[s.active] : others;
  }

  private static void legalExchanges(DealState s, int colour, Moves<DealMove> into) {
    int count = Piles.count(s, s.active, colour);
    int open = count - Piles.openCards(colour, count);
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
    if (move.open().card() == move.full().card() || leavesOnlyWilds(s, colour, surplus, full)) {
      return;
    }
    boolean allowed = costs(s, move) ? s.playsLeft > 0 : Arrangement.objection(s, move) == null;
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

  static @Nullable Refusal objection(DealState s, Recolour move) {
    int card = move.card().card().ordinal();
    int place = move.card().place();
    int to = move.colour().ordinal();
    if (place > Ref.LOOSE || Piles.find(s, s.active, card, place, 0) < 0) {
      return new Refusal(DealClause.WILD_RECOLOUR, "not-on-table", move.card().text());
    }
    if (card < Card.FIRST_WILD || Ref.colour(place) == to) {
      return new Refusal(
          DealClause.WILD_RECOLOUR, "no-other-colour", move.card().text(), move.colour().text());
    }
    Refusal refusal = objectionToColour(s, s.active, card, to);
    if (refusal != null) {
      return refusal;
    }
    return s.options.wildMoveCostsPlay() ? objectionToCost(s) : Arrangement.objection(s, move);
  }

  private static @Nullable Refusal objectionToCost(DealState s) {
    return s.playsLeft > 0 ? null : new Refusal(DealClause.WILD_RECOLOUR, "no-plays-left");
  }

  static @Nullable Refusal objection(DealState s, Exchange move) {
    int colour = Ref.colour(move.open().place());
    int open = index(s, move.open());
    int full = index(s, move.full());
    if (open < 0 || full < 0) {
      Ref missing = open < 0 ? move.open() : move.full();
      return new Refusal(DealClause.PROPERTY_PILES, "not-on-table", missing.text());
    }
    int fullCards = Piles.fullPiles(s, s.active, colour) * Colour.size(colour);
    boolean between = open >= fullCards && full < fullCards;
    if (Ref.colour(move.full().place()) != colour || !between) {
      return new Refusal(DealClause.PROPERTY_PILES, "no-surplus");
    }
    if (move.open().card() == move.full().card() || leavesOnlyWilds(s, colour, open, full)) {
      return new Refusal(DealClause.PROPERTY_PILES, "no-exchange");
    }
    if (costs(s, move)) {
      return objectionToCost(s);
    }
    return Arrangement.objection(s, move);
  }

  private static int index(DealState s, Ref ref) {
    return ref.place() >= Ref.LOOSE
        ? -1
        : Piles.find(s, s.active, ref.card().ordinal(), ref.place(), 0);
  }

  /// Possible with two decks: the full pile would hold nothing but all-colour wilds.
  private static boolean leavesOnlyWilds(DealState s, int colour, int open, int full) {
    boolean any = Piles.card(s, s.active, colour, open) == Card.ANY;
    if (!any || !s.options.wildNeedsCompany()) {
      return false;
    }
    int size = Colour.size(colour);
    int first = full - full % size;
    int others = 0;
    for (int at = first; at < first + size; at++) {
      others += at != full && Piles.card(s, s.active, colour, at) != Card.ANY ? 1 : 0;
    }
    return others == 0;
  }

  /// Under `wild-move-costs-play` an exchange costs one if a wild is in it (D3).
  private static boolean costs(DealState s, Exchange move) {
    int later = Math.max(move.open().card().ordinal(), move.full().card().ordinal());
    return s.options.wildMoveCostsPlay() && later >= Card.FIRST_WILD;
  }

  static void play(DealState s, Recolour move, Chance chance, Out out) {
    boolean costs = s.options.wildMoveCostsPlay();
    long then = costs ? 0 : foreseen(s, move);
    rearrange(s, move, out);
    if (!out.silent()) {
      out.tell(
          DealClause.WILD_RECOLOUR, new OpenEvent.Recoloured(s.active, move.card(), move.colour()));
    }
    after(s, costs, then, chance, out);
  }

  static void play(DealState s, Exchange move, Chance chance, Out out) {
    boolean costs = costs(s, move);
    long then = costs ? 0 : foreseen(s, move);
    rearrange(s, move, out);
    if (!out.silent()) {
      out.tell(
          DealClause.PROPERTY_PILES, new OpenEvent.Exchanged(s.active, move.open(), move.full()));
    }
    after(s, costs, then, chance, out);
  }

  private static long foreseen(DealState s, DealMove move) {
    Arrangement.noteFirst(s);
    return Arrangement.after(s, move);
  }

  private static void after(DealState s, boolean costs, long then, Chance chance, Out out) {
    if (costs) {
      TurnFlow.spendPlay(s);
      TurnFlow.finish(s, chance, out);
    } else {
      Arrangement.note(s, then);
      Winning.check(s, out);
    }
  }

  static void rearrange(DealState s, Recolour move, Out out) {
    int card = move.card().card().ordinal();
    int place = move.card().place();
    int index = Piles.find(s, s.active, card, place, 0);
    Piles.remove(s, s.active, Ref.colour(place), index, out);
    put(s, s.active, card, move.colour().ordinal(), out);
  }

  static void rearrange(DealState s, Exchange move, Out out) {
    int colour = Ref.colour(move.open().place());
    Piles.exchange(s, s.active, colour, index(s, move.open()), index(s, move.full()), out);
  }
}
