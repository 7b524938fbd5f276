package games.magie.lab;

import games.magie.express.Dice;
import games.magie.express.Die;
import games.magie.express.Face;
import games.magie.express.Group;
import java.util.List;

/// Exact chances, by going through all faces of the dice. Knows the dice and none of the rules'
/// code.
public final class ExpressOdds {
  private static final int PROPERTY_ROLLS = (int) Math.pow(6, Dice.PROPERTY_DICE);

  private ExpressOdds() {}

  /// The squares of each group, from the rulebook's table.
  static int squares(Group group) {
    return switch (group) {
      case BROWN, DARK_BLUE, UTILITY -> 2;
      case LIGHT_BLUE, PINK, ORANGE, RED, YELLOW, GREEN -> 3;
      case RAILROAD -> 4;
    };
  }

  /// The chance that the first roll of the seven property dice completes a group, with or without
  /// the help of one Chance.
  static double firstRoll(Group group, boolean withChance) {
    List<Die> dice = Dice.of(2, 3);
    int hits = 0;
    for (int roll = 0; roll < PROPERTY_ROLLS; roll++) {
      int shown = 0;
      int chance = 0;
      int rest = roll;
      for (int at = 0; at < Dice.PROPERTY_DICE; at++) {
        Face face = dice.get(at).faces().get(rest % 6);
        rest /= 6;
        shown += face.group() == group ? 1 : 0;
        chance |= face == Face.CHANCE ? 1 : 0;
      }
      hits += shown + (withChance ? chance : 0) >= squares(group) ? 1 : 0;
    }
    return (double) hits / PROPERTY_ROLLS;
  }

  /// The chance that a roll takes `from` policemen on the board to `to`.
  public static double arrest(int policemanFaces, int from, int to) {
    Die die = Dice.of(policemanFaces, 3).get(Dice.FIRST_JAIL_DIE - 1);
    int rolled = 3 - from;
    int rolls = (int) Math.pow(6, rolled);
    int hits = 0;
    for (int roll = 0; roll < rolls; roll++) {
      int more = 0;
      int rest = roll;
      for (int at = 0; at < rolled; at++) {
        more += die.faces().get(rest % 6) == Face.POLICE ? 1 : 0;
        rest /= 6;
      }
      hits += from + more == to ? 1 : 0;
    }
    return (double) hits / rolls;
  }

  /// The chance that the third policeman has come after so many rolls.
  public static double bustWithin(int policemanFaces, int rolls) {
    double[] chance = {1, 0, 0, 0};
    for (int roll = 0; roll < rolls; roll++) {
      var then = new double[4];
      then[3] = chance[3];
      for (int from = 0; from < 3; from++) {
        for (int to = from; to <= 3; to++) {
          then[to] += chance[from] * arrest(policemanFaces, from, to);
        }
      }
      chance = then;
    }
    return chance[3];
  }
}
