package games.magie.express.rules;

import games.magie.express.Amounts;
import games.magie.express.ExpressClause;
import games.magie.express.ExpressEvent;
import games.magie.express.Group;
import games.magie.express.table.ExpressState;
import games.magie.kernel.Bits;
import games.magie.kernel.Out;

/// What a turn is worth: complete groups, one incomplete group, houses, and the money of GO and
/// hotels.
public final class Scoring {
  /// By the mask of complete groups.
  private static final int[] COMPLETE_VALUES = completeValues();

  private Scoring() {}

  /// What stopping now would score.
  public static int turnValue(ExpressState s) {
    int best = 0;
    for (int groups = s.occupied & ~s.complete; groups != 0; groups = Bits.rest(groups)) {
      best = Math.max(best, s.shown[Bits.first(groups)]);
    }
    return s.money + s.turnHouses * Amounts.HOUSE + COMPLETE_VALUES[s.complete] + best;
  }

  /// What the groups of a mask score when they are complete.
  public static int completeValue(int groups) {
    return COMPLETE_VALUES[groups];
  }

  private static int[] completeValues() {
    var values = new int[1 << Group.ALL.size()];
    for (int groups = 1; groups < values.length; groups++) {
      Group first = Group.ALL.get(Bits.first(groups));
      values[groups] = values[groups & ~first.bit()] + first.completeValue();
    }
    return values;
  }

  /// The incomplete group with the largest sum on its dice, or -1; the first of equals.
  static int bestIncomplete(ExpressState s) {
    int best = -1;
    for (int group = 0; group < Group.ALL.size(); group++) {
      boolean counts = (s.complete >> group & 1) == 0 && s.shown[group] > 0;
      if (counts && (best < 0 || s.shown[group] > s.shown[best])) {
        best = group;
      }
    }
    return best;
  }

  static void score(ExpressState s, Out out) {
    int value = turnValue(s);
    s.score[s.active] += value;
    if (!out.silent()) {
      tell(s, value, out);
    }
  }

  private static void tell(ExpressState s, int value, Out out) {
    for (Group group : Group.ALL) {
      if ((s.complete & group.bit()) != 0) {
        out.tell(
            ExpressClause.SCORE_GROUPS,
            new ExpressEvent.GroupScored(s.active, group, group.completeValue()));
      }
    }
    int incomplete = bestIncomplete(s);
    if (incomplete >= 0) {
      out.tell(
          ExpressClause.SCORE_INCOMPLETE,
          new ExpressEvent.IncompleteScored(
              s.active, Group.ALL.get(incomplete), s.shown[incomplete]));
    }
    if (s.turnHouses > 0) {
      out.tell(
          ExpressClause.SCORE_HOUSES,
          new ExpressEvent.HousesScored(s.active, s.turnHouses, s.turnHouses * Amounts.HOUSE));
    }
    out.tell(ExpressClause.AGAIN, new ExpressEvent.TurnScored(s.active, value, s.score[s.active]));
  }
}
