package games.magie.deal.rules;

import games.magie.deal.Card;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Side;
import games.magie.kernel.chance.Seeded;
import java.util.ArrayList;

/// Exchanges what a seat may not know, without the help of `imagine`: single cards of other hands
/// change places with each other and with the draw pile.
public final class Secrets {
  private Secrets() {}

  public static void shuffle(DealState s, int seat, Seeded random) {
    var all = new ArrayList<Card>();
    var sizes = new int[s.seats];
    for (int other = 0; other < s.seats; other++) {
      sizes[other] = s.sides[other].handSize;
      while (other != seat && s.sides[other].handSize > 0) {
        all.add(s.handCard(other, 0));
        s.takeFromHand(other, s.handCard(other, 0));
      }
    }
    while (!s.bag.isEmpty()) {
      all.add(s.bag.take(0));
    }
    for (int at = all.size() - 1; at > 0; at--) {
      java.util.Collections.swap(all, at, random.below(at + 1));
    }
    for (int other = 0; other < s.seats; other++) {
      while (s.sides[other].handSize < sizes[other]) {
        s.toHand(other, all.removeLast());
      }
    }
    all.forEach(s.bag::add);
  }

  /// Whether the hand of another player can only be what it is: all that is hidden from `seat` are
  /// cards of one kind, or this hand alone.
  static boolean only(DealState s, int seat, Side other) {
    int hidden = s.bag.bound();
    var kinds = new boolean[Card.ALL.length];
    int count = 0;
    for (int at = 0; at < s.bag.bound(); at++) {
      kinds[s.bag.get(at).ordinal()] = true;
    }
    for (int each = 0; each < s.seats; each++) {
      for (int at = 0; each != seat && at < s.sides[each].handSize; at++) {
        hidden++;
        kinds[s.handCard(each, at).ordinal()] = true;
      }
    }
    for (boolean kind : kinds) {
      count += kind ? 1 : 0;
    }
    return hidden == other.handSize || count == 1;
  }
}
