package games.magie.classic;

import games.magie.classic.ClassicMove.Offer;
import games.magie.classic.ClassicMove.Standing;
import games.magie.classic.estate.Board;
import games.magie.classic.estate.Building;
import games.magie.classic.estate.Mortgage;
import games.magie.classic.estate.Selling;
import games.magie.classic.estate.Worth;
import games.magie.classic.picture.Painter;
import games.magie.classic.picture.Prospect;
import games.magie.classic.rules.Business;
import games.magie.classic.rules.Window;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.Money;
import games.magie.classic.text.PositionWriter;
import games.magie.classic.trade.Auction;
import games.magie.classic.trade.TradeTerms;
import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.View;
import games.magie.kernel.text.Fields;
import org.jspecify.annotations.Nullable;

/// What a player sees: everything but the sealed wishes of others. Deeds, groups and spaces are
/// numbered as in [Deed], [Group] and [Space]; sets of them are bit masks.
public final class ClassicView implements View {
  private final ClassicState s;
  private final int seat;

  public ClassicView(ClassicState s, int seat) {
    this.s = s;
    this.seat = seat;
  }

  /// The position as this seat may know it, and what the players are worth.
  public void write(Fields out) {
    new PositionWriter(s, out).write(seat < 0 ? 0 : Seats.mask(seat));
    for (int each = 0; each < s.seats; each++) {
      if (!s.isOut(each)) {
        out.put(each, "worth", worth(each)).put(each, "raisable", raisable(each));
      }
    }
  }

  /// Whose view this is; -1 for a spectator.
  public int seat() {
    return seat;
  }

  public int seats() {
    return s.seats;
  }

  public Phase phase() {
    return s.phase;
  }

  public int active() {
    return s.active;
  }

  public int turn() {
    return s.turn;
  }

  public int round() {
    return s.round;
  }

  /// Doubles thrown in this turn.
  public int doubles() {
    return s.doubles;
  }

  public boolean isOut(int who) {
    return s.isOut(who);
  }

  public int cash(int who) {
    return s.cash[who];
  }

  /// The number of the space.
  public int place(int who) {
    return s.place[who];
  }

  public boolean inJail(int who) {
    return s.isJailed(who);
  }

  public int failedRolls(int who) {
    return s.failedRolls[who];
  }

  /// Cash, half of the buildings and all mortgages that are possible.
  public int raisable(int who) {
    return Money.raisable(s, who);
  }

  public int worth(int who) {
    return Worth.of(s, who);
  }

  /// The deeds of a player.
  public int owned(int who) {
    return s.owned[who];
  }

  /// The groups that a player owns whole.
  public int whole(int who) {
    return s.whole[who];
  }

  /// The deeds of these groups.
  public int wholeDeeds(int who) {
    return Board.deedsIn(s.whole[who]);
  }

  /// -1 for the bank.
  public int owner(int deed) {
    return s.owner[deed];
  }

  /// The sites that a player misses in colour groups of which it has some.
  public int missing(int who) {
    return s.missing[who];
  }

  /// Those of them that would make a group whole.
  public int completing(int who) {
    return s.completing[who];
  }

  /// The deeds that players own.
  public int sold() {
    return s.sold;
  }

  public int mortgaged() {
    return s.mortgaged;
  }

  /// The groups with a building on them.
  public int built() {
    return s.built;
  }

  /// The deeds of the groups with a building on them.
  public int builtDeeds() {
    return s.builtDeeds;
  }

  /// The deeds of this player that could be mortgaged.
  public int mortgageable() {
    return Mortgage.free(s, seat);
  }

  /// The sites from which this player could sell a step of building.
  public int sellable() {
    return Selling.sites(s, seat);
  }

  /// Whether a group of this player has a hotel that the bank cannot exchange for houses.
  public boolean hotelStuck() {
    return Selling.stuck(s, seat);
  }

  /// Houses on a site, a hotel being one step above them.
  public int level(int deed) {
    return s.level[deed];
  }

  /// The step that is a hotel.
  public int hotelLevel() {
    return s.options.hotelLevel();
  }

  public int stock(Lot building) {
    return Building.stock(s, building.number());
  }

  public boolean holdsCard(int who, Deck deck) {
    return s.holder[deck.ordinal()] == who;
  }

  /// Cards that lie in a pile, seen or not.
  public int pileSize(Deck deck) {
    return s.pile(deck).size();
  }

  public boolean ordered(int who, Standing what) {
    return Window.on(s, who, what);
  }

  /// Whether this player may give a standing order now.
  public boolean mayOrder(Standing what, boolean on) {
    return Window.objection(s, seat, new ClassicMove.Order(what, on)) == null;
  }

  /// The sites on which this player could put a building now, money aside.
  public int buildable() {
    return Business.open(s, seat) ? Building.sites(s, seat) : 0;
  }

  public boolean mustAsk() {
    return s.options.mustAsk();
  }

  /// The deed of the space on which the active player stands, or -1.
  public int landedOn() {
    return Board.deedAt(s.place[s.active]);
  }

  /// What is auctioned: a deed, or a number from [Deed#COUNT] on for a building.
  public int lot() {
    return s.auction.lot;
  }

  /// Whether this player may still raise the bid of the auction that runs.
  public boolean mayBid() {
    return seat >= 0 && s.phase == Phase.AUCTION && (Auction.awaited(s) & Seats.mask(seat)) != 0;
  }

  public int highBid() {
    return s.auction.high;
  }

  public int debtor() {
    return s.debts.opened ? s.debts.debtor(0) : ClassicState.NOBODY;
  }

  public int debt() {
    return s.debts.opened ? s.debts.amount(0) : 0;
  }

  /// The mask of those who are owed; empty is the bank.
  public int creditors() {
    return s.debts.opened ? s.debts.creditors(0).mask() : 0;
  }

  public int offers() {
    return s.offers.count;
  }

  public int offerNumber(int at) {
    return s.offers.number(at);
  }

  public int offerFrom(int at) {
    return s.offers.from(at);
  }

  public int offerTo(int at) {
    return s.offers.offer(at).to();
  }

  /// As its maker says them.
  public Terms offerTerms(int at) {
    return s.offers.offer(at).terms();
  }

  /// Offers that a player made in this turn.
  public int offersMade(int who) {
    return s.offers.made[who];
  }

  /// The deeds that another player has refused to give this seat when it asked for them.
  public int refusedBy(int who) {
    return s.offers.of(seat).refusedBy(who);
  }

  /// Whether this seat and another may deal now.
  public boolean mayDealWith(int who) {
    return Business.mayDeal(s, SeatSet.only(seat).with(who));
  }

  /// Whether a trade that this seat offers could be carried out now.
  public boolean deliverable(Offer offer) {
    return TradeTerms.objection(s, seat, offer) == null;
  }

  /// Whether a trade that was offered could be carried out now.
  public boolean deliverable(int at) {
    return TradeTerms.objection(s, s.offers.from(at), s.offers.offer(at)) == null;
  }

  @Override
  public ClassicPicture picture() {
    return new Painter(s, seat).paint();
  }

  /// What an offer would be.
  @Override
  public @Nullable ClassicPicture outlook(Move move) {
    ClassicState after = Prospect.offered(s, seat, move);
    return after == null ? null : new Painter(after, seat).paint();
  }
}
