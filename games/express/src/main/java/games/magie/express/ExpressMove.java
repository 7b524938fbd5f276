package games.magie.express;

import games.magie.kernel.Move;
import games.magie.kernel.text.Words;

/// What the active player may do. Dice are named by their number, 1 to 11.
public sealed interface ExpressMove extends Move {
  /// Roll all remaining dice.
  record Roll() implements ExpressMove {
    @Override
    public String text() {
      return "roll";
    }
  }

  /// End the turn and score it.
  record Stop() implements ExpressMove {
    @Override
    public String text() {
      return "stop";
    }
  }

  /// Put a rolled die on a square of a group: its own colour, or any for a Chance.
  record Place(int die, Group group) implements ExpressMove {
    @Override
    public String text() {
      return Words.join("place", die, group);
    }
  }

  /// Option `chance-swap`: the rolled die takes the square of the Chance in `group`, the Chance
  /// goes to group `to`.
  record Swap(int die, Group group, Group to) implements ExpressMove {
    @Override
    public String text() {
      return Words.join("swap", die, group, to);
    }
  }

  /// Choose the policeman that Get Out of Jail Free returns to the remaining dice.
  record Free(int die) implements ExpressMove {
    @Override
    public String text() {
      return Words.join("free", die);
    }
  }
}
