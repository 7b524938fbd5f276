package games.magie.deal;

import games.magie.kernel.Out;

/// Tells which sets came to be in one input.
final class Completed {
  private Completed() {}

  static void tell(DealState s, short[] before, Out out) {
    for (int seat = 0; seat < s.seats; seat++) {
      int fresh = s.sets[seat] & ~before[seat];
      for (int colour = 0; fresh >> colour != 0; colour++) {
        if ((fresh >> colour & 1) != 0) {
          out.tell(DealClause.PROPERTY_PILES, new OpenEvent.SetCompleted(seat, Colour.ALL[colour]));
        }
      }
    }
  }
}
