package games.magie.classic;

import games.magie.classic.ClassicEvent.About;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/// When more buildings are wanted than the bank has: who else could build is asked in secret, and
/// what is contested is auctioned one by one.
final class Shortage {
  /// Of a group, and what the cheapest building costs.
  private static final int MOST_SITES = 3;

  private static final int CHEAPEST = 50;

  private Shortage() {}

  /// Whether a purchase would leave too few for the others; then they are asked first.
  static boolean opens(ClassicState s, int seat, int deed, int kind, Out out) {
    int stock = Building.stock(s, kind);
    if (stock > mostDemand(s, seat, kind)) {
      return false;
    }
    int asked = 0;
    int demand = 0;
    for (int other = 0; other < s.seats; other++) {
      if (other != seat && !s.isOut(other) && Business.open(s, other)) {
        int wanted = demand(s, other, kind);
        demand += wanted;
        asked |= wanted > 0 ? Seats.mask(other) : 0;
      }
    }
    if (demand < stock) {
      return false;
    }
    Wishing w = s.wishing;
    w.kind = kind;
    w.opener = seat;
    w.site = deed;
    w.asked = asked;
    for (int each = 0; each < s.seats; each++) {
      w.wish[each] = (asked >> each & 1) != 0 ? Wishing.UNKNOWN : 0;
    }
    w.wish[seat] = 1;
    if (!out.silent()) {
      out.tell(
          ClassicClause.BUILD_SHORTAGE,
          new ClassicEvent.WishesAsked(seat, new Lot(kind), asked, stock));
    }
    return true;
  }

  /// At least what all others together could place and pay for: spares most counting.
  private static int mostDemand(ClassicState s, int seat, int kind) {
    int aSite = kind == Lot.HOUSE ? s.options.hotelLevel() - 1 : 1;
    int most = 0;
    for (int other = 0; other < s.seats; other++) {
      int sites = other == seat ? 0 : MOST_SITES * Integer.bitCount(s.whole[other] & Board.COLOURS);
      most += Math.min(aSite * sites, s.cash[other] / CHEAPEST);
    }
    return most;
  }

  /// How many of a kind a player could legally place and pay for; groups come cheapest first.
  static int demand(ClassicState s, int seat, int kind) {
    int count = 0;
    int cash = s.cash[seat];
    for (int groups = s.whole[seat] & Board.COLOURS; groups != 0; groups &= groups - 1) {
      int group = Integer.numberOfTrailingZeros(groups);
      int cost = Board.HOUSE_COST[group];
      int room = room(s, group, kind);
      int bought = cash >= room * cost ? room : cash / cost;
      count += bought;
      cash -= bought * cost;
    }
    return count;
  }

  /// How many of a kind a group can still take.
  private static int room(ClassicState s, int group, int kind) {
    if ((s.mortgaged & Board.MASK_OF[group]) != 0) {
      return 0;
    }
    if (kind == Lot.HOTEL) {
      int deeds = Board.MASK_OF[group];
      boolean ready = (deeds & ~(s.withHotel | s.beforeHotel)) == 0;
      return ready ? Integer.bitCount(deeds & s.beforeHotel) : 0;
    }
    int full = s.options.hotelLevel() - 1;
    int room = 0;
    for (int deed : Board.DEEDS_OF[group]) {
      room += Math.max(0, full - s.level[deed]);
    }
    return room;
  }

  /// The sites on which a player may put a building of this kind, as a mask.
  static int sites(ClassicState s, int seat, int kind) {
    int sites = 0;
    for (int groups = s.whole[seat] & Board.COLOURS; groups != 0; groups &= groups - 1) {
      int group = Integer.numberOfTrailingZeros(groups);
      for (int deed : Board.DEEDS_OF[group]) {
        if (Building.objectionToSite(s, seat, deed) == null
            && Building.kind(s, s.level[deed]) == kind) {
          sites |= 1 << deed;
        }
      }
    }
    return sites;
  }

  /// The sites for the building that is to be placed now: at the deed's price, only what can be
  /// paid.
  private static int sitesNow(ClassicState s) {
    Wishing w = s.wishing;
    int sites = sites(s, w.placer, w.kind);
    if (w.paid >= 0) {
      return sites;
    }
    int payable = 0;
    for (int rest = sites; rest != 0; rest &= rest - 1) {
      int deed = Board.first(rest);
      if (s.cash[w.placer] >= Board.HOUSE_COST[Board.GROUP_OF[deed]]) {
        payable |= 1 << deed;
      }
    }
    return payable;
  }

  static int mostWished(ClassicState s, int seat) {
    int kind = s.wishing.kind;
    return Math.min(demand(s, seat, kind), Building.stock(s, kind));
  }

  static void legal(ClassicState s, int seat, Moves<ClassicMove> into) {
    if (s.phase == Phase.WISHES && (s.wishing.silent() >> seat & 1) != 0) {
      int most = mostWished(s, seat);
      for (int count = 0; count <= most; count++) {
        into.add(MoveTable.wish(count));
      }
    } else if (s.phase == Phase.PLACE && s.wishing.placer == seat) {
      for (int sites = sitesNow(s); sites != 0; sites &= sites - 1) {
        into.add(MoveTable.on(ClassicMove.Act.PLACE, Board.first(sites)));
      }
    }
  }

