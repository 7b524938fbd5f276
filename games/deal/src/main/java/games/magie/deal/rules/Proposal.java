package games.magie.deal.rules;

import games.magie.deal.Place;
import games.magie.deal.Ref;
import games.magie.deal.listing.Assets;
import games.magie.deal.table.DealState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The payment that hurts least: by preference money, then loose properties, then what stands on
/// sets, and sets last; among those the least value. It is offered to people, and made for whoever
/// runs out of time.
public final class Proposal {
  private static final int NEVER = Integer.MAX_VALUE / 2;

  private Proposal() {}

  /// What the victim of the pending debt should pay, besides what was chosen already: by how much
  /// it may be too much depends on the cheapest card of those.
  public static List<Ref> cheapest(DealState s) {
    List<Ref> cards = new Assets(s, s.pending.victim).withoutChosen().refs();
    int tooMuch = Payment.least(s) - 1;
    int owed = Payment.owed(s) - Payment.paid(s);
    // By card from the last on, and by what is still owed plus `tooMuch`: the least cost.
    var best = new int[cards.size() + 1][owed + tooMuch + 1];
    Arrays.fill(best[cards.size()], tooMuch + 1, owed + tooMuch + 1, NEVER);
    for (int at = cards.size() - 1; at >= 0; at--) {
      int value = cards.get(at).card().value();
      int cost = cost(s, cards.get(at));
      for (int left = 0; left <= owed + tooMuch; left++) {
        int with = left < value ? NEVER : best[at + 1][left - value] + cost;
        best[at][left] = Math.min(best[at + 1][left], with);
      }
    }
    var chosen = new ArrayList<Ref>();
    int left = owed + tooMuch;
    for (int at = 0; at < cards.size() && left > tooMuch; at++) {
      if (best[at][left] != best[at + 1][left]) {
        chosen.add(cards.get(at));
        left -= cards.get(at).card().value();
      }
    }
    return chosen;
  }

  /// Money costs its value; a property also what it may become, a set much more.
  private static int cost(DealState s, Ref ref) {
    int value = ref.card().value() * 10;
    if (ref.where() == Place.BANK) {
      return value;
    }
    boolean set = s.collections[s.pending.victim].isSet(ref.where());
    return value + (ref.card().property() ? set ? 200 : 25 : 40);
  }
}
