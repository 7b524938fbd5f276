package games.magie.express;

import games.magie.express.ExpressMove.Free;
import games.magie.express.ExpressMove.Place;
import games.magie.express.ExpressMove.Roll;
import games.magie.express.ExpressMove.Stop;

/// The moves that are offered again and again, made once.
final class MoveTable {
  static final Roll ROLL = new Roll();
  static final Stop STOP = new Stop();

  private static final Place[][] PLACE = new Place[Dice.PROPERTY_DICE + 1][Group.ALL.length];
  private static final Free[] FREE = new Free[Dice.LAST_JAIL_DIE + 1];

  static {
    for (int die = 1; die <= Dice.PROPERTY_DICE; die++) {
      for (Group group : Group.ALL) {
        PLACE[die][group.ordinal()] = new Place(die, group);
      }
    }
    for (int die = Dice.FIRST_JAIL_DIE; die <= Dice.LAST_JAIL_DIE; die++) {
      FREE[die] = new Free(die);
    }
  }

  private MoveTable() {}

  static Place place(int die, int group) {
    return PLACE[die][group];
  }

  static Free free(int die) {
    return FREE[die];
  }
}
