package games.magie.deal.rules;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealClause;
import games.magie.deal.DealMove;
import games.magie.deal.DealMove.PlaySet;
import games.magie.deal.DealOption;
import games.magie.deal.Effect;
import games.magie.deal.OpenEvent;
import games.magie.deal.Place;
import games.magie.deal.Ref;
import games.magie.deal.listing.MoveTable;
import games.magie.deal.table.Collection;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Phase;
import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import java.util.Objects;
import java.util.function.Predicate;
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

  /// Whether a card may be taken: not from a set.
  private static boolean takeable(DealState s, Collection from, Ref ref) {
    return !from.isSet(ref.where())
        && (s.options.on(DealOption.MULTICOLOUR_STEALABLE) || ref.card() != Card.WILD_ANY);
  }

  /// Whether the active player may give a card for it.
  private static boolean giveable(DealState s, Ref ref) {
    return s.options.on(DealOption.FORCED_FROM_OWN_SET) || !s.own.isSet(ref.where());
  }

  public static boolean hasTakeable(DealState s, int seat) {
    return takeable(s, seat) != 0;
  }

  public static boolean hasGiveable(DealState s) {
    return giveable(s) != 0;
  }

  /// The colours of which something may be taken from a seat, as a mask.
  public static int takeable(DealState s, int seat) {
    Collection from = s.collections[seat];
    return s.shortcuts.openStolen() ? from.open() : colours(from, ref -> takeable(s, from, ref));
  }

  /// The same of what may be given.
  public static int giveable(DealState s) {
    return s.shortcuts.openStolen() ? s.own.open() : colours(s.own, ref -> giveable(s, ref));
  }

  private static int colours(Collection from, Predicate<Ref> which) {
    int colours = 0;
    for (Colour colour : Colour.AND_LOOSE) {
      for (int at = from.count(colour) - 1; at >= 0; at--) {
        colours |= which.test(from.ref(colour, at)) ? colour.bit() : 0;
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

  private static Collection victims(DealState s) {
    return s.collections[s.pending.victim];
  }

  static void legalTakes(DealState s, Moves<DealMove> into) {
    for (int left = victims(s).owned(); left != 0; left &= left - 1) {
      Colour colour = Colour.first(left);
      for (int at = 0; at < victims(s).count(colour); at++) {
        Ref ref = victims(s).ref(colour, at);
        if (takeable(s, victims(s), ref) && victims(s).find(ref) == at) {
          into.add(MoveTable.take(ref));
        }
      }
    }
  }

  static void legalGives(DealState s, Moves<DealMove> into) {
    for (int left = s.own.owned(); left != 0; left &= left - 1) {
      Colour colour = Colour.first(left);
      for (int at = 0; at < s.own.count(colour); at++) {
        Ref ref = s.own.ref(colour, at);
        if (giveable(s, ref) && s.own.find(ref) == at) {
          into.add(MoveTable.give(ref));
        }
      }
    }
  }

  public static @Nullable Refusal objectionToTake(DealState s, Ref ref) {
    DealClause clause = clause(s.pending.action());
    if (victims(s).find(ref) < 0) {
      return new Refusal(clause, "not-on-table", ref.text());
    }
    if (!s.options.on(DealOption.MULTICOLOUR_STEALABLE) && ref.card() == Card.WILD_ANY) {
      return new Refusal(clause, "wild-protected");
    }
    return takeable(s, victims(s), ref) ? null : new Refusal(clause, "complete-set", ref.text());
  }

  public static @Nullable Refusal objectionToGive(DealState s, Ref ref) {
    if (s.own.find(ref) < 0) {
      return new Refusal(DealClause.ACTION_FORCED, "not-on-table", ref.text());
    }
    return giveable(s, ref)
        ? null
        : new Refusal(DealClause.ACTION_FORCED, "complete-set", ref.text());
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
    victims(s).take(wanted, out);
    s.pending.items.clear();
    s.pending.items.add(wanted);
    if (offered == null) {
      if (!out.silent()) {
        out.tell(
            DealClause.ACTION_SLY, new OpenEvent.Took(s.active, s.pending.victim, wanted.card()));
      }
    } else {
      s.own.take(offered, out);
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
      for (int left = s.collections[seat].sets(); left != 0; left &= left - 1) {
        Colour colour = Colour.first(left);
        for (int pile = 0; pile < s.collections[seat].fullPiles(colour); pile++) {
          Place place = Place.of(colour, pile);
          if (s.collections[seat].isSet(place)) {
            into.add(new PlaySet(card, seat, place));
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
    Collection from = s.collections[move.seat()];
    if (!from.isSet(move.place())) {
      return new Refusal(
          from.sets() == 0 ? DealClause.ACTION_NO_TARGET : DealClause.ACTION_BREAKER,
          "no-set",
          move.place().text());
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
          new OpenEvent.WantsSet(s.active, s.pending.victim, move.place().index()));
    }
  }

  static void takeSet(DealState s, Chance chance, Out out) {
    Place set = Objects.requireNonNull(s.pending.set);
    victims(s).giveSet(set, s.own);
    s.pending.set = null;
    s.moved();
    if (!out.silent()) {
      out.tell(
          DealClause.ACTION_BREAKER,
          new OpenEvent.TookSet(s.active, s.pending.victim, set.colour()));
    }
    Claims.nextVictim(s, chance, out);
  }
}
