package games.magie.deal.rules;

import games.magie.deal.Card;
import games.magie.deal.DealClause;
import games.magie.deal.Effect;
import games.magie.deal.OpenEvent;
import games.magie.deal.table.DealState;
import games.magie.kernel.Chance;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// Money, and any action or rent card as money.
public final class Banking {
  private Banking() {}

  static @Nullable Refusal objection(DealState s, Card card) {
    if (card.property()) {
      return new Refusal(DealClause.BANK_NO_PROPERTY, "property-in-bank", card.text());
    }
    return TurnFlow.objectionToCard(s, card);
  }

  static void play(DealState s, Card card, Chance chance, Out out) {
    TurnFlow.usePlay(s, card);
    s.mine.toBank(card);
    if (!out.silent()) {
      boolean money = card.effect() instanceof Effect.Money;
      out.tell(
          money ? DealClause.BANK_MONEY : DealClause.BANK_FOREVER,
          new OpenEvent.Banked(s.active, card));
    }
    TurnFlow.goOn(s, chance, out);
  }
}