  static @Nullable Refusal objectionToWish(ClassicState s, int seat, int count) {
    if (s.phase != Phase.WISHES || (s.wishing.silent() >> seat & 1) == 0) {
      return new Refusal(ClassicClause.BUILD_SHORTAGE, "not-asked");
    }
    int most = mostWished(s, seat);
    return count >= 0 && count <= most
        ? null
        : new Refusal(ClassicClause.BUILD_SHORTAGE, "wish-too-high", String.valueOf(most));
  }

  static void wish(ClassicState s, int seat, int count, Out out) {
    s.wishing.wish[seat] = (byte) count;
    if (!out.silent()) {
      out.tell(
          Seats.mask(seat), ClassicClause.BUILD_SHORTAGE, new ClassicEvent.Wished(seat, count));
      out.tell(
          Seats.allBut(seat),
          ClassicClause.BUILD_SHORTAGE,
          new ClassicEvent.Player(About.SEALED, seat));
    }
  }

  /// All wishes are in.
  static void layOpen(ClassicState s, Out out) {
    s.wishing.asked = 0;
    if (!out.silent()) {
      var wishes = new ArrayList<Integer>();
      for (int seat = 0; seat < s.seats; seat++) {
        wishes.add((int) s.wishing.wish[seat]);
      }
      out.tell(ClassicClause.BUILD_SHORTAGE, new ClassicEvent.WishesOpened(wishes));
    }
  }

  /// The next building of the shortage: granted at the deed's price, or auctioned.
  static void next(ClassicState s, Out out) {
    Wishing w = s.wishing;
    int stock = Building.stock(s, w.kind);
    int claimants = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      if (w.wish[seat] > 0 && (s.isOut(seat) || sites(s, seat, w.kind) == 0)) {
        w.wish[seat] = 0;
      }
      claimants |= w.wish[seat] > 0 ? Seats.mask(seat) : 0;
    }
    if (claimants == 0 || stock == 0) {
      w.close();
    } else if (Integer.bitCount(claimants) == 1 || w.total() <= stock) {
      grant(s, claimants, out);
    } else {
      int opening = s.edition().deedPriceOpens() ? lowestPrice(s, claimants) : 1;
      Auction.open(s, w.kind, opening, ~claimants & Seats.first(s.seats), out);
    }
  }

  private static int lowestPrice(ClassicState s, int claimants) {
    int lowest = Integer.MAX_VALUE;
    for (int seat = 0; seat < s.seats; seat++) {
      if ((claimants >> seat & 1) != 0) {
        for (int sites = sites(s, seat, s.wishing.kind); sites != 0; sites &= sites - 1) {
          lowest = Math.min(lowest, Board.HOUSE_COST[Board.GROUP_OF[Board.first(sites)]]);
        }
      }
    }
    return lowest;
  }

  /// One building at the deed's price for the first claimant, clockwise from who opened.
  private static void grant(ClassicState s, int claimants, Out out) {
    Wishing w = s.wishing;
    int seat = w.opener;
    while ((claimants >> seat & 1) == 0) {
      seat = (seat + 1) % s.seats;
    }
    w.wish[seat]--;
    w.placer = seat;
    w.paid = -1;
    int sites = sitesNow(s);
    if (sites == 0) {
      w.placer = -1;
      w.wish[seat] = 0;
    } else if (seat == w.opener && (sites >> w.site & 1) != 0) {
      place(s, w.site, out);
    } else {
      placeIfOne(s, sites, out);
    }
  }

  static void won(ClassicState s, int seat, int price) {
    s.wishing.wish[seat]--;
    s.wishing.placer = seat;
    s.wishing.paid = price;
  }

  /// With no bid all wishes lapse.
  static void unsold(ClassicState s) {
    s.wishing.close();
  }

  /// A building that can stand on one site only is put there; returns whether it was.
  static boolean placeAlone(ClassicState s, Out out) {
    return placeIfOne(s, sitesNow(s), out);
  }

  private static boolean placeIfOne(ClassicState s, int sites, Out out) {
    if (Integer.bitCount(sites) == 1) {
      place(s, Board.first(sites), out);
      return true;
    }
    return false;
  }

  static @Nullable Refusal objectionToPlace(ClassicState s, int seat, int deed) {
    if (s.phase != Phase.PLACE || s.wishing.placer != seat) {
      return new Refusal(ClassicClause.BUILD_SHORTAGE, "nothing-to-place");
    }
    return (sitesNow(s) >> deed & 1) != 0
        ? null
        : new Refusal(ClassicClause.BUILD_SHORTAGE, "not-there", Deed.ALL[deed].text());
  }

  static void place(ClassicState s, int deed, Out out) {
    Wishing w = s.wishing;
    if (w.paid < 0) {
      Building.pay(s, w.placer, deed, ClassicClause.BUILD_SHORTAGE, out);
    }
    Building.put(s, w.placer, deed, ClassicClause.BUILD_SHORTAGE, out);
    w.placer = -1;
    w.paid = -1;
  }

  static void placeFirst(ClassicState s, Out out) {
    place(s, Board.first(sitesNow(s)), out);
  }
}
