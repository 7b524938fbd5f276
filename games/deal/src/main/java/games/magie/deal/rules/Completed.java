package games.magie.deal.rules;

import games.magie.deal.Colour;
import games.magie.deal.DealClause;
import games.magie.deal.OpenEvent;
import games.magie.deal.table.DealState;
import games.magie.kernel.Out;

/// Tells which sets came to be in one input.
final class Completed {
  private Completed() {}

  /// The sets of every seat, as masks of colours.
  static int[] sets(DealState s) {
    var sets = new int[s.seats];
    for (int seat = 0; seat < s.seats; seat++) {
      sets[seat] = s.collections[seat].sets();
    }
    return sets;
  }

  static void tell(DealState s, int[] before, Out out) {
    for (int seat = 0; seat < s.seats; seat++) {
      int fresh = s.collections[seat].sets() & ~before[seat];
      for (int left = fresh; left != 0; left &= left - 1) {
        var completed = new OpenEvent.SetCompleted(seat, Colour.first(left));
        out.tell(DealClause.PROPERTY_PILES, completed);
      }
    }
  }
}
