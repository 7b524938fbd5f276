package games.magie.express;

import games.magie.express.ExpressState.Phase;

/// The chance that the next roll brings the third policeman, as a fraction.
final class Odds {
  private Odds() {}

  /// Out of [#whole], the number of rolls that end the turn.
  static int bust(ExpressState s) {
    if (s.phase == Phase.OVER) {
      return 0;
    }
    int ways = 1;
    for (int placed = s.policemen; placed < Rolling.POLICEMEN_TO_JAIL; placed++) {
      ways *= s.options.policemanFaces();
    }
    if (saves(s)) {
      ways *= 6 - s.options.die(Dice.HOUSE_DIE).count(Face.JAIL_FREE);
    }
    return ways;
  }

  /// All rolls of the dice that [#bust] looks at.
  static int whole(ExpressState s) {
    int whole = 1;
    for (int placed = s.policemen; placed < Rolling.POLICEMEN_TO_JAIL; placed++) {
      whole *= 6;
    }
    return saves(s) ? whole * 6 : whole;
  }

  /// Whether a Get Out of Jail Free in the same roll would save the player.
  private static boolean saves(ExpressState s) {
    return s.options.jailFreeFirst() && s.unlocked();
  }
}
