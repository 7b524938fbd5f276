package games.magie.deal.rules;

import games.magie.deal.Card;
import games.magie.deal.table.DealState;
import games.magie.kernel.Chance;

/// What a seat does not know: the hands of the others and the draw pile. All of it goes into one
/// bag, and the hands are drawn anew.
public final class Imagining {
  private Imagining() {}

  static void imagine(DealState s, int seat, Chance chance) {
    for (int other = 0; other < s.seats; other++) {
      s.sides[other].dealt = s.sides[other].handSize;
      while (other != seat && s.sides[other].handSize > 0) {
        Card card = s.handCard(other, 0);
        s.takeFromHand(other, card);
        s.bag.add(card);
      }
    }
    for (int other = 0; other < s.seats; other++) {
      while (s.sides[other].handSize < s.sides[other].dealt) {
        s.toHand(other, s.bag.take(chance.draw(s.bag)));
      }
    }
  }
}
