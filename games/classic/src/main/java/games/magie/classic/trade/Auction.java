package games.magie.classic.trade;

import games.magie.classic.ClassicClause;
import games.magie.classic.ClassicMove;
import games.magie.classic.Deed;
import games.magie.classic.Lot;
import games.magie.classic.Phase;
import games.magie.classic.SeatSet;
import games.magie.classic.TradeEvent;
import games.magie.classic.estate.Board;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.Money;
import games.magie.kernel.Amount;
import games.magie.kernel.Bits;
import games.magie.kernel.Chance;
import games.magie.kernel.EvenDraw;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Bidding, for deeds and for buildings that are short. Bids come in any order, a pass is final,
/// and who cannot pay the next bid is out.
public final class Auction {
  private static final int PERCENT = 100;

  private Auction() {}

  public static void open(ClassicState s, Lot lot, int opening, SeatSet excluded, Out out) {
    s.auction.open(lot, opening, excluded);
    if (!out.silent()) {
      out.tell(ClassicClause.AUCTION_ALL, new TradeEvent.AuctionOpened(lot, opening));
    }
  }

  /// The seats that may still raise.
  public static int awaited(ClassicState s) {
    int able = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      able |= Bits.ifLess(s.auction.high, s.cash[seat]) & 1 << seat;
    }
    return able & ~s.auction.passed & ~(s.auction.bidder < 0 ? 0 : 1 << s.auction.bidder);
  }

  public static void legal(ClassicState s, int seat, Moves<ClassicMove> into) {
    if ((s.waiting & Seats.mask(seat)) != 0) {
      into.add(ClassicMove.Plain.PASS);
      into.add(new ClassicMove.Bid(s.auction.high + 1L));
    }
  }

  public static void amounts(ClassicState s, int seat, List<Amount> into) {
    if (s.phase == Phase.AUCTION && (s.waiting >> seat & 1) != 0) {
      into.add(new Amount("bid", s.auction.high + 1, s.cash[seat]));
    }
  }

  /// A raise of up to half of what the bidder has above the last bid.
  public static @Nullable ClassicMove propose(ClassicState s, int seat, Chance own) {
    if ((awaited(s) & Seats.mask(seat)) == 0) {
      return null;
    }
    int room = s.cash[seat] - s.auction.high;
    int raise = 1 + room * own.draw(new EvenDraw("raise", PERCENT / 2)) / PERCENT;
    return new ClassicMove.Bid(s.auction.high + (long) raise);
  }

  private static @Nullable Refusal objection(ClassicState s, int seat) {
    if (s.phase != Phase.AUCTION) {
      return new Refusal(ClassicClause.AUCTION_ALL, "no-auction");
    }
    if ((s.auction.passed >> seat & 1) != 0) {
      return new Refusal(ClassicClause.AUCTION_ALL, "out-of-bidding");
    }
    return seat == s.auction.bidder
        ? new Refusal(ClassicClause.AUCTION_HIGHEST, "bid-stands", String.valueOf(s.auction.high))
        : null;
  }

  public static @Nullable Refusal objectionToPass(ClassicState s, int seat) {
    Refusal why = objection(s, seat);
    if (why == null && (s.waiting & Seats.mask(seat)) == 0) {
      return new Refusal(ClassicClause.AUCTION_ALL, "out-of-bidding");
    }
    return why;
  }

  public static @Nullable Refusal objectionToBid(ClassicState s, int seat, long amount) {
    Refusal why = objection(s, seat);
    if (why != null) {
      return why;
    }
    if (amount <= s.auction.high) {
      return new Refusal(
          ClassicClause.AUCTION_START, "bid-too-low", String.valueOf(s.auction.high + 1));
    }
    return amount > s.cash[seat]
        ? new Refusal(ClassicClause.AUCTION_CASH, "bid-above-cash", String.valueOf(s.cash[seat]))
        : null;
  }

  public static void bid(ClassicState s, int seat, int amount, Out out) {
    s.auction.high = amount;
    s.auction.bidder = seat;
    if (!out.silent()) {
      out.tell(ClassicClause.AUCTION_START, new TradeEvent.BidMade(seat, amount));
    }
  }

  public static void pass(ClassicState s, int seat, Out out) {
    s.auction.passed |= Seats.mask(seat);
    if (!out.silent()) {
      out.tell(ClassicClause.AUCTION_ALL, new TradeEvent.Passed(seat));
    }
  }

  /// Nobody can or will raise: the highest bidder must buy.
  public static void finish(ClassicState s, Out out) {
    int lot = s.auction.lot;
    int bidder = s.auction.bidder;
    int price = s.auction.high;
    s.auction.close();
    if (bidder < 0) {
      if (!out.silent()) {
        out.tell(ClassicClause.AUCTION_HIGHEST, new TradeEvent.Unsold(new Lot(lot)));
      }
      if (lot >= Deed.COUNT) {
        s.shortage.unsold();
      }
      return;
    }
    if (!out.silent()) {
      out.tell(
          ClassicClause.AUCTION_HIGHEST, new TradeEvent.AuctionWon(bidder, new Lot(lot), price));
    }
    Money.toBank(s, bidder, price, ClassicClause.AUCTION_HIGHEST, out);
    if (lot < Deed.COUNT) {
      s.give(Deed.ALL.get(lot), bidder);
    } else {
      s.shortage.won(bidder, price);
    }
  }

  /// The next deed of who went out.
  public static void nextLot(ClassicState s, Out out) {
    int owned = s.ownLots();
    int deed = owned != 0 ? Board.first(owned) : s.lastLot;
    s.lots &= ~(1 << deed);
    if (deed == s.lastLot) {
      s.lastLot = ClassicState.NOBODY;
    }
    open(s, new Lot(deed), 1, SeatSet.of(s.out), out);
  }
}
