package games.magie.classic.estate;

import games.magie.classic.ClassicOptions;
import games.magie.classic.Deed;
import games.magie.classic.Group;
import games.magie.classic.table.ClassicState;
import games.magie.kernel.Bits;
import java.util.Arrays;

/// The deeds and buildings of a position. Sets of deeds and groups are bit masks; what follows from
/// ownership and from the steps of building is kept up to date instead of counted.
public abstract class Land {
  private final int hotelLevel;

  /// What all deeds earn, see [Board#rents].
  public final int[] rents;

  /// By seat, its deeds and the groups that it owns whole.
  public final int[] owned;

  public final int[] whole;

  /// By seat, the sites that it misses in colour groups of which it has some; and those of them
  /// that would make a group whole.
  public final int[] missing;

  public final int[] completing;

  /// By seat, what selling every building and mortgaging every deed would bring.
  public final int[] reserves;

  /// By deed, its owner or [ClassicState#NOBODY].
  public final byte[] owner;

  /// Houses on each site; a hotel is one step above the houses it needs.
  public final byte[] level;

  /// The deeds that players own.
  public int sold;

  public int mortgaged;

  /// The deeds of groups with a mortgage on any of them.
  public int mortgagedGroups;

  /// Groups with a building on any site, and the deeds of these groups.
  public int built;

  public int builtDeeds;

  /// The sites on the lowest and on the highest step of their group.
  public int lowest = Board.SITES;

  public int highest = Board.SITES;

  /// The sites with a hotel, and those that are one step below it.
  public int withHotel;

  public int beforeHotel;

  /// What is left in the bank.
  public int houses;

  public int hotels;

  public Land(ClassicOptions options, int seats) {
    hotelLevel = options.hotelLevel();
    rents = Board.rents(hotelLevel);
    houses = options.houses();
    hotels = options.hotels();
    owned = new int[seats];
    whole = new int[seats];
    missing = new int[seats];
    completing = new int[seats];
    reserves = new int[seats];
    owner = new byte[Deed.COUNT];
    level = new byte[Deed.COUNT];
    Arrays.fill(owner, (byte) ClassicState.NOBODY);
  }

  public boolean isMortgaged(int deed) {
    return (mortgaged >> deed & 1) != 0;
  }

  public boolean isBuilt(int group) {
    return (built >> group & 1) != 0;
  }

  public boolean isWhole(int seat, Group group) {
    return (whole[seat] & group.bit()) != 0;
  }

  public boolean hasHotel(int deed) {
    return (withHotel >> deed & 1) != 0;
  }

  /// Hands a deed over, to a seat or to nobody.
  public final void give(Deed deed, int to) {
    int at = deed.ordinal();
    int bit = deed.bit();
    int from = owner[at];
    int value =
        Selling.value(deed.group(), level[at])
            + (Board.mortgageOf(at) & ~Bits.ifSet(mortgaged, at));
    owner[at] = (byte) to;
    sold = to >= 0 ? sold | bit : sold & ~bit;
    if (from >= 0) {
      owned[from] &= ~bit;
      reserves[from] -= value;
      complete(from, deed.group());
    }
    if (to >= 0) {
      owned[to] |= bit;
      reserves[to] += value;
      complete(to, deed.group());
    }
  }

  private void complete(int seat, Group group) {
    int all = Board.maskOf(group.ordinal());
    int lacking = all & ~owned[seat];
    whole[seat] = lacking == 0 ? whole[seat] | group.bit() : whole[seat] & ~group.bit();
    if (group.colour()) {
      int begun = lacking == all ? 0 : lacking;
      missing[seat] = (missing[seat] & ~all) | begun;
      completing[seat] = (completing[seat] & ~all) | ((begun & (begun - 1)) == 0 ? begun : 0);
    }
  }

  /// Mortgages a deed that somebody owns, or frees it.
  public final void setMortgaged(int deed, boolean now) {
    int bit = 1 << deed;
    int group = Board.maskOf(Board.groupOf(deed));
    mortgaged = now ? mortgaged | bit : mortgaged & ~bit;
    reserves[owner[deed]] += now ? -Board.mortgageOf(deed) : Board.mortgageOf(deed);
    mortgagedGroups = (mortgaged & group) != 0 ? mortgagedGroups | group : mortgagedGroups & ~group;
  }

  /// Puts a site on another step; the buildings come from the bank and go back to it.
  public final void setLevel(Deed deed, int step) {
    int at = deed.ordinal();
    int bit = deed.bit();
    if (level[at] == hotelLevel) {
      hotels++;
    } else {
      houses += level[at];
    }
    if (step == hotelLevel) {
      hotels--;
    } else {
      houses -= step;
    }
    reserves[owner[at]] += Selling.value(deed.group(), step - level[at]);
    level[at] = (byte) step;
    withHotel = step == hotelLevel ? withHotel | bit : withHotel & ~bit;
    beforeHotel = step == hotelLevel - 1 ? beforeHotel | bit : beforeHotel & ~bit;
    compare(deed.group().ordinal());
  }

  /// Three sites at a time, of a group of two the last one twice.
  private void compare(int group) {
    int[] sites = Board.sitesOf(group);
    int first = level[sites[0]];
    int second = level[sites[1]];
    int third = level[sites[2]];
    int least = Math.min(first, Math.min(second, third));
    int most = Math.max(first, Math.max(second, third));
    // Branch-free, as steps are unpredictable: the bit of each site that is on the same step.
    int low =
        (1 << sites[0] & Bits.ifEqual(first, least))
            | (1 << sites[1] & Bits.ifEqual(second, least))
            | (1 << sites[2] & Bits.ifEqual(third, least));
    int high =
        (1 << sites[0] & Bits.ifEqual(first, most))
            | (1 << sites[1] & Bits.ifEqual(second, most))
            | (1 << sites[2] & Bits.ifEqual(third, most));
    int deeds = Board.maskOf(group);
    lowest = (lowest & ~deeds) | low;
    highest = (highest & ~deeds) | high;
    built = most > 0 ? built | (1 << group) : built & ~(1 << group);
    builtDeeds = most > 0 ? builtDeeds | deeds : builtDeeds & ~deeds;
  }

  public final void becomeLand(Land other) {
    System.arraycopy(other.owned, 0, owned, 0, owned.length);
    System.arraycopy(other.whole, 0, whole, 0, whole.length);
    System.arraycopy(other.missing, 0, missing, 0, missing.length);
    System.arraycopy(other.completing, 0, completing, 0, completing.length);
    System.arraycopy(other.reserves, 0, reserves, 0, reserves.length);
    System.arraycopy(other.owner, 0, owner, 0, owner.length);
    System.arraycopy(other.level, 0, level, 0, level.length);
    sold = other.sold;
    mortgaged = other.mortgaged;
    mortgagedGroups = other.mortgagedGroups;
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
