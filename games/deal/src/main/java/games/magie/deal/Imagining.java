package games.magie.deal;

import games.magie.kernel.Chance;

/// What a seat does not know: the hands of the others and the draw pile. All of it goes into one
/// bag, and the hands are drawn anew.
final class Imagining {
  private Imagining() {}

  static void imagine(DealState s, int seat, Chance chance) {
    for (int other = 0; other < s.seats; other++) {
      for (int at = 0; other != seat && at < s.handSize[other]; at++) {
        s.bag.add(s.handCard(other, at));
      }
    }
    for (int other = 0; other < s.seats; other++) {
      if (other != seat) {
        int cards = s.handSize[other];
        s.handSize[other] = 0;
        for (int card = 0; card < cards; card++) {
          s.toHand(other, s.bag.take(chance.draw(s.bag)));
        }
      }
    }
  }
}
