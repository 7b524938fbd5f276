package games.magie.express.rules;

import games.magie.express.Dice;
import games.magie.express.ExpressMove;
import games.magie.express.ExpressMove.Free;
import games.magie.express.ExpressMove.Place;
import games.magie.express.ExpressMove.Roll;
import games.magie.express.ExpressMove.Stop;
import games.magie.express.ExpressMove.Swap;
import games.magie.express.Group;
import java.util.function.Consumer;

/// Every move that can be named, whether or not it makes sense.
final class Candidates {
  private Candidates() {}

  static void list(Consumer<? super ExpressMove> into) {
    into.accept(new Roll());
    into.accept(new Stop());
    for (int die = 1; die <= Dice.HOUSE_DIE; die++) {
      for (Group group : Group.values()) {
        into.accept(new Place(die, group));
      }
    }
    for (int die = 1; die <= Dice.HOUSE_DIE; die++) {
      for (Group group : Group.values()) {
        for (Group to : Group.values()) {
          into.accept(new Swap(die, group, to));
        }
      }
    }
    for (int die = 1; die <= Dice.HOUSE_DIE; die++) {
      into.accept(new Free(die));
    }
  }
}
