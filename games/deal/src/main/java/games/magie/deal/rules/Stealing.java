package games.magie.deal.rules;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealClause;
import games.magie.deal.DealMove;
import games.magie.deal.DealMove.PlaySet;
import games.magie.deal.DealOption;
import games.magie.deal.Effect;
import games.magie.deal.OpenEvent;
import games.magie.deal.Ref;
import games.magie.deal.listing.MoveTable;
import games.magie.deal.table.Counts;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Phase;
import games.magie.deal.table.Piles;
import games.magie.deal.table.Stacking;
import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Taking one property, swapping two, taking a set.
public final class Stealing {
  private Stealing() {}

  private static boolean swaps(Card card) {
    return card.effect() instanceof Effect.Swap;
  }

  private static DealClause clause(Card card) {
    return swaps(card) ? DealClause.ACTION_FORCED : DealClause.ACTION_SLY;
  }

  /// Whether the card at an index may be taken from a seat: not from a set.
  private static boolean takeable(DealState s, int seat, int colour, int index) {
    if (colour != Colour.LOOSE && Piles.isSet(s, seat, colour, Counts.pileOf(colour, index))) {
      return false;
    }
    return s.options.on(DealOption.MULTICOLOUR_STEALABLE)
        || Piles.card(s, seat, colour, index) != Card.ANY;
  }

  private static boolean giveable(DealState s, int colour, int index) {
    return colour == Colour.LOOSE
        || s.options.on(DealOption.FORCED_FROM_OWN_SET)
        || !Piles.isSet(s, s.active, colour, Counts.pileOf(colour, index));
  }

  public static boolean hasTakeable(DealState s, int seat) {
    return takeable(s, seat) != 0;
  }

  public static boolean hasGiveable(DealState s) {
    return giveable(s) != 0;
  }

  /// The colours of which something may be taken, as a mask.
  public static int takeable(DealState s, int seat) {
    if (s.shortcuts.openStolen()) {
      return s.sides[seat].open();
    }
    int colours = 0;
    for (int colour = 0; colour <= Colour.COUNT; colour++) {
      for (int at = Piles.count(s, seat, colour) - 1; at >= 0; at--) {
        colours |= takeable(s, seat, colour, at) ? 1 << colour : 0;
      }
    }
    return colours;
  }

  /// The same of what may be given.
  public static int giveable(DealState s) {
    if (s.shortcuts.openStolen()) {
      return s.own.open();
    }
    int colours = 0;
    for (int colour = 0; colour <= Colour.COUNT; colour++) {
      for (int at = Piles.count(s, s.active, colour) - 1; at >= 0; at--) {
        colours |= giveable(s, colour, at) ? 1 << colour : 0;
      }
    }
    return colours;
  }

  public static @Nullable Refusal objection(DealState s, Card card, int seat) {
    Refusal refusal = Claims.objectionToTarget(s, clause(card), seat);
    if (refusal != null) {
      return refusal;
    }
    if (!hasTakeable(s, seat)) {
      return new Refusal(DealClause.ACTION_NO_TARGET, "nothing-to-take", Seats.letter(seat));
    }
    if (swaps(card) && !hasGiveable(s)) {
      return new Refusal(DealClause.ACTION_NO_TARGET, "nothing-to-give");
    }
    return null;
  }

  static void play(DealState s, Card card, int seat) {
    Claims.lay(s, card);
    s.pending.victim = seat;
    s.phase = Phase.TAKE;
  }

  static void legalTakes(DealState s, Moves<DealMove> into) {
    for (int left = s.sides[s.pending.victim].owned(); left != 0; left &= left - 1) {
      int colour = Integer.numberOfTrailingZeros(left);
      int count = Piles.count(s, s.pending.victim, colour);
      for (int at = 0; at < count; at++) {
        int code = firstOfKind(s, s.pending.victim, colour, at);
        if (code >= 0 && takeable(s, s.pending.victim, colour, at)) {
          into.add(MoveTable.take(code));
        }
      }
    }
  }

  static void legalGives(DealState s, Moves<DealMove> into) {
    for (int left = s.own.owned(); left != 0; left &= left - 1) {
      int colour = Integer.numberOfTrailingZeros(left);
      int count = Piles.count(s, s.active, colour);
      for (int at = 0; at < count; at++) {
        int code = firstOfKind(s, s.active, colour, at);
        if (code >= 0 && giveable(s, colour, at)) {
          into.add(MoveTable.give(code));
        }
      }
    }
  }

  /// The code of a card, or -1 if one of its kind lies before it in the same pile.
  private static int firstOfKind(DealState s, int seat, int colour, int index) {
    int card = Piles.card(s, seat, colour, index);
    int place = Piles.place(colour, index);
    return Piles.find(s, seat, card, place, 0) == index ? Ref.code(card, place) : -1;
  }

  private static int index(DealState s, int seat, Ref ref) {
    return ref.place() > Ref.LOOSE ? -1 : Piles.find(s, seat, ref.card().ordinal(), ref.place(), 0);
  }

