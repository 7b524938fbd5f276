package games.magie.classic.estate;

import games.magie.classic.ClassicClause;
import games.magie.classic.ClassicMove;
import games.magie.classic.Deed;
import games.magie.classic.EstateEvent;
import games.magie.classic.Lot;
import games.magie.classic.MoveTable;
import games.magie.classic.Phase;
import games.magie.classic.SeatSet;
import games.magie.classic.rules.Business;
import games.magie.classic.table.ClassicState;
import games.magie.classic.trade.Auction;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import java.util.ArrayList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// When more buildings are wanted than the bank has: who else could build is asked in secret, and
/// what is contested is auctioned one by one.
public final class Shortage {
  static final int NONE = -1;
  public static final byte UNKNOWN = -1;

  /// [Lot#HOUSE], [Lot#HOTEL], or [#NONE] when there is no shortage.
  public int kind = NONE;

  /// Who wanted to build, and where.
  public int opener;

  public int site;

  /// The seats that are asked in secret and have not all answered; empty once the wishes are laid
  /// open.
  public int asked;

  /// What each seat wants, [#UNKNOWN] before it has said so.
  public final byte[] wish = new byte[ClassicState.MOST_SEATS];

  /// Who has a building to put on a site, or -1, and what was paid for it, -1 for the deed's price.
  public int placer = -1;

  public int paid = -1;

  private final ClassicState s;

  public Shortage(ClassicState s) {
    this.s = s;
  }

  public boolean open() {
    return kind != NONE;
  }

  public boolean sealed() {
    return asked != 0;
  }

  /// Asked seats that have not said their wish.
  public int silent() {
    int mask = 0;
    for (int seat = 0; seat < wish.length; seat++) {
      if ((asked >> seat & 1) != 0 && wish[seat] == UNKNOWN) {
        mask |= 1 << seat;
      }
    }
    return mask;
  }

  int total() {
    int sum = 0;
    for (byte one : wish) {
      sum += Math.max(0, one);
    }
    return sum;
  }

  public void close() {
    kind = NONE;
    opener = 0;
    site = 0;
    asked = 0;
    placer = -1;
    paid = -1;
    Arrays.fill(wish, (byte) 0);
  }

  public void become(Shortage other) {
    kind = other.kind;
    opener = other.opener;
    site = other.site;
    asked = other.asked;
    placer = other.placer;
    paid = other.paid;
    System.arraycopy(other.wish, 0, wish, 0, wish.length);
  }

  /// Whether a purchase would leave too few for the others; then they are asked first.
  public boolean opens(int seat, Deed deed, Out out) {
    int what = Building.kind(s, s.level[deed.ordinal()]);
    int stock = Building.stock(s, what);
    var demand = new Demand(s, what);
    if (stock > demand.mostOfOthers(seat)) {
      return false;
    }
    int others = 0;
    int total = 0;
    for (int other = 0; other < s.seats; other++) {
      if (other != seat && !s.isOut(other) && Business.open(s, other)) {
        int wanted = demand.of(other);
        total += wanted;
        others |= wanted > 0 ? Seats.mask(other) : 0;
      }
    }
    if (total < stock) {
      return false;
    }
    kind = what;
    opener = seat;
    site = deed.ordinal();
    asked = others;
    for (int each = 0; each < s.seats; each++) {
      wish[each] = (asked >> each & 1) != 0 ? UNKNOWN : 0;
    }
    wish[seat] = 1;
    if (!out.silent()) {
      out.tell(
          ClassicClause.BUILD_SHORTAGE,
          new EstateEvent.WishesAsked(seat, new Lot(kind), asked, stock));
    }
    return true;
  }

  /// The sites for the building that is to be placed now: at the deed's price, only what can be
  /// paid.
  private int sitesNow() {
    int sites = new Demand(s, kind).sites(placer);
    if (paid >= 0) {
      return sites;
    }
    int payable = 0;
    for (int rest = sites; rest != 0; rest &= rest - 1) {
      int deed = Board.first(rest);
      if (s.cash[placer] >= Board.houseCost(Board.groupOf(deed))) {
        payable |= 1 << deed;
      }
    }
    return payable;
  }

  public int mostWished(int seat) {
    return Math.min(new Demand(s, kind).of(seat), Building.stock(s, kind));
  }

  public void legal(int seat, Moves<ClassicMove> into) {
    if (s.phase == Phase.WISHES && (silent() >> seat & 1) != 0) {
      int most = mostWished(seat);
      for (int count = 0; count <= most; count++) {
        into.add(MoveTable.wish(count));
      }
    } else if (s.phase == Phase.PLACE && placer == seat) {
      for (int sites = sitesNow(); sites != 0; sites &= sites - 1) {
        into.add(MoveTable.on(ClassicMove.Act.PLACE, Board.first(sites)));
      }
    }
  }

