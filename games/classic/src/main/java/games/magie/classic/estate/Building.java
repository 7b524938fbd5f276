package games.magie.classic.estate;

import games.magie.classic.ClassicClause;
import games.magie.classic.ClassicMove;
import games.magie.classic.Deed;
import games.magie.classic.EstateEvent;
import games.magie.classic.Group;
import games.magie.classic.Lot;
import games.magie.classic.MoveTable;
import games.magie.classic.rules.Business;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.Money;
import games.magie.classic.trade.Trades;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// Houses and hotels, bought evenly on whole groups without a mortgage.
public final class Building {
  private Building() {}

  public static void legal(ClassicState s, int seat, Moves<ClassicMove> into) {
    for (int sites = sites(s, seat); sites != 0; sites &= sites - 1) {
      int deed = Board.first(sites);
      if (s.cash[seat] >= Board.houseCost(Board.groupOf(deed))) {
        into.add(MoveTable.on(ClassicMove.Act.BUILD, deed));
      }
    }
  }

  /// The sites on which a player could put a building, the moment and the money aside.
  public static int sites(ClassicState s, int seat) {
    int deeds = Board.deedsIn(s.whole[seat] & Board.COLOURS);
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

  public static int stock(ClassicState s, int kind) {
    return kind == Lot.HOTEL ? s.hotels : s.houses;
  }

  public static @Nullable Refusal objection(ClassicState s, int seat, Deed deed) {
    Refusal site = objectionToSite(s, seat, deed);
    if (site != null) {
      return site;
    }
    if (!Business.open(s, seat)) {
      return new Refusal(ClassicClause.BUILD_WHEN, "not-now");
    }
    int kind = kind(s, s.level[deed.ordinal()]);
    if (stock(s, kind) == 0) {
      return new Refusal(ClassicClause.BUILD_NONE_LEFT, "none-left", new Lot(kind).text());
    }
    int cost = Board.houseCost(Board.groupOf(deed.ordinal()));
    return s.cash[seat] < cost
        ? new Refusal(ClassicClause.BUILD_WHEN, "cannot-pay", String.valueOf(cost))
        : null;
  }

  /// Whether a building may stand there at all.
  static @Nullable Refusal objectionToSite(ClassicState s, int seat, Deed deed) {
    Group group = deed.group();
    if (!group.colour() || !s.isWhole(seat, group)) {
      return new Refusal(ClassicClause.BUILD_GROUP, "group-not-whole", group.text());
    }
    if ((s.mortgaged & Board.maskOf(group.ordinal())) != 0) {
      return new Refusal(ClassicClause.BUILD_UNMORTGAGED, "group-mortgaged", group.text());
    }
    int step = s.level[deed.ordinal()];
    if (step == s.options.hotelLevel()) {
      return new Refusal(ClassicClause.BUILD_HOTEL, "hotel-stands", deed.text());
    }
    if ((s.lowest >> deed.ordinal() & 1) == 0) {
      boolean hotel = kind(s, step) == Lot.HOTEL;
      return new Refusal(hotel ? hotelClause(s) : ClassicClause.BUILD_EVEN, "uneven", deed.text());
    }
    return null;
  }

  static ClassicClause hotelClause(ClassicState s) {
    return s.options.quicker() ? ClassicClause.POCKET_QUICK_HOTEL : ClassicClause.BUILD_HOTEL;
  }

  public static void build(ClassicState s, int seat, Deed deed, Out out) {
    int kind = kind(s, s.level[deed.ordinal()]);
    if (!s.shortage.opens(seat, deed, out)) {
      pay(s, seat, deed, ClassicClause.BUILD_GROUP, out);
      put(s, seat, deed, kind == Lot.HOTEL ? hotelClause(s) : ClassicClause.BUILD_GROUP, out);
    }
  }

  static void pay(ClassicState s, int seat, Deed deed, ClassicClause why, Out out) {
    Money.toBank(s, seat, deed.group().houseCost(), why, out);
  }

  /// One step up on a site.
  static void put(ClassicState s, int seat, Deed deed, ClassicClause why, Out out) {
    s.setLevel(deed, s.level[deed.ordinal()] + 1);
    if (!out.silent()) {
      out.tell(
          why,
          s.hasHotel(deed.ordinal())
              ? new EstateEvent.BuiltHotel(seat, deed, s.level[deed.ordinal()])
              : new EstateEvent.Built(seat, deed, s.level[deed.ordinal()]));
    }
    Trades.moved(s, Board.maskOf(Board.groupOf(deed.ordinal())), out);
  }
}