  public static @Nullable Refusal objectionToTake(DealState s, Ref ref) {
    DealClause clause = clause(s.pending.action());
    int index = index(s, s.pending.victim, ref);
    if (index < 0) {
      return new Refusal(clause, "not-on-table", ref.text());
    }
    if (!s.options.on(DealOption.MULTICOLOUR_STEALABLE) && ref.card() == Card.WILD_ANY) {
      return new Refusal(clause, "wild-protected");
    }
    if (!takeable(s, s.pending.victim, Ref.colour(ref.place()), index)) {
      return new Refusal(clause, "complete-set", ref.text());
    }
    return null;
  }

  public static @Nullable Refusal objectionToGive(DealState s, Ref ref) {
    int index = index(s, s.active, ref);
    if (index < 0) {
      return new Refusal(DealClause.ACTION_FORCED, "not-on-table", ref.text());
    }
    if (!giveable(s, Ref.colour(ref.place()), index)) {
      return new Refusal(DealClause.ACTION_FORCED, "complete-set", ref.text());
    }
    return null;
  }

  static void take(DealState s, Ref ref, Out out) {
    s.pending.wanted = ref;
    if (swaps(s.pending.action())) {
      s.phase = Phase.GIVE;
      return;
    }
    s.phase = Phase.REACT;
    if (!out.silent()) {
      out.tell(DealClause.ACTION_SLY, new OpenEvent.WantsProperty(s.active, s.pending.victim, ref));
    }
  }

  static void give(DealState s, Ref ref, Out out) {
    s.pending.offered = ref;
    s.phase = Phase.REACT;
    if (!out.silent()) {
      out.tell(
          DealClause.ACTION_FORCED,
          new OpenEvent.WantsSwap(s.active, s.pending.victim, wanted(s), ref));
    }
  }

  /// Nobody said no: the property changes hands. For a swap both cards leave first, then both
  /// arrive, the active player's first (D6).
  static void happen(DealState s, Chance chance, Out out) {
    Ref wanted = wanted(s);
    Ref offered = s.pending.offered;
    remove(s, s.pending.victim, wanted, out);
    s.pending.items.clear();
    s.pending.items.add(wanted);
    if (offered == null) {
      if (!out.silent()) {
        out.tell(
            DealClause.ACTION_SLY, new OpenEvent.Took(s.active, s.pending.victim, wanted.card()));
      }
    } else {
      remove(s, s.active, offered, out);
      s.pending.items.addToVictim(offered);
      if (!out.silent()) {
        out.tell(
            DealClause.ACTION_FORCED,
            new OpenEvent.Swapped(s.active, s.pending.victim, wanted.card(), offered.card()));
      }
    }
    s.pending.wanted = null;
    s.pending.offered = null;
    s.moved();
    Arrival.advance(s, chance, out);
  }

  private static Ref wanted(DealState s) {
    return Objects.requireNonNull(s.pending.wanted);
  }

  private static void remove(DealState s, int seat, Ref ref, Out out) {
    Stacking.take(s, seat, ref.card().ordinal(), ref.place(), out);
  }

  // Sets.

  /// Whether sets are safe: the card that takes them is money and nothing else.
  private static boolean moneyOnly(DealState s) {
    return s.options.on(DealOption.DEAL_BREAKER_MONEY_ONLY);
  }

  public static void legalSets(DealState s, Card card, Moves<DealMove> into) {
    if (moneyOnly(s)) {
      return;
    }
    for (int seat = s.next(s.active); seat != s.active; seat = s.next(seat)) {
      for (int left = s.sides[seat].sets(); left != 0; left &= left - 1) {
        int colour = Integer.numberOfTrailingZeros(left);
        for (int pile = 0; pile < Piles.fullPiles(s, seat, colour); pile++) {
          if (Piles.isSet(s, seat, colour, pile)) {
            into.add(new PlaySet(card, seat, Ref.place(colour, pile)));
          }
        }
      }
    }
  }

  public static @Nullable Refusal objection(DealState s, PlaySet move) {
    if (moneyOnly(s)) {
      return new Refusal(DealClause.ACTION_BREAKER, "money-only", move.card().text());
    }
    Refusal refusal = Claims.objectionToTarget(s, DealClause.ACTION_BREAKER, move.seat());
    if (refusal != null) {
      return refusal;
    }
    int colour = Ref.colour(move.place());
    if (!Piles.isSet(s, move.seat(), colour, Ref.pile(move.place()))) {
      return new Refusal(
          s.sides[move.seat()].sets() == 0
              ? DealClause.ACTION_NO_TARGET
              : DealClause.ACTION_BREAKER,
          "no-set",
          Ref.text(move.place()));
    }
    return null;
  }

  static void play(DealState s, PlaySet move, Out out) {
    Claims.lay(s, move.card());
    s.pending.victim = move.seat();
    s.pending.set = move.place();
    s.phase = Phase.REACT;
    if (!out.silent()) {
      out.tell(
          DealClause.ACTION_BREAKER,
          new OpenEvent.WantsSet(s.active, s.pending.victim, move.place()));
    }
  }

  static void takeSet(DealState s, Chance chance, Out out) {
    int place = s.pending.set;
    int colour = Ref.colour(place);
    Stacking.moveSet(s, s.pending.victim, s.active, colour, Ref.pile(place));
    s.pending.set = DealState.NONE;
    s.moved();
    if (!out.silent()) {
      out.tell(
          DealClause.ACTION_BREAKER,
          new OpenEvent.TookSet(s.active, s.pending.victim, Colour.ALL[colour]));
    }
    Claims.nextVictim(s, chance, out);
  }
}
