package games.magie.bots.classic;

import games.magie.classic.ClassicMove;
import games.magie.classic.ClassicMove.Act;
import games.magie.classic.ClassicView;
import games.magie.classic.MoveTable;

/// Raises money for a debt where it hurts least: first single deeds, the one that earns least for
/// its price; then buildings; and whole groups last.
final class Raising {
  private Raising() {}

  static ClassicMove next(ClassicView view) {
    int deeds = view.mortgageable();
    int singles = deeds & ~view.wholeDeeds(view.seat());
    if (singles != 0) {
      return MoveTable.on(Act.MORTGAGE, least(view, singles));
    }
    int sites = view.sellable();
    return sites != 0
        ? MoveTable.on(Act.SELL, Building.leastSite(view, sites))
        : MoveTable.on(Act.MORTGAGE, least(view, deeds));
  }

  /// The deed that earns least for its price.
  static int least(ClassicView view, int deeds) {
    int best = -1;
    double least = Double.MAX_VALUE;
    for (int rest = deeds; rest != 0; rest &= rest - 1) {
      int deed = Integer.numberOfTrailingZeros(rest);
      double rating = Building.earns(view, deed) / Values.PRICE[deed];
      if (rating < least) {
        least = rating;
        best = deed;
      }
    }
    return best;
  }
}
