package games.magie.express.picture;

import games.magie.express.Amounts;
import games.magie.express.Dice;
import games.magie.express.Face;
import games.magie.express.table.ExpressState;
import games.magie.express.table.ExpressState.Phase;

/// The chance that the next roll brings the third policeman, as a fraction.
public final class Odds {
  private Odds() {}

  /// Out of [#whole], the number of rolls that end the turn.
  public static int bust(ExpressState s) {
    if (s.phase == Phase.OVER) {
      return 0;
    }
    int ways = 1;
    for (int placed = s.policemen; placed < Amounts.POLICEMEN_TO_JAIL; placed++) {
      ways *= s.options.policemanFaces();
    }
    if (saves(s)) {
      ways *= 6 - s.options.die(Dice.HOUSE_DIE).count(Face.JAIL_FREE);
    }
    return ways;
  }

  /// All rolls of the dice that [#bust] looks at.
  public static int whole(ExpressState s) {
    int whole = 1;
    for (int placed = s.policemen; placed < Amounts.POLICEMEN_TO_JAIL; placed++) {
      whole *= 6;
    }
    return saves(s) ? whole * 6 : whole;
  }

  /// Whether a Get Out of Jail Free in the same roll would save the player.
  private static boolean saves(ExpressState s) {
    return s.options.jailFreeFirst() && s.unlocked();
  }
}
