package games.magie.deal.rules;

import games.magie.deal.Card;
import games.magie.deal.DealClause;
import games.magie.deal.DealMove;
import games.magie.deal.DealOption;
import games.magie.deal.OpenEvent;
import games.magie.deal.listing.MoveTable;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Phase;
import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The end of a turn with too many cards: the player picks what goes, and with the last of them the
/// turn is over. With the first the plays are over, but wilds may still change colour (D19).
public final class Discarding {
  private Discarding() {}

  public static int tooMany(DealState s) {
    return s.mine.handSize - s.options.handLimit();
  }

  public static void legal(DealState s, Moves<DealMove> into) {
    into.addAll(MoveTable.discards(), s.mine.hand);
  }

  static @Nullable Refusal objection(DealState s, Card card) {
    if (tooMany(s) <= 0) {
      return new Refusal(DealClause.TURN_HAND_LIMIT, "nothing-to-discard");
    }
    if (!s.holds(s.active, card)) {
      return new Refusal(DealClause.TURN_HAND_LIMIT, "not-in-hand", card.text());
    }
    return null;
  }

  /// Several cards at once: not more than there are too many.
  static @Nullable Refusal objection(DealState s, List<Card> cards) {
    for (Card card : cards) {
      Refusal refusal = objection(s, card);
      if (refusal != null) {
        return refusal;
      }
      long wanted = cards.stream().filter(each -> each == card).count();
      if (wanted > s.count(s.active, card)) {
        return new Refusal(DealClause.TURN_HAND_LIMIT, "not-in-hand", card.text());
      }
    }
    if (cards.size() > tooMany(s)) {
      return new Refusal(DealClause.TURN_HAND_LIMIT, "nothing-to-discard");
    }
    return null;
  }

  static void play(DealState s, Card card, Chance chance, Out out) {
    s.fromHand(s.active, card);
    if (s.options.on(DealOption.DISCARD_UNDER_DRAW_PILE)) {
      s.under[s.underneath++] = (byte) card.ordinal();
    } else {
      s.toDiscard(card);
    }
    if (!out.silent()) {
      out.tell(DealClause.TURN_HAND_LIMIT, new OpenEvent.Discarded(s.active, card));
    }
    s.phase = Phase.DISCARD;
    s.playsLeft = 0;
    if (tooMany(s) == 0) {
      TurnFlow.end(s, chance, out);
    }
  }
}
