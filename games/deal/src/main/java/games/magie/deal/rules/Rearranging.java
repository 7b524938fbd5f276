package games.magie.deal.rules;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealClause;
import games.magie.deal.DealMove.Exchange;
import games.magie.deal.DealMove.Recolour;
import games.magie.deal.DealOption;
import games.magie.deal.OpenEvent;
import games.magie.deal.Place;
import games.magie.deal.Ref;
import games.magie.deal.table.Arrangement;
import games.magie.deal.table.DealState;
import games.magie.kernel.Chance;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// Wilds change their colour, and surplus cards change places; [Rearrangements] lists them.
public final class Rearranging {
  private Rearranging() {}

  static @Nullable Refusal objection(DealState s, Recolour move) {
    Card card = move.card().card();
    Place place = move.card().where();
    if (s.own.find(move.card()) < 0) {
      return new Refusal(DealClause.WILD_RECOLOUR, "not-on-table", move.card().text());
    }
    if (!card.wild() || place.colour() == move.colour()) {
      return new Refusal(
          DealClause.WILD_RECOLOUR, "no-other-colour", move.card().text(), move.colour().text());
    }
    Refusal refusal = Properties.objectionToColour(s, s.own, card, move.colour());
    if (refusal != null) {
      return refusal;
    }
    return s.options.on(DealOption.WILD_MOVE_COSTS_PLAY)
        ? objectionToCost(s)
        : Arrangement.objection(s, move);
  }

  private static @Nullable Refusal objectionToCost(DealState s) {
    return s.playsLeft > 0 ? null : new Refusal(DealClause.WILD_RECOLOUR, "no-plays-left");
  }

  static @Nullable Refusal objection(DealState s, Exchange move) {
    int open = indexInPile(s, move.open());
    int full = indexInPile(s, move.full());
    if (open < 0 || full < 0) {
      Ref missing = open < 0 ? move.open() : move.full();
      return new Refusal(DealClause.PROPERTY_PILES, "not-on-table", missing.text());
    }
    Colour colour = move.open().where().colour();
    int fullCards = s.own.fullPiles(colour) * colour.size();
    boolean between = open >= fullCards && full < fullCards;
    if (move.full().where().colour() != colour || !between) {
      return new Refusal(DealClause.PROPERTY_PILES, "no-surplus");
    }
    if (move.open().card() == move.full().card()) {
      return new Refusal(DealClause.PROPERTY_PILES, "no-exchange");
    }
    if (costs(s, move)) {
      return objectionToCost(s);
    }
    return Arrangement.objection(s, move);
  }

  private static int indexInPile(DealState s, Ref ref) {
    return ref.where().isPile() ? s.own.find(ref) : -1;
  }

  /// Under `wild-move-costs-play` an exchange costs one if a wild is in it (D3).
  public static boolean costs(DealState s, Exchange move) {
    return s.options.on(DealOption.WILD_MOVE_COSTS_PLAY)
        && (move.open().card().wild() || move.full().card().wild());
  }

  static void play(DealState s, Recolour move, Chance chance, Out out) {
    boolean costs = s.options.on(DealOption.WILD_MOVE_COSTS_PLAY);
    before(s, costs);
    rearrange(s, move, out);
    if (!out.silent()) {
      out.tell(
          DealClause.WILD_RECOLOUR, new OpenEvent.Recoloured(s.active, move.card(), move.colour()));
    }
    after(s, costs, chance, out);
  }

  static void play(DealState s, Exchange move, Chance chance, Out out) {
    boolean costs = costs(s, move);
    before(s, costs);
    rearrange(s, move, out);
    if (!out.silent()) {
      out.tell(
          DealClause.PROPERTY_PILES, new OpenEvent.Exchanged(s.active, move.open(), move.full()));
    }
    after(s, costs, chance, out);
  }

  private static void before(DealState s, boolean costs) {
    FirstSteps.putDown(s);
    if (!costs) {
      s.earlier.noteFirst(s);
    }
  }

  private static void after(DealState s, boolean costs, Chance chance, Out out) {
    if (costs) {
      TurnFlow.spendPlay(s);
      TurnFlow.finish(s, chance, out);
    } else {
      s.earlier.note(s);
      Winning.checkActive(s, out);
    }
  }

  public static void rearrange(DealState s, Recolour move, Out out) {
    s.own.take(move.card(), out);
    Properties.put(s.own, move.card().card(), move.colour(), out);
  }

  public static void rearrange(DealState s, Exchange move, Out out) {
    s.own.exchange(move.open(), move.full(), out);
  }
}
