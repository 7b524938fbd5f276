package games.magie.deal;

import java.util.ArrayList;
import java.util.List;

/// The payment that hurts least: by preference money, then loose properties, then what stands on
/// sets, and sets last; among those the least value. It is offered to people, and made for whoever
/// runs out of time.
final class Proposal {
  private static final int NEVER = Integer.MAX_VALUE / 2;

  private Proposal() {}

  /// What the victim of the pending debt should pay, besides what was chosen already.
  static List<Ref> cheapest(DealState s) {
    int[] codes = new Assets(s, s.victim).withoutChosen().codes();
    int owed = Math.min(s.amount - Payment.paid(s), value(codes));
    int count = codes.length;
    var best = new int[count + 1][owed + 1];
    for (int sum = 1; sum <= owed; sum++) {
      best[count][sum] = NEVER;
    }
    for (int at = count - 1; at >= 0; at--) {
      int value = Card.value(Ref.card(codes[at]));
      int cost = cost(s, codes[at]);
      for (int sum = 0; sum <= owed; sum++) {
        int with = best[at + 1][Math.max(0, sum - value)] + cost;
        best[at][sum] = Math.min(best[at + 1][sum], with);
      }
    }
    var chosen = new ArrayList<Ref>();
    int sum = owed;
    for (int at = 0; at < count && sum > 0; at++) {
      if (best[at][sum] != best[at + 1][sum]) {
        chosen.add(Ref.of(codes[at]));
        sum = Math.max(0, sum - Card.value(Ref.card(codes[at])));
      }
    }
    return chosen;
  }

  private static int value(int[] codes) {
    int value = 0;
    for (int code : codes) {
      value += Card.value(Ref.card(code));
    }
    return value;
  }

  /// Money costs its value; a property also what it may become, a set much more.
  private static int cost(DealState s, int code) {
    int value = Card.value(Ref.card(code)) * 10;
    int place = Ref.placeOf(code);
    if (place == Ref.BANK) {
      return value;
    }
    boolean set = Piles.isSet(s, s.victim, Ref.colour(place), Ref.pile(place));
    return value + (Ref.card(code) < Card.BANKABLE ? 40 : set ? 200 : 25);
  }
}
