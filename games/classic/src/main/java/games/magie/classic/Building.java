package games.magie.classic;

import games.magie.classic.ClassicEvent.OnDeed;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// Houses and hotels, bought evenly on whole groups without a mortgage.
final class Building {
  private Building() {}

  static void legal(ClassicState s, int seat, Moves<ClassicMove> into) {
    for (int sites = sites(s, seat); sites != 0; sites &= sites - 1) {
      int deed = Board.first(sites);
      if (s.cash[seat] >= Board.HOUSE_COST[Board.GROUP_OF[deed]]) {
        into.add(MoveTable.BUILD[deed]);
      }
    }
  }

  /// The sites on which a player could put a building, the moment and the money aside.
  static int sites(ClassicState s, int seat) {
    int deeds = Board.DEEDS_IN[s.whole[seat] & Board.COLOURS];
    int sites = deeds & s.lowest & ~s.withHotel & ~s.mortgagedGroups;
    if (s.houses == 0) {
      sites &= s.beforeHotel;
    }
    if (s.hotels == 0) {
      sites &= ~s.beforeHotel;
    }
    return sites;
  }

  /// What the next step on a site takes from the bank: [Lot#HOUSE] or [Lot#HOTEL].
  static int kind(ClassicState s, int step) {
    return step + 1 == s.options.hotelLevel() ? Lot.HOTEL : Lot.HOUSE;
  }

  static int stock(ClassicState s, int kind) {
    return kind == Lot.HOTEL ? s.hotels : s.houses;
  }

  static @Nullable Refusal objection(ClassicState s, int seat, int deed) {
    Refusal site = objectionToSite(s, seat, deed);
    if (site != null) {
      return site;
    }
    if (!Business.open(s, seat)) {
      return new Refusal(ClassicClause.BUILD_WHEN, "not-now");
    }
    int kind = kind(s, s.level[deed]);
    if (stock(s, kind) == 0) {
      return new Refusal(ClassicClause.BUILD_NONE_LEFT, "none-left", new Lot(kind).text());
    }
    int cost = Board.HOUSE_COST[Board.GROUP_OF[deed]];
    return s.cash[seat] < cost
        ? new Refusal(ClassicClause.BUILD_WHEN, "cannot-pay", String.valueOf(cost))
        : null;
  }

  /// Whether a building may stand there at all.
  static @Nullable Refusal objectionToSite(ClassicState s, int seat, int deed) {
    int group = Board.GROUP_OF[deed];
    if (!Group.ALL[group].colour() || !s.isWhole(seat, group)) {
      return new Refusal(ClassicClause.BUILD_GROUP, "group-not-whole", Group.ALL[group].text());
    }
    if ((s.mortgaged & Board.MASK_OF[group]) != 0) {
      return new Refusal(
          ClassicClause.BUILD_UNMORTGAGED, "group-mortgaged", Group.ALL[group].text());
    }
    int step = s.level[deed];
    if (step == s.options.hotelLevel()) {
      return new Refusal(ClassicClause.BUILD_HOTEL, "hotel-stands", Deed.ALL[deed].text());
    }
    if ((s.lowest >> deed & 1) == 0) {
      boolean hotel = kind(s, step) == Lot.HOTEL;
      return new Refusal(
          hotel ? hotelClause(s) : ClassicClause.BUILD_EVEN, "uneven", Deed.ALL[deed].text());
    }
    return null;
  }

  static ClassicClause hotelClause(ClassicState s) {
    return s.options.quicker() ? ClassicClause.POCKET_QUICK_HOTEL : ClassicClause.BUILD_HOTEL;
  }

  static void build(ClassicState s, int seat, int deed, Out out) {
    int kind = kind(s, s.level[deed]);
    if (!Shortage.opens(s, seat, deed, kind, out)) {
      pay(s, seat, deed, ClassicClause.BUILD_GROUP, out);
      put(s, seat, deed, kind == Lot.HOTEL ? hotelClause(s) : ClassicClause.BUILD_GROUP, out);
    }
  }

  static void pay(ClassicState s, int seat, int deed, ClassicClause why, Out out) {
    Money.pay(s, seat, Money.BANK, Board.HOUSE_COST[Board.GROUP_OF[deed]], why, out);
  }

  /// One step up on a site.
  static void put(ClassicState s, int seat, int deed, ClassicClause why, Out out) {
    s.setLevel(deed, s.level[deed] + 1);
    if (!out.silent()) {
      out.tell(
          why,
          new ClassicEvent.AtDeed(
              s.hasHotel(deed) ? OnDeed.BUILT_HOTEL : OnDeed.BUILT,
              seat,
              Deed.ALL[deed],
              s.level[deed]));
    }
    Deals.moved(s, Board.MASK_OF[Board.GROUP_OF[deed]], out);
  }
}
