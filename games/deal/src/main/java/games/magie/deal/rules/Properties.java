package games.magie.deal.rules;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealClause;
import games.magie.deal.DealMove.Lay;
import games.magie.deal.OpenEvent;
import games.magie.deal.listing.MoveTable;
import games.magie.deal.table.Collection;
import games.magie.deal.table.Counts;
import games.magie.deal.table.DealState;
import games.magie.kernel.Chance;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// Properties are laid; which colours they may have.
public final class Properties {
  private Properties() {}

  /// The colours that an all-colour wild may join, as a mask: each needs a pile with another card
  /// in it and room for one more (D4).
  public static int takingAny(DealState s, Collection of) {
    return Colour.EVERY & (of.open() | s.shortcuts.alone());
  }

  /// The colours in which a property can come to lie, [Colour#LOOSE] included, as a mask.
  public static int fitting(DealState s, Collection of, Card card) {
    return card == Card.WILD_ANY
        ? takingAny(s, of) | Colour.LOOSE.bit()
        : Card.colours(card.ordinal());
  }

  static @Nullable Refusal objection(DealState s, Lay move) {
    Card card = move.card();
    if (!card.property()) {
      return new Refusal(DealClause.PROPERTY_LAY, "no-property", card.text());
    }
    Refusal refusal = TurnFlow.objectionToCard(s, card);
    return refusal != null
        ? refusal
        : objectionToColour(s, s.own, card, MoveTable.orLoose(move.colour()));
  }

  static @Nullable Refusal objectionToColour(DealState s, Collection of, Card card, Colour colour) {
    if ((fitting(s, of, card) & colour.bit()) != 0) {
      return null;
    }
    String text = MoveTable.text(colour);
    return card == Card.WILD_ANY
        ? new Refusal(DealClause.WILD_MULTI, "needs-company", text)
        : new Refusal(DealClause.PROPERTY_LAY, "other-colour", card.text(), text);
  }

  static void play(DealState s, Lay move, Chance chance, Out out) {
    TurnFlow.usePlay(s, move.card());
    put(s.own, move.card(), MoveTable.orLoose(move.colour()), out);
    if (!out.silent()) {
      out.tell(DealClause.PROPERTY_LAY, new OpenEvent.Laid(s.active, move.card(), move.colour()));
    }
    if (!Winning.checkActive(s, out)) {
      TurnFlow.goOn(s, chance, out);
    }
  }

  /// A property joins a collection; says so if it opens a further pile.
  static void put(Collection of, Card card, Colour colour, Out out) {
    of.add(card, colour);
    if (!out.silent()) {
      int count = of.count(colour);
      if (count > colour.size() && Counts.openCards(colour, count) == 1) {
        out.tell(DealClause.PROPERTY_PILES, new OpenEvent.Surplus(of.seat(), card, colour));
      }
    }
  }
}
