package games.magie.express.text;

import games.magie.express.Amounts;
import games.magie.express.Dice;
import games.magie.express.Face;
import games.magie.express.table.ExpressState;
import games.magie.express.table.ExpressState.Phase;
import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;

/// Objects to positions that were read and could never come up in play.
final class PositionCheck {
  private PositionCheck() {}

  static void check(ExpressState s) {
    if (s.phase == Phase.OVER || s.phase == Phase.FIRST_ROLL) {
      nothingRolled(s);
    }
    if (s.phase != Phase.OVER) {
      goesOn(s);
    }
    houses(s);
    policemen(s);
  }

  private static void nothingRolled(ExpressState s) {
    boolean clear = s.rolls == 0 && s.money == 0 && s.turnHouses == 0 && s.policemen == 0;
    for (int die = 1; die <= Dice.HOUSE_DIE; die++) {
      clear &= s.face[die] == ExpressState.UNROLLED;
    }
    if (!clear) {
      throw new BadInput("rolls: without a roll nothing is shown, placed or earned");
    }
  }

  private static void goesOn(ExpressState s) {
    if (s.seats - Integer.bitCount(s.left) < 2) {
      throw new BadInput("left: with one player left the game would be over");
    }
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.score[seat] >= s.options.target() && !s.options.equalTurns()) {
        throw new BadInput(
            "score: %s has reached %d, the game would be over"
                .formatted(Seats.letter(seat), s.options.target()));
      }
    }
  }

  private static void houses(ExpressState s) {
    if (s.housesInBank() < 0) {
      throw new BadInput("houses: there are only " + ExpressState.HOUSES);
    }
    int ofThisTurn = s.options.housesPersist() ? s.turnHouses : s.houses[s.active];
    if (ofThisTurn != s.turnHouses
        || (!s.options.housesPersist() && s.housesInBank() + ofThisTurn != ExpressState.HOUSES)) {
      throw new BadInput("houses: all but those of the running turn have gone back");
    }
    if (s.money % Amounts.GO != 0) {
      throw new BadInput("money: GO and hotels pay multiples of " + Amounts.GO);
    }
  }

  private static void policemen(ExpressState s) {
    for (int die = Dice.FIRST_JAIL_DIE; die <= Dice.LAST_JAIL_DIE; die++) {
      if (s.place[die] == ExpressState.LOOSE && s.shows(die, Face.POLICE)) {
        throw new BadInput("loose: policeman " + die + " would lie in jail");
      }
    }
    if (s.phase == Phase.FREEING) {
      boolean shows = s.shows(Dice.HOUSE_DIE, Face.JAIL_FREE);
      if (s.rolls == 0 || !shows || s.policemen < 2 || s.options.goDice() != 1) {
        throw new BadInput("pending: there is no policeman to choose");
      }
    }
    boolean saved = s.phase == Phase.FREEING && s.options.jailFreeFirst();
    if (s.policemen >= Amounts.POLICEMEN_TO_JAIL && !saved) {
      throw new BadInput("jail: the third policeman would have ended the turn");
    }
  }
}
