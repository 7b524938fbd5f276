package games.magie.classic;

import games.magie.kernel.Chance;

/// The one secret of the game: wishes in a building shortage, until all are in.
final class Imagining {
  private Imagining() {}

  /// Whether `viewer` may not know what another seat wished.
  static boolean hidden(ClassicState s, int viewer, int seat) {
    return seat != viewer
        && (s.wishing.asked >> seat & 1) != 0
        && s.wishing.wish[seat] != Wishing.UNKNOWN;
  }

  static void imagine(ClassicState s, int viewer, Chance chance) {
    for (int seat = 0; seat < s.seats; seat++) {
      if (hidden(s, viewer, seat)) {
        int values = Shortage.mostWished(s, seat) + 1;
        s.wishing.wish[seat] = (byte) chance.below(values);
      }
    }
  }
}
