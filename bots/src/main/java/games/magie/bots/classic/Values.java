package games.magie.bots.classic;

import games.magie.classic.Deed;
import games.magie.classic.Group;

/// What deeds are worth to who owns them: their price, half of it when mortgaged, and more the
/// closer their group is to being whole.
final class Values {
  static final int GROUPS = Group.values().length;
  static final int RAILROAD = Group.RAILROAD.ordinal();

  private static final int QUICK_HOTEL = 4;
  static final int HOTEL = 5;
  static final int STEPS = 8;
  private static final int SITE_BITS = 5;
  private static final int LAST_SITE = (1 << SITE_BITS) - 1;
  private static final int CHEAPEST = 50;
  private static final int DEAREST = 200;

  static final int[] PRICE = new int[Deed.values().length];
  static final int[] REPAYMENT = new int[Deed.values().length];
  static final int[] HOUSE_COST = new int[Deed.values().length];
  static final int[] GROUP_OF = new int[Deed.values().length];

  /// The deeds of a group, and what they cost together.
  static final int[] MASK = new int[GROUPS];

  /// The first deed of a group.
  static final int[] FIRST = new int[GROUPS];

  static final int[] SIZE = new int[GROUPS];
  static final int[] TOTAL = new int[GROUPS];

  /// By group and number owned: what the number adds to the prices.
  private static final int[][] BONUS = new int[GROUPS][5];

  static {
    for (Deed deed : Deed.values()) {
      int at = deed.ordinal();
      int group = deed.group().ordinal();
      PRICE[at] = deed.price();
      REPAYMENT[at] = deed.repayment();
      HOUSE_COST[at] = deed.group().houseCost();
      GROUP_OF[at] = group;
      FIRST[group] = SIZE[group] == 0 ? at : FIRST[group];
      MASK[group] |= deed.bit();
      SIZE[group]++;
      TOTAL[group] += deed.price();
    }
    for (Group group : Group.values()) {
      int at = group.ordinal();
      for (int owned = 0; owned <= SIZE[at]; owned++) {
        BONUS[at][owned] = bonus(group, owned);
      }
    }
  }

  /// By the step that is a hotel, site and step: the rent that the next building adds for each
  /// hundred it costs, on a whole group. Below it the site, earlier ones higher, so that the
  /// greatest number is the first of the best sites.
  private static final int[][] ADDED = {added(QUICK_HOTEL), added(HOTEL)};

  /// By what is left to spend, in the smallest price of a building: the sites it is enough for.
  private static final int[] SITES_FOR = new int[DEAREST / CHEAPEST + 1];

  static {
    for (Deed deed : Deed.values()) {
      for (int units = 0; units < SITES_FOR.length && deed.group().colour(); units++) {
        boolean enough = units * CHEAPEST >= deed.group().houseCost();
        SITES_FOR[units] |= enough ? deed.bit() : 0;
      }
    }
  }

  private Values() {}

  private static int[] added(int hotel) {
    var added = new int[STEPS * Deed.values().length];
    for (Deed deed : Deed.values()) {
      for (int step = 0; step < hotel && deed.group().colour(); step++) {
        int more = rent(deed, step + 1, hotel) - rent(deed, step, hotel);
        int rating = 100 * more / deed.group().houseCost();
        added[STEPS * deed.ordinal() + step] = (rating << SITE_BITS) | (LAST_SITE - deed.ordinal());
      }
    }
    return added;
  }

  /// The site of a rating that [#addedRents] has.
  static int siteOf(int rating) {
    return LAST_SITE - (rating & LAST_SITE);
  }

  /// The sites on which a building costs no more than that.
  static int sitesFor(int money) {
    return SITES_FOR[Math.max(0, Math.min(money, DEAREST)) / CHEAPEST];
  }

  private static int rent(Deed deed, int step, int hotel) {
    return switch (step) {
      case 0 -> 2 * deed.rents().getFirst();
      default -> step == hotel ? deed.rents().getLast() : deed.rents().get(step);
    };
  }

  /// How much rent a building more adds for its price, by site and, within [#STEPS], step.
  static int[] addedRents(int hotelLevel) {
    return ADDED[hotelLevel - QUICK_HOTEL];
  }

  private static int bonus(Group group, int owned) {
    int at = group.ordinal();
    return switch (group) {
      case RAILROAD -> 25 * owned * Math.max(0, owned - 1);
      case UTILITY -> owned == 2 ? 60 : 0;
      case BROWN, LIGHT_BLUE, PINK, ORANGE, RED, YELLOW, GREEN, DARK_BLUE -> {
        int missing = SIZE[at] - owned;
        yield missing == 0 ? TOTAL[at] : missing == 1 ? TOTAL[at] / 8 : 0;
      }
    };
  }

  /// What it is worth to the owner of some deeds to give some of them away and to get others.
  static int change(int owned, int gives, int gets, int mortgaged) {
    int groups = 0;
    for (int rest = gives | gets; rest != 0; rest &= rest - 1) {
      groups |= 1 << GROUP_OF[Integer.numberOfTrailingZeros(rest)];
    }
    int after = (owned & ~gives) | gets;
    int sum = prices(gets, mortgaged) - prices(gives, mortgaged);
    for (; groups != 0; groups &= groups - 1) {
      int group = Integer.numberOfTrailingZeros(groups);
      sum += BONUS[group][Integer.bitCount(after & MASK[group])];
      sum -= BONUS[group][Integer.bitCount(owned & MASK[group])];
    }
    return sum;
  }

  private static int prices(int deeds, int mortgaged) {
    int sum = 0;
    for (int rest = deeds; rest != 0; rest &= rest - 1) {
      sum += price(Integer.numberOfTrailingZeros(rest), mortgaged);
    }
    return sum;
  }

  private static int price(int deed, int mortgaged) {
    int price = PRICE[deed];
    return (mortgaged >> deed & 1) != 0 ? price / 2 - price / 20 : price;
  }

  /// What a deed adds to the others that its owner has, or to those of who would own it.
  static int added(int owned, int deed, int mortgaged) {
    int group = GROUP_OF[deed];
    int others = Integer.bitCount(owned & MASK[group] & ~(1 << deed));
    return price(deed, mortgaged) + BONUS[group][others + 1] - BONUS[group][others];
  }
}