  public @Nullable Refusal objectionToWish(int seat, int count) {
    if (s.phase != Phase.WISHES || (silent() >> seat & 1) == 0) {
      return new Refusal(ClassicClause.BUILD_SHORTAGE, "not-asked");
    }
    int most = mostWished(seat);
    return count >= 0 && count <= most
        ? null
        : new Refusal(ClassicClause.BUILD_SHORTAGE, "wish-too-high", String.valueOf(most));
  }

  public void wish(int seat, int count, Out out) {
    wish[seat] = (byte) count;
    if (!out.silent()) {
      out.tell(Seats.mask(seat), ClassicClause.BUILD_SHORTAGE, new EstateEvent.Wished(seat, count));
      out.tell(Seats.allBut(seat), ClassicClause.BUILD_SHORTAGE, new EstateEvent.WishSealed(seat));
    }
  }

  /// All wishes are in.
  public void layOpen(Out out) {
    asked = 0;
    if (!out.silent()) {
      var wishes = new ArrayList<Integer>();
      for (int seat = 0; seat < s.seats; seat++) {
        wishes.add((int) wish[seat]);
      }
      out.tell(ClassicClause.BUILD_SHORTAGE, new EstateEvent.WishesOpened(wishes));
    }
  }

  /// The next building of the shortage: granted at the deed's price, or auctioned.
  public void next(Out out) {
    int stock = Building.stock(s, kind);
    int claimants = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      if (wish[seat] > 0 && (s.isOut(seat) || new Demand(s, kind).sites(seat) == 0)) {
        wish[seat] = 0;
      }
      claimants |= wish[seat] > 0 ? Seats.mask(seat) : 0;
    }
    if (claimants == 0 || stock == 0) {
      close();
    } else if (Integer.bitCount(claimants) == 1 || total() <= stock) {
      grant(claimants, out);
    } else {
      int opening = s.edition().deedPriceOpens ? lowestPrice(claimants) : 1;
      var excluded = SeatSet.of(~claimants & Seats.first(s.seats));
      Auction.open(s, new Lot(kind), opening, excluded, out);
    }
  }

  private int lowestPrice(int claimants) {
    int lowest = Integer.MAX_VALUE;
    for (int seat = 0; seat < s.seats; seat++) {
      if ((claimants >> seat & 1) != 0) {
        for (int sites = new Demand(s, kind).sites(seat); sites != 0; sites &= sites - 1) {
          lowest = Math.min(lowest, Board.houseCost(Board.groupOf(Board.first(sites))));
        }
      }
    }
    return lowest;
  }

  /// One building at the deed's price for the first claimant, clockwise from who opened.
  private void grant(int claimants, Out out) {
    int seat = opener;
    while ((claimants >> seat & 1) == 0) {
      seat = (seat + 1) % s.seats;
    }
    wish[seat]--;
    placer = seat;
    paid = -1;
    int sites = sitesNow();
    if (sites == 0) {
      placer = -1;
      wish[seat] = 0;
    } else if (seat == opener && (sites >> site & 1) != 0) {
      place(Deed.ALL.get(site), out);
    } else {
      placeIfOne(sites, out);
    }
  }

  public void won(int seat, int price) {
    wish[seat]--;
    placer = seat;
    paid = price;
  }

  /// With no bid all wishes lapse.
  public void unsold() {
    close();
  }

  /// A building that can stand on one site only is put there; returns whether it was.
  public boolean placeAlone(Out out) {
    return placeIfOne(sitesNow(), out);
  }

  private boolean placeIfOne(int sites, Out out) {
    if (Integer.bitCount(sites) == 1) {
      place(Board.firstDeed(sites), out);
      return true;
    }
    return false;
  }

  public @Nullable Refusal objectionToPlace(int seat, Deed deed) {
    if (s.phase != Phase.PLACE || placer != seat) {
      return new Refusal(ClassicClause.BUILD_SHORTAGE, "nothing-to-place");
    }
    return (sitesNow() >> deed.ordinal() & 1) != 0
        ? null
        : new Refusal(ClassicClause.BUILD_SHORTAGE, "not-there", deed.text());
  }

  public void place(Deed deed, Out out) {
    if (paid < 0) {
      Building.pay(s, placer, deed, ClassicClause.BUILD_SHORTAGE, out);
    }
    Building.put(s, placer, deed, ClassicClause.BUILD_SHORTAGE, out);
    placer = -1;
    paid = -1;
  }

  public void placeFirst(Out out) {
    place(Board.firstDeed(sitesNow()), out);
  }
}
