package games.magie.deal.rules;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealClause;
import games.magie.deal.OpenEvent;
import games.magie.deal.table.Collection;
import games.magie.deal.table.DealState;
import games.magie.deal.table.DealState.End;
import games.magie.deal.table.Items;
import games.magie.deal.table.Phase;
import games.magie.deal.table.Side;
import games.magie.kernel.Chance;
import games.magie.kernel.Out;
import games.magie.kernel.Seats;

/// A seat gives up: hand and table go to the discard pile, claims by it and against it lapse, cards
/// on their way to it are discarded, and the last player left wins (D14).
public final class Leaving {
  private Leaving() {}

  static void leave(DealState s, int seat, Chance chance, Out out) {
    if (s.hasLeft(seat)) {
      return;
    }
    s.left |= Seats.mask(seat);
    int before = s.discarded;
    discardHand(s, seat);
    discardBank(s, seat);
    discardTable(s, seat);
    s.moved();
    if (!out.silent()) {
      out.tell(DealClause.LEAVE, new OpenEvent.LeftTable(seat, s.discarded - before));
    }
    s.pending.queue &= ~Seats.mask(seat);
    goOn(s, seat, chance, out);
  }

  private static void goOn(DealState s, int seat, Chance chance, Out out) {
    if (s.phase == Phase.ARRIVE && (seat == s.active || seat == s.pending.victim)) {
      s.pending.queue = seat == s.active ? 0 : s.pending.queue;
      discardArrivals(s, seat);
      if (s.players() > 1) {
        Arrival.advance(s, chance, out);
        return;
      }
    }
    if (s.players() == 1) {
      Arrival.settleAll(s, out);
      Winning.end(s, End.ALONE, DealClause.LEAVE, out);
    } else if (seat == s.active) {
      TurnFlow.clearMiddle(s, out);
      s.pending.clear();
      TurnFlow.next(s, chance, out);
    } else if (seat == s.pending.victim) {
      Claims.nextVictim(s, chance, out);
    } else if (s.phase == Phase.AIM && !FirstSteps.hasTargets(s)) {
      TurnFlow.finish(s, chance, out);
    }
  }

  private static void discardHand(DealState s, int seat) {
    while (s.sides[seat].handSize > 0) {
      Card card = s.handCard(seat, 0);
      s.fromHand(seat, card);
      s.toDiscard(card);
    }
  }

  private static void discardBank(DealState s, int seat) {
    Side side = s.sides[seat];
    while (side.bankKinds() != 0) {
      Card card = Card.first(side.bankKinds());
      side.fromBank(card);
      s.toDiscard(card);
    }
  }

  private static void discardTable(DealState s, int seat) {
    Collection collection = s.collections[seat];
    for (Colour colour : Colour.AND_LOOSE) {
      for (int at = 0; at < collection.count(colour); at++) {
        s.toDiscard(collection.card(colour, at));
      }
    }
    for (int left = Long.bitCount(collection.houses); left > 0; left--) {
      s.toDiscard(Card.HOUSE);
    }
    for (int left = Long.bitCount(collection.hotels); left > 0; left--) {
      s.toDiscard(Card.HOTEL);
    }
    collection.clear();
  }

  /// Takes what was on its way to a seat out of the queue of arrivals.
  private static void discardArrivals(DealState s, int seat) {
    Items items = s.pending.items;
    boolean victims = seat == s.pending.victim;
    for (int at = items.first(); at < items.end(); at++) {
      if (items.toVictim(at) == victims) {
        s.toDiscard(items.card(at));
      }
    }
    items.drop(victims);
  }
}
