package games.magie.lab.frozen.express;

import games.magie.express.Dice;
import games.magie.express.Die;
import games.magie.express.Face;
import games.magie.express.Group;
import java.util.List;

/// What a group may still bring in this turn, in dollars, for every state of a group: how many
/// squares are empty, whether a Chance lies there, which property dice are loose, how many
/// policemen are on the board. It is the value of the whole group, weighted with the chance to
/// complete it before the third policeman comes if every fitting die and the first Chance are
/// placed there; each further roll counts a little less, because something else is at stake
/// meanwhile. A complete group counts its whole value.
///
/// Most groups are untouched most of the time. So the sum over all groups of an empty board is kept
/// once for each set of loose dice, and a single group only as its difference from being untouched.
final class Prospects {
  private static final Group[] GROUPS = Group.values();

  /// What counts as untouched; with the option of three squares the group is never so.
  static final int DARK_BLUE_SQUARES = 2;

  private static final int POLICEMEN = 3;
  private static final int EMPTIES = 5;
  private static final int MASKS = 1 << Dice.PROPERTY_DICE;

  /// How much a roll later is worth of a roll now.
  private static final double PATIENCE = 0.435;

  /// The chance to complete a group counts with this power. Above 1 it prefers one likely group to
  /// several unlikely ones, which share their dice and will not all come.
  private static final double FOCUS = 1.78;

  private static final class TwoFaces {
    static final Prospects TABLE = new Prospects(2);
  }

  private static final class ThreeFaces {
    static final Prospects TABLE = new Prospects(3);
  }

  private final List<Die> dice;

  /// The chance that a roll takes the policemen from one number to another.
  private final double[][] arrest = new double[POLICEMEN][POLICEMEN];

  /// The chance to complete a group, and what [#change] tells; both by [#index].
  private final float[] odds = new float[POLICEMEN * GROUPS.length * EMPTIES * 2 * MASKS];

  private final short[] change = new short[odds.length];

  private final int[] untouched = new int[POLICEMEN * MASKS];

  static Prospects of(int policemanFaces) {
    return policemanFaces == 2 ? TwoFaces.TABLE : ThreeFaces.TABLE;
  }

  /// Where the values of a group in some state begin; the mask of loose dice is added to it. Here
  /// die number `n` is bit `n - 1`.
  static int index(int policemen, int group, int empty, int chance) {
    return (((policemen * GROUPS.length + group) * EMPTIES + empty) * 2 + chance) * MASKS;
  }

  /// The prospects of all groups together while nothing lies on the board.
  int untouched(int policemen, int loose) {
    return untouched[policemen * MASKS + loose];
  }

  /// How much better a group is off than untouched; see [#index].
  int change(int index) {
    return change[index];
  }

  private Prospects(int policemanFaces) {
    dice = Dice.of(policemanFaces, 3);
    double police = policemanFaces / 6.0;
    for (int now = 0; now < POLICEMEN; now++) {
      int rolled = POLICEMEN - now;
      for (int more = 0; more < rolled; more++) {
        double ways = more == 0 ? 1 : rolled; // no other binomials than 1, 2 and 3 come up here
        arrest[now][now + more] =
            ways * Math.pow(police, more) * Math.pow(1 - police, rolled - more);
      }
    }
    for (int group = 0; group < GROUPS.length; group++) {
      fill(group);
    }
  }

  /// In an order in which a roll leads only to states that are known already, or to the same one.
  private void fill(int group) {
    for (int empty = 0; empty < EMPTIES; empty++) {
      for (int chance = 1; chance >= 0; chance--) {
        for (int loose = 0; loose < MASKS; loose++) {
          for (int policemen = POLICEMEN - 1; policemen >= 0; policemen--) {
            double p = empty == 0 ? 1 : complete(group, policemen, empty, chance, loose);
            int at = index(policemen, group, empty, chance) + loose;
            odds[at] = (float) p;
          }
        }
      }
    }
    for (int policemen = 0; policemen < POLICEMEN; policemen++) {
      int start = index(policemen, group, squares(group), 0);
      for (int loose = 0; loose < MASKS; loose++) {
        untouched[policemen * MASKS + loose] += dollars(group, start + loose);
      }
      for (int at = index(policemen, group, 0, 0); at < index(policemen, group + 1, 0, 0); at++) {
        change[at] = (short) (dollars(group, at) - dollars(group, start + at % MASKS));
      }
    }
  }

  private int dollars(int group, int at) {
    return (int) Math.round(Math.pow(odds[at], FOCUS) * GROUPS[group].completeValue());
  }

  /// The squares of a group: as many as there are dice with its colour.
  private int squares(int group) {
    return Integer.bitCount(showing(Face.values()[group]));
  }

  private double complete(int group, int policemen, int empty, int chance, int loose) {
    double sum = 0;
    double same = 0;
    int own = loose & showing(Face.values()[group]);
    int wildcards = loose & showing(Face.CHANCE);
    for (int fits = own; fits >= 0; fits = fits == 0 ? -1 : (fits - 1) & own) {
      int others = wildcards & ~fits;
      for (int wild = others; wild >= 0; wild = wild == 0 ? -1 : (wild - 1) & others) {
        double p = PATIENCE * shown(group, own | wildcards, fits, wild);
        int emptyThen = Math.max(0, empty - Integer.bitCount(fits));
        boolean placesChance = chance == 0 && wild != 0 && emptyThen > 0;
        int looseThen = loose & ~fits & ~(placesChance ? Integer.lowestOneBit(wild) : 0);
        if (fits == 0 && !placesChance) {
          same += p;
        }
        for (int then = policemen; then < POLICEMEN; then++) {
          int at =
              index(
                  then, group, placesChance ? emptyThen - 1 : emptyThen, placesChance ? 1 : chance);
          sum += p * arrest[policemen][then] * odds[at + looseThen];
        }
      }
    }
    // The state's own odds were still 0 above. A roll that changes nothing leads back to them.
    return sum / (1 - same * arrest[policemen][policemen]);
  }

  /// The dice that have this face, as a mask.
  private int showing(Face face) {
    int mask = 0;
    for (int die = 0; die < Dice.PROPERTY_DICE; die++) {
      mask |= dice.get(die).count(face) > 0 ? 1 << die : 0;
    }
    return mask;
  }

  /// The chance that of the dice `rolled` exactly `fits` show the group and exactly `wild` Chance.
  private double shown(int group, int rolled, int fits, int wild) {
    double p = 1;
    for (int die = 0; die < Dice.PROPERTY_DICE; die++) {
      if ((rolled >> die & 1) != 0) {
        double fit = dice.get(die).count(Face.values()[group]) / 6.0;
        double any = dice.get(die).count(Face.CHANCE) / 6.0;
        p *= (fits >> die & 1) != 0 ? fit : (wild >> die & 1) != 0 ? any : 1 - fit - any;
      }
    }
    return p;
  }
}
