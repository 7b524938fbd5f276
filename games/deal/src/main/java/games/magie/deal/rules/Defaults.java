package games.magie.deal.rules;

import games.magie.deal.Card;
import games.magie.deal.DealMove;
import games.magie.deal.listing.MoveTable;
import games.magie.deal.table.DealState;
import games.magie.kernel.Moves;
import java.util.ArrayList;
import java.util.List;

/// What is done for a seat whose time is up (deal.time): it ends its turn, throwing away what is
/// worth least; it accepts; it pays what hurts least; and where it must choose, the first choice
/// stands.
public final class Defaults {
  private Defaults() {}

  static DealMove move(DealState s, Moves<DealMove> legal) {
    return switch (s.phase) {
      case PLAY, DISCARD -> Discarding.tooMany(s) > 0 ? discards(s) : MoveTable.END;
      case REACT -> MoveTable.ACCEPT;
      case PAY -> pay(s);
      case AIM, LIFT, CHARGE, TAKE, GIVE, ARRIVE, OVER -> legal.get(0);
    };
  }

  public static DealMove pay(DealState s) {
    return Payment.objectionToAll(s) == null
        ? MoveTable.PAY_ALL
        : new DealMove.PayTogether(Proposal.cheapest(s));
  }

  private static DealMove discards(DealState s) {
    var hand = new ArrayList<Card>();
    for (int at = 0; at < s.mine.handSize; at++) {
      hand.add(s.handCard(s.active, at));
    }
    hand.sort((one, other) -> Integer.compare(one.value(), other.value()));
    return new DealMove.DiscardTogether(List.copyOf(hand.subList(0, Discarding.tooMany(s))));
  }
}
