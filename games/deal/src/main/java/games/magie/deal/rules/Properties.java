package games.magie.deal.rules;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealClause;
import games.magie.deal.DealMove.Lay;
import games.magie.deal.OpenEvent;
import games.magie.deal.listing.MoveTable;
import games.magie.deal.table.Counts;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Piles;
import games.magie.deal.table.Stacking;
import games.magie.kernel.Chance;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// Properties are laid; which colours they may have.
public final class Properties {
  private Properties() {}

  /// The colours that an all-colour wild may join, as a mask: each needs a pile with another card
  /// in it and room for one more (D4).
  public static int takingAny(DealState s, int seat) {
    return Colour.EVERY & (s.sides[seat].open() | s.shortcuts.alone());
  }

  /// The colours in which a property can come to lie, [Colour#LOOSE] included, as a mask.
  public static int fitting(DealState s, int seat, int card) {
    return card == Card.ANY ? takingAny(s, seat) | 1 << Colour.LOOSE : Card.colours(card);
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
    if ((fitting(s, seat, card) >> colour & 1) != 0) {
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
    if (!Winning.checkActive(s, out)) {
      TurnFlow.goOn(s, chance, out);
    }
  }

  /// A property joins a collection; says so if it opens a further pile.
  static void put(DealState s, int seat, int card, int colour, Out out) {
    Stacking.add(s, seat, colour, card);
    if (!out.silent() && colour != Colour.LOOSE) {
      int size = Colour.size(colour);
      int count = Piles.count(s, seat, colour);
      if (count > size && Counts.openCards(colour, count) == 1) {
        out.tell(
            DealClause.PROPERTY_PILES,
            new OpenEvent.Surplus(seat, Card.ALL[card], Colour.ALL[colour]));
      }
    }
  }
}
