package games.magie.classic;

import java.util.Arrays;

/// The deeds and buildings of a position. Sets of deeds and groups are bit masks; what follows from
/// ownership and from the steps of building is kept up to date instead of counted.
abstract sealed class Land permits ClassicState {
  private final int hotelLevel;

  /// By seat, its deeds and the groups that it owns whole.
  final int[] owned;

  final int[] whole;

  /// By deed, its owner or [ClassicState#NOBODY].
  final byte[] owner;

  /// Houses on each site; a hotel is one step above the houses it needs.
  final byte[] level;

  /// The deeds that players own.
  int sold;

  int mortgaged;

  /// Groups with a building on any site, and the deeds of these groups.
  int built;

  int builtDeeds;

  /// The sites on the lowest and on the highest step of their group.
  int lowest = Board.SITES;

  int highest = Board.SITES;

  /// The sites with a hotel, and those that are one step below it.
  int withHotel;

  int beforeHotel;

  /// What is left in the bank.
  int houses;

  int hotels;

  Land(ClassicOptions options, int seats) {
    hotelLevel = options.hotelLevel();
    houses = options.houses();
    hotels = options.hotels();
    owned = new int[seats];
    whole = new int[seats];
    owner = new byte[Deed.COUNT];
    level = new byte[Deed.COUNT];
    Arrays.fill(owner, (byte) ClassicState.NOBODY);
  }

  boolean isMortgaged(int deed) {
    return (mortgaged >> deed & 1) != 0;
  }

  boolean isBuilt(int group) {
    return (built >> group & 1) != 0;
  }

  boolean isWhole(int seat, int group) {
    return (whole[seat] >> group & 1) != 0;
  }

  boolean hasHotel(int deed) {
    return (withHotel >> deed & 1) != 0;
  }

  /// Hands a deed over, to a seat or to nobody.
  final void give(int deed, int to) {
    int bit = 1 << deed;
    int group = Board.GROUP_OF[deed];
    int from = owner[deed];
    if (from >= 0) {
      owned[from] &= ~bit;
      whole[from] &= ~(1 << group);
      sold &= ~bit;
    }
    owner[deed] = (byte) to;
    if (to >= 0) {
      owned[to] |= bit;
      sold |= bit;
      if ((owned[to] & Board.MASK_OF[group]) == Board.MASK_OF[group]) {
        whole[to] |= 1 << group;
      }
    }
  }

  /// Puts a site on another step; the buildings come from the bank and go back to it.
  final void setLevel(int deed, int step) {
    int bit = 1 << deed;
    if (level[deed] == hotelLevel) {
      hotels++;
    } else {
      houses += level[deed];
    }
    if (step == hotelLevel) {
      hotels--;
    } else {
      houses -= step;
    }
    level[deed] = (byte) step;
    withHotel = step == hotelLevel ? withHotel | bit : withHotel & ~bit;
    beforeHotel = step == hotelLevel - 1 ? beforeHotel | bit : beforeHotel & ~bit;
    compare(Board.GROUP_OF[deed]);
  }

  private void compare(int group) {
    int least = Integer.MAX_VALUE;
    int most = 0;
    for (int deed : Board.DEEDS_OF[group]) {
      least = Math.min(least, level[deed]);
      most = Math.max(most, level[deed]);
    }
    int low = 0;
    int high = 0;
    for (int deed : Board.DEEDS_OF[group]) {
      low |= level[deed] == least ? 1 << deed : 0;
      high |= level[deed] == most ? 1 << deed : 0;
    }
    int deeds = Board.MASK_OF[group];
    lowest = lowest & ~deeds | low;
    highest = highest & ~deeds | high;
    built = most > 0 ? built | 1 << group : built & ~(1 << group);
    builtDeeds = most > 0 ? builtDeeds | deeds : builtDeeds & ~deeds;
  }

  final void becomeLand(Land other) {
    System.arraycopy(other.owned, 0, owned, 0, owned.length);
    System.arraycopy(other.whole, 0, whole, 0, whole.length);
    System.arraycopy(other.owner, 0, owner, 0, owner.length);
    System.arraycopy(other.level, 0, level, 0, level.length);
    sold = other.sold;
    mortgaged = other.mortgaged;
    built = other.built;
    builtDeeds = other.builtDeeds;
    lowest = other.lowest;
    highest = other.highest;
    withHotel = other.withHotel;
    beforeHotel = other.beforeHotel;
    houses = other.houses;
    hotels = other.hotels;
  }
}
