package games.magie.classic.picture;

import games.magie.classic.Space;
import games.magie.classic.estate.Board;
import games.magie.classic.rules.Jail;
import games.magie.classic.table.ClassicState;
import java.util.ArrayList;
import java.util.List;

/// Where the next roll leads.
final class Odds {
  private static final int SIDES = 6;
  private static final int LAST_DOUBLE = 2;

  private Odds() {}

  /// By space, in how many of 36 cases the roll of a seat ends there, before any card is drawn.
  static List<Integer> landing(ClassicState s, int seat) {
    var cases = new int[Space.COUNT];
    for (int first = 1; first <= SIDES; first++) {
      for (int second = 1; second <= SIDES; second++) {
        cases[target(s, seat, first, second)]++;
      }
    }
    var list = new ArrayList<Integer>();
    for (int count : cases) {
      list.add(count);
    }
    return list;
  }

  private static int target(ClassicState s, int seat, int first, int second) {
    boolean same = first == second;
    boolean stays = s.isJailed(seat) && !same && s.failedRolls[seat] < Jail.ROLLS - 1;
    boolean caught = !s.isJailed(seat) && same && s.doubles == LAST_DOUBLE && seat == s.active;
    int space = (s.place[seat] + first + second) % Space.COUNT;
    return stays || caught || space == Space.GO_TO_JAIL.ordinal() ? Board.JAIL : space;
  }
}
