package games.magie.bots.classic;

import games.magie.classic.Deed;
import games.magie.classic.Group;

/// What deeds earn in one turn of one other player: the chance of a landing times the rent. Groups
/// are built evenly, so that the number of steps on a group says how it stands.
final class Rents {
  static final int MOST_STEPS = 15;

  private static final int QUICK_HOTEL = 4;
  private static final int HOTEL = 5;
  private static final int USUAL_ROLL = 7;
  private static final int ONE_UTILITY = 4;
  private static final int BOTH_UTILITIES = 10;
  private static final int ONE_RAILROAD = 25;

  private static final Rents[] BY_HOTEL = {new Rents(QUICK_HOTEL), new Rents(HOTEL)};

  /// By deed, landings in a turn.
  static final double[] LANDINGS = Deed.ALL.stream().mapToDouble(Landings::on).toArray();

  /// The step that is a hotel.
  final int hotel;

  /// By group and steps of building on it.
  private final double[][] groups = new double[Values.GROUPS][];

  /// By deed and step.
  private final int[][] sites = new int[Deed.COUNT][];

  private Rents(int hotel) {
    this.hotel = hotel;
    for (Deed deed : Deed.ALL) {
      sites[deed.ordinal()] = new int[hotel + 1];
      for (int step = 0; step <= hotel && deed.group().colour(); step++) {
        sites[deed.ordinal()][step] = deed.rents().get(step == hotel ? Deed.HOTEL_RENT : step);
      }
    }
    for (Group group : Group.ALL) {
      if (group.colour()) {
        groups[group.ordinal()] = earnings(group);
      }
    }
  }

  static Rents of(int hotelLevel) {
    return BY_HOTEL[hotelLevel - QUICK_HOTEL];
  }

  /// Step by step, each on the lowest site where it adds most.
  private double[] earnings(Group group) {
    int at = group.ordinal();
    var steps = new int[Deed.COUNT];
    var sums = new double[Values.SIZE[at] * hotel + 1];
    for (int total = 0; total < sums.length; total++) {
      int best = -1;
      double most = -1;
      for (int rest = Values.MASK[at]; rest != 0; rest &= rest - 1) {
        int deed = Integer.numberOfTrailingZeros(rest);
        int step = steps[deed];
        double landings = Landings.on(Deed.ALL.get(deed));
        sums[total] += landings * (step == 0 && total == 0 ? 2 : 1) * sites[deed][step];
        double more = step < hotel ? landings * (sites[deed][step + 1] - sites[deed][step]) : -1;
        if (step == total / Values.SIZE[at] && more > most) {
          most = more;
          best = deed;
        }
      }
      if (best >= 0) {
        steps[best]++;
      }
    }
    return sums;
  }

  /// A whole colour group with this many steps of building.
  double group(int group, int steps) {
    return groups[group][steps];
  }

  /// The most steps that a colour group can take.
  int mostSteps(int group) {
    return hotel * Values.SIZE[group];
  }

  /// What a landing costs on a site without buildings whose group is not whole, or with some.
  int site(int deed, int step) {
    return sites[deed][step];
  }

  /// One railroad of this many.
  static int railroad(int owned) {
    return ONE_RAILROAD << (owned - 1);
  }

  /// One utility of this many, for a usual roll.
  static int utility(int owned) {
    return USUAL_ROLL * (owned == 1 ? ONE_UTILITY : BOTH_UTILITIES);
  }
}
