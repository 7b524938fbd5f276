package games.magie.classic.rules;

import games.magie.classic.table.ClassicState;
import games.magie.kernel.Chance;
import games.magie.kernel.Seats;

/// The one secret of the game: wishes in a building shortage, until all are in.
public final class Imagining {
  private Imagining() {}

  /// The seats of whose wish `viewer` may not know, as a mask.
  public static int hidden(ClassicState s, int viewer) {
    int others = viewer < 0 ? s.shortage.asked : s.shortage.asked & ~Seats.mask(viewer);
    return others & ~s.shortage.silent();
  }

  static void imagine(ClassicState s, int viewer, Chance chance) {
    for (int left = hidden(s, viewer); left != 0; left &= left - 1) {
      int seat = Integer.numberOfTrailingZeros(left);
      int values = s.shortage.mostWished(seat) + 1;
      s.shortage.wish[seat] = (byte) chance.below(values);
    }
  }
}
