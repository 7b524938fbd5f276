package games.magie.classic.estate;

import games.magie.classic.Deed;
import games.magie.classic.Group;
import games.magie.classic.Space;
import java.util.Arrays;

/// The deeds and spaces as tables of numbers: the rules read these, thousands of times a
/// millisecond. Sets of deeds, spaces and groups are bit masks.
public final class Board {
  public static final int GO = Space.GO.ordinal();
  public static final int JAIL = Space.JAIL.ordinal();
  static final int GROUPS = Group.ALL.size();
  public static final int RAILROAD = Group.RAILROAD.ordinal();
  public static final int UTILITY = Group.UTILITY.ordinal();

  /// The groups on which houses stand.
  static final int COLOURS = (1 << RAILROAD) - 1;

  private static final int[] PRICE = new int[Deed.COUNT];
  private static final int[] MORTGAGE = new int[Deed.COUNT];
  private static final int[] INTEREST = new int[Deed.COUNT];
  private static final int[] GROUP_OF = new int[Deed.COUNT];
  private static final Group[] GROUPS_OF = new Group[Deed.COUNT];
  private static final int[] HOUSE_COST = new int[GROUPS];

  /// How many rents a deed has room for in [#rents], and where the double one is.
  public static final int RENT_ROWS = 8;

  public static final int DOUBLE_RENT = 1;
  private static final int QUICK_HOTEL = 4;
  private static final int ONE_RAILROAD = 25;
  private static final int[][] RENTS = {rentsBefore(QUICK_HOTEL), rentsBefore(QUICK_HOTEL + 1)};

  private static final int[][] DEEDS_OF = new int[GROUPS][];

  private static final int[][] SITES_OF = new int[GROUPS][];

  private static final int[] MASK_OF = new int[GROUPS];

  private static final int[] DEEDS_IN = new int[1 << GROUPS];

  /// The deeds on which houses stand.
  static final int SITES;

  private static final int[] DEED_AT = new int[Space.COUNT];

  private static final int[][] NEXT_OF = new int[GROUPS][Space.COUNT];

  static {
    Arrays.fill(DEED_AT, -1);
    for (Deed deed : Deed.ALL) {
      int at = deed.ordinal();
      PRICE[at] = deed.price();
      MORTGAGE[at] = deed.mortgageValue();
      INTEREST[at] = deed.interest();
      GROUP_OF[at] = deed.group().ordinal();
      GROUPS_OF[at] = deed.group();
      DEED_AT[deed.space()] = at;
      MASK_OF[GROUP_OF[at]] |= deed.bit();
    }
    for (Group group : Group.ALL) {
      int at = group.ordinal();
      HOUSE_COST[at] = group.houseCost();
      DEEDS_OF[at] =
          Deed.ALL.stream().filter(d -> d.group() == group).mapToInt(Deed::ordinal).toArray();
      int last = DEEDS_OF[at].length - 1;
      SITES_OF[at] = new int[] {DEEDS_OF[at][0], DEEDS_OF[at][1], DEEDS_OF[at][last]};
      for (int space = 0; space < Space.COUNT; space++) {
        NEXT_OF[at][space] = next(group, space);
      }
    }
    for (int groups = 1; groups < DEEDS_IN.length; groups++) {
      int others = groups & groups - 1;
      DEEDS_IN[groups] = DEEDS_IN[others] | MASK_OF[Integer.numberOfTrailingZeros(groups)];
    }
    SITES = DEEDS_IN[COLOURS];
  }

  private Board() {}

  public static int price(int deed) {
    return PRICE[deed];
  }

  public static int mortgageOf(int deed) {
    return MORTGAGE[deed];
  }

  public static int interestOf(int deed) {
    return INTEREST[deed];
  }

  public static Group group(int deed) {
    return GROUPS_OF[deed];
  }

  /// The ordinal of its group.
  public static int groupOf(int deed) {
    return GROUP_OF[deed];
  }

  public static int houseCost(int group) {
    return HOUSE_COST[group];
  }

  /// The deeds of a group as a list; nobody writes to it.
  public static int[] deedsOf(int group) {
    return DEEDS_OF[group];
  }

  /// The deeds of a group as a mask.
  public static int maskOf(int group) {
    return MASK_OF[group];
  }

  /// The deeds of any set of groups.
  public static int deedsIn(int groups) {
    return DEEDS_IN[groups];
  }

  /// Of a colour group three sites, the last one twice where there are two.
  static int[] sitesOf(int group) {
    return SITES_OF[group];
  }

  /// The deed of a space, or -1.
  public static int deedAt(int space) {
    return DEED_AT[space];
  }

  /// The next space of a group, going forward from a space.
  public static int nextOf(Group group, int space) {
    return NEXT_OF[group.ordinal()][space];
  }

  private static int next(Group group, int space) {
    int at = space;
    do {
      at = (at + 1) % Space.COUNT;
    } while (DEED_AT[at] < 0 || GROUPS_OF[DEED_AT[at]] != group);
    return at;
  }

  /// All rents. A site has the bare rent, the double one, those of houses and the hotel's; a
  /// railroad that of one, two, three and four.
  static int[] rents(int hotelLevel) {
    return RENTS[hotelLevel - QUICK_HOTEL];
  }

  private static int[] rentsBefore(int hotel) {
    var rents = new int[RENT_ROWS * Deed.COUNT];
    for (Deed deed : Deed.ALL) {
      int row = RENT_ROWS * deed.ordinal();
      if (deed.group() == Group.RAILROAD) {
        for (int owned = 1; owned <= 4; owned++) {
          rents[row++] = ONE_RAILROAD << (owned - 1);
        }
      } else if (deed.group().colour()) {
        rents[row] = deed.rents().getFirst();
        rents[row + DOUBLE_RENT] = 2 * deed.rents().getFirst();
        for (int step = 1; step < hotel; step++) {
          rents[row + step + 1] = deed.rents().get(step);
        }
        rents[row + hotel + 1] = deed.rents().get(Deed.HOTEL_RENT);
      }
    }
    return rents;
  }

  /// The first deed of a mask that is not empty.
  public static int first(int deeds) {
    return Integer.numberOfTrailingZeros(deeds);
  }

  /// The first deed of a mask that is not empty.
  public static Deed firstDeed(int deeds) {
    return Deed.ALL.get(first(deeds));
  }
}
