package games.magie.bots.express;

import games.magie.express.ExpressView;

/// Everybody's chance to be the first at the target, if each plays turns as they usually go and
/// nobody minds the others.
///
/// With `N(k, need)` for the chance not to have made `need` within `k` turns, a seat wins in its
/// turn `k` if it makes it just then, whoever is before it in the round has not made it in `k`
/// turns, and whoever is behind has not in `k - 1`.
final class Race {
  private static final int MOST_TURNS = 60;

  /// Turns score multiples of it, or nearly.
  static final int UNIT = 50;

  /// What is less likely is left out.
  private static final double SURE = 1e-6;

  /// By turns and need in units: the chance not to be there yet.
  private final double[][] notThere;

  /// @param turns by score in units, how many of some turns scored it
  Race(int[] turns, int target) {
    int needs = target / UNIT + 1;
    long all = 0;
    for (int count : turns) {
      all += count;
    }
    notThere = new double[MOST_TURNS + 1][needs + 1];
    for (int need = 1; need <= needs; need++) {
      notThere[0][need] = 1;
    }
    for (int turn = 1; turn <= MOST_TURNS; turn++) {
      for (int need = 1; need <= needs; need++) {
        double chance = 0;
        for (int scored = 0; scored < Math.min(need, turns.length); scored++) {
          chance += (double) turns[scored] / all * notThere[turn - 1][need - scored];
        }
        notThere[turn][need] = chance;
      }
    }
  }

  /// What the chances of a seat are when the next turn is about to begin.
  double chance(ExpressView view, int seat) {
    double chance = 0;
    for (int turn = 1; turn <= MOST_TURNS; turn++) {
      double before = notThere(turn - 1, view, seat);
      double others = 1;
      for (int other = 0; other < view.seats(); other++) {
        if (other != seat && !view.hasLeft(other)) {
          boolean first = order(view, other) < order(view, seat);
          others *= notThere(first ? turn : turn - 1, view, other);
        }
      }
      chance += (before - notThere(turn, view, seat)) * others;
      if (before < SURE || others < SURE) {
        break;
      }
    }
    return chance;
  }

  /// How many turns are played before the seat's.
  private static int order(ExpressView view, int seat) {
    return (seat - view.active() + view.seats()) % view.seats();
  }

  private double notThere(int turns, ExpressView view, int seat) {
    int need = (view.target() - view.score(seat) + UNIT - 1) / UNIT;
    return need <= 0 ? 0 : notThere[turns][Math.min(need, notThere[turns].length - 1)];
  }
}
