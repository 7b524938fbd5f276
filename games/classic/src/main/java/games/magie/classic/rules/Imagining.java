package games.magie.classic.rules;

import games.magie.classic.estate.Shortage;
import games.magie.classic.table.ClassicState;
import games.magie.kernel.Chance;

/// The one secret of the game: wishes in a building shortage, until all are in.
public final class Imagining {
  private Imagining() {}

  /// Whether `viewer` may not know what another seat wished.
  public static boolean hidden(ClassicState s, int viewer, int seat) {
    return seat != viewer
        && (s.shortage.asked >> seat & 1) != 0
        && s.shortage.wish[seat] != Shortage.UNKNOWN;
  }

  static void imagine(ClassicState s, int viewer, Chance chance) {
    for (int seat = 0; seat < s.seats; seat++) {
      if (hidden(s, viewer, seat)) {
        int values = s.shortage.mostWished(seat) + 1;
        s.shortage.wish[seat] = (byte) chance.below(values);
      }
    }
  }
}
