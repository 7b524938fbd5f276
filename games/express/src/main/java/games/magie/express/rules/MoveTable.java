package games.magie.express.rules;

import games.magie.express.Dice;
import games.magie.express.ExpressMove.Free;
import games.magie.express.ExpressMove.Place;
import games.magie.express.ExpressMove.Roll;
import games.magie.express.ExpressMove.Stop;
import games.magie.express.Group;

/// The moves that are offered again and again, made once.
public final class MoveTable {
  public static final Roll ROLL = new Roll();
  public static final Stop STOP = new Stop();

  private static final Place[][] PLACE = new Place[Dice.PROPERTY_DICE + 1][Group.ALL.size()];
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

  static Place place(int die, Group group) {
    return PLACE[die][group.ordinal()];
  }

  static Free free(int die) {
    return FREE[die];
  }
}
