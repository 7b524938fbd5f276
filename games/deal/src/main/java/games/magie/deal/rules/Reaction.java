package games.magie.deal.rules;

import games.magie.deal.Card;
import games.magie.deal.DealClause;
import games.magie.deal.DealMove;
import games.magie.deal.DealOption;
import games.magie.deal.Effect;
import games.magie.deal.OpenEvent;
import games.magie.deal.listing.MoveTable;
import games.magie.deal.table.DealState;
import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// Just Say No, once for every card: whoever is hit is asked, then the two answer each other until
/// one of them accepts. An odd number of No cancels. Everybody is asked in the same way, whether or
/// not the card is there.
public final class Reaction {
  private static final Card CARD = Card.JUST_SAY_NO;

  private Reaction() {}

  static void legal(DealState s, int seat, Moves<DealMove> into) {
    into.add(MoveTable.ACCEPT);
    if (s.holds(seat, CARD) && !tooDear(s, seat)) {
      into.add(MoveTable.NO);
    }
  }

  private static boolean costs(DealState s, int seat) {
    return seat == s.active && s.options.on(DealOption.NO_COSTS_PLAY_ON_OWN_TURN);
  }

  private static boolean tooDear(DealState s, int seat) {
    return costs(s, seat) && s.playsLeft == 0;
  }

  static @Nullable Refusal objectionToNo(DealState s, int seat) {
    if (!s.holds(seat, CARD)) {
      return new Refusal(DealClause.NO_CANCEL, "not-in-hand", CARD.text());
    }
    return tooDear(s, seat) ? new Refusal(DealClause.NO_FREE, "no-plays-left") : null;
  }

  static void sayNo(DealState s, int seat, Out out) {
    s.fromHand(seat, CARD);
    s.toDiscard(CARD);
    s.pending.noes++;
    if (costs(s, seat)) {
      s.playsLeft--;
    }
    if (!out.silent()) {
      out.tell(
          s.pending.noes == 1 ? DealClause.NO_CANCEL : DealClause.NO_CHAIN,
          new OpenEvent.SaidNo(seat, s.pending.noes));
    }
  }

  static void accept(DealState s, int seat, Chance chance, Out out) {
    boolean cancelled = (s.pending.noes & 1) != 0;
    if (!out.silent()) {
      out.tell(DealClause.NO_CANCEL, new OpenEvent.Accepted(seat));
      if (cancelled) {
        out.tell(
            DealClause.NO_SPENT, new OpenEvent.Cancelled(s.pending.victim, s.pending.action()));
      }
    }
    if (cancelled) {
      Claims.nextVictim(s, chance, out);
    } else {
      happen(s, chance, out);
    }
  }

  private static void happen(DealState s, Chance chance, Out out) {
    Effect effect = s.pending.action().effect();
    if (effect instanceof Effect.Claim || effect instanceof Effect.Rent) {
      Payment.ask(s, chance, out);
    } else if (effect instanceof Effect.Steal || effect instanceof Effect.Swap) {
      Stealing.happen(s, chance, out);
    } else if (effect instanceof Effect.TakeSet) {
      Stealing.takeSet(s, chance, out);
    } else {
      throw new IllegalStateException(s.pending.action().text() + " hits nobody");
    }
  }
}
