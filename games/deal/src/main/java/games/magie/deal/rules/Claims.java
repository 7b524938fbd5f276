package games.magie.deal.rules;

import games.magie.deal.Card;
import games.magie.deal.DealClause;
import games.magie.deal.Effect;
import games.magie.deal.MoneyEvent;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Phase;
import games.magie.kernel.Chance;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// Actions that hit other players: who is hit, in which order, and the fixed sums of the debt
/// collector and the birthday.
public final class Claims {
  private Claims() {}

  /// Why this seat cannot be hit.
  static @Nullable Refusal objectionToTarget(DealState s, DealClause clause, int seat) {
    boolean other = seat >= 0 && seat < s.seats && (TurnFlow.others(s) >> seat & 1) != 0;
    return other ? null : new Refusal(clause, "no-such-target", Seats.letter(seat));
  }

  /// The action goes into the middle, unless it lies there to be aimed.
  static void lay(DealState s, Card card) {
    if (s.phase == Phase.AIM) {
      return;
    }
    TurnFlow.usePlay(s, card);
    s.pending.card = card;
  }

  static void claim(DealState s, Card card, int amount, int from, Chance chance, Out out) {
    lay(s, card);
    s.pending.amount = amount;
    if (!out.silent()) {
      boolean all = card.effect() instanceof Effect.Claim(int _, boolean everybody) && everybody;
      out.tell(
          all ? DealClause.ACTION_BIRTHDAY : DealClause.ACTION_DEBT,
          new MoneyEvent.Claimed(s.active, card, amount, from));
    }
    hit(s, from, chance, out);
  }

  static void hit(DealState s, int seats, Chance chance, Out out) {
    s.pending.queue = seats;
    nextVictim(s, chance, out);
  }

  /// Those who are hit answer and pay one after the other, from the active player's left
  /// (deal.action.order); after the last the action is finished.
  static void nextVictim(DealState s, Chance chance, Out out) {
    s.pending.items.clear();
    s.pending.noes = 0;
    if (s.pending.queue == 0) {
      TurnFlow.finish(s, chance, out);
      return;
    }
    int seat = s.next(s.active);
    while ((s.pending.queue & Seats.mask(seat)) == 0) {
      seat = s.next(seat);
    }
    s.pending.queue &= ~Seats.mask(seat);
    s.pending.victim = seat;
    s.phase = Phase.REACT;
  }
}
