package games.magie.classic.estate;

import games.magie.classic.Deed;
import games.magie.classic.Lot;
import games.magie.classic.table.ClassicState;

/// What players could build of one kind.
///
/// @param kind [Lot#HOUSE] or [Lot#HOTEL]
public record Demand(ClassicState s, int kind) {
  /// Of a group, and what the cheapest building costs.
  private static final int MOST_SITES = 3;

  private static final int CHEAPEST = 50;

  /// At least what all others together could place and pay for: spares most counting.
  int mostOfOthers(int seat) {
    int aSite = kind == Lot.HOUSE ? s.options.hotelLevel() - 1 : 1;
    int most = 0;
    for (int other = 0; other < s.seats; other++) {
      int sites = other == seat ? 0 : MOST_SITES * Integer.bitCount(s.whole[other] & Board.COLOURS);
      most += Math.min(aSite * sites, s.cash[other] / CHEAPEST);
    }
    return most;
  }

  /// How many a player could legally place and pay for; groups come cheapest first.
  int of(int seat) {
    int count = 0;
    int cash = s.cash[seat];
    for (int groups = s.whole[seat] & Board.COLOURS; groups != 0; groups &= groups - 1) {
      int group = Integer.numberOfTrailingZeros(groups);
      int cost = Board.houseCost(group);
      int room = room(group);
      int bought = cash >= room * cost ? room : cash / cost;
      count += bought;
      cash -= bought * cost;
    }
    return count;
  }

  /// How many a group can still take.
  private int room(int group) {
    if ((s.mortgaged & Board.maskOf(group)) != 0) {
      return 0;
    }
    if (kind == Lot.HOTEL) {
      int deeds = Board.maskOf(group);
      boolean ready = (deeds & ~(s.withHotel | s.beforeHotel)) == 0;
      return ready ? Integer.bitCount(deeds & s.beforeHotel) : 0;
    }
    int full = s.options.hotelLevel() - 1;
    int room = 0;
    for (int deed : Board.deedsOf(group)) {
      room += Math.max(0, full - s.level[deed]);
    }
    return room;
  }

  /// The sites on which a player may put such a building, as a mask.
  public int sites(int seat) {
    int sites = 0;
    for (int groups = s.whole[seat] & Board.COLOURS; groups != 0; groups &= groups - 1) {
      int group = Integer.numberOfTrailingZeros(groups);
      for (int deed : Board.deedsOf(group)) {
        if (Building.objectionToSite(s, seat, Deed.ALL.get(deed)) == null
            && Building.kind(s, s.level[deed]) == kind) {
          sites |= 1 << deed;
        }
      }
    }
    return sites;
  }
}
