package games.magie.classic;

import java.util.Arrays;

/// The deeds and spaces as tables of numbers: the rules read these, thousands of times a
/// millisecond. Sets of deeds, spaces and groups are bit masks.
final class Board {
  static final int GO = Space.GO.ordinal();
  static final int JAIL = Space.JAIL.ordinal();
  static final int GROUPS = Group.ALL.length;
  static final int RAILROAD = Group.RAILROAD.ordinal();
  static final int UTILITY = Group.UTILITY.ordinal();

  /// The groups on which houses stand.
  static final int COLOURS = (1 << RAILROAD) - 1;

  static final int[] PRICE = new int[Deed.COUNT];
  static final int[] MORTGAGE = new int[Deed.COUNT];
  static final int[] INTEREST = new int[Deed.COUNT];
  static final int[] GROUP_OF = new int[Deed.COUNT];
  static final int[] HOUSE_COST = new int[GROUPS];
  static final int[][] RENT = new int[Deed.COUNT][];

  /// The deeds of a group, as a list and as a mask.
  static final int[][] DEEDS_OF = new int[GROUPS][];

  static final int[] MASK_OF = new int[GROUPS];

  /// The deeds of any set of groups.
  static final int[] DEEDS_IN = new int[1 << GROUPS];

  /// The deeds on which houses stand.
  static final int SITES;

  /// The deed of a space, or -1.
  static final int[] DEED_AT = new int[Space.COUNT];

  /// By group and space: the next space of that group going forward.
  static final int[][] NEXT_OF = new int[GROUPS][Space.COUNT];

  static {
    Arrays.fill(DEED_AT, -1);
    for (Deed deed : Deed.ALL) {
      int at = deed.ordinal();
      PRICE[at] = deed.price();
      MORTGAGE[at] = deed.mortgageValue();
      INTEREST[at] = deed.interest();
      GROUP_OF[at] = deed.group().ordinal();
      RENT[at] = deed.rents().stream().mapToInt(Integer::intValue).toArray();
      DEED_AT[deed.space()] = at;
      MASK_OF[GROUP_OF[at]] |= deed.bit();
    }
    for (Group group : Group.ALL) {
      int at = group.ordinal();
      HOUSE_COST[at] = group.houseCost();
      DEEDS_OF[at] =
          Arrays.stream(Deed.ALL).filter(d -> d.group() == group).mapToInt(Deed::ordinal).toArray();
      for (int space = 0; space < Space.COUNT; space++) {
        NEXT_OF[at][space] = next(at, space);
      }
    }
    for (int groups = 1; groups < DEEDS_IN.length; groups++) {
      int others = groups & groups - 1;
      DEEDS_IN[groups] = DEEDS_IN[others] | MASK_OF[Integer.numberOfTrailingZeros(groups)];
    }
    SITES = DEEDS_IN[COLOURS];
  }

  private Board() {}

  private static int next(int group, int space) {
    int at = space;
    do {
      at = (at + 1) % Space.COUNT;
    } while (DEED_AT[at] < 0 || GROUP_OF[DEED_AT[at]] != group);
    return at;
  }

  /// The first deed of a mask that is not empty.
  static int first(int deeds) {
    return Integer.numberOfTrailingZeros(deeds);
  }
}
