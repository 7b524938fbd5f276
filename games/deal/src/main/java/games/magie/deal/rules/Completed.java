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
      sets[seat] = s.sides[seat].sets();
    }
    return sets;
  }

  static void tell(DealState s, int[] before, Out out) {
    for (int seat = 0; seat < s.seats; seat++) {
      int fresh = s.sides[seat].sets() & ~before[seat];
      for (int colour = 0; fresh >> colour != 0; colour++) {
        if ((fresh >> colour & 1) != 0) {
          out.tell(DealClause.PROPERTY_PILES, new OpenEvent.SetCompleted(seat, Colour.ALL[colour]));
        }
      }
    }
  }
}
