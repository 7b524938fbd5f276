package games.magie.classic.picture;

import games.magie.classic.Card;
import games.magie.classic.ClassicMove.Offer;
import games.magie.classic.ClassicMove.Standing;
import games.magie.classic.ClassicPicture;
import games.magie.classic.Deck;
import games.magie.classic.Deed;
import games.magie.classic.Lot;
import games.magie.classic.Space;
import games.magie.classic.Token;
import games.magie.classic.estate.Board;
import games.magie.classic.estate.Building;
import games.magie.classic.estate.Selling;
import games.magie.classic.estate.Worth;
import games.magie.classic.rules.Ending;
import games.magie.classic.rules.Imagining;
import games.magie.classic.rules.Movement;
import games.magie.classic.rules.Rent;
import games.magie.classic.rules.Window;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.ClassicState.Stage;
import games.magie.classic.table.Money;
import games.magie.classic.table.OpenRents.OpenRent;
import games.magie.classic.table.Pile;
import games.magie.classic.trade.TradeTerms;
import games.magie.kernel.Seats;
import java.util.ArrayList;
import java.util.List;

/// Makes the [ClassicPicture] of a seat.
public final class Painter {
  private static final int SEALED = -2;

  private final ClassicState s;
  private final int viewer;

  public Painter(ClassicState s, int viewer) {
    this.s = s;
    this.viewer = viewer;
  }

  public ClassicPicture paint() {
    int next = s.stage == Stage.WINDOW && !Movement.rollsAgain(s) ? s.after(s.active) : s.active;
    return new ClassicPicture(
        s.edition().id,
        s.phase.text(),
        s.active,
        next,
        s.turn,
        s.round,
        s.first == 0 ? List.of() : List.of(s.first, s.second),
        s.doubles,
        s.minutesLeft(),
        s.lastTurn(),
        s.pot(),
        s.houses,
        s.hotels,
        players(),
        properties(),
        Odds.landing(s, next),
        auction(),
        debts(),
        claims(),
        offers(),
        shortage(),
        interest(),
        lots(),
        used(s.chance),
        used(s.chest));
  }

  private List<ClassicPicture.Player> players() {
    var players = new ArrayList<ClassicPicture.Player>();
    for (int seat = 0; seat < s.seats; seat++) {
      var cards = new ArrayList<String>();
      for (Deck deck : Deck.ALL) {
        if (s.holder[deck.ordinal()] == seat) {
          cards.add(deck.text());
        }
      }
      players.add(
          new ClassicPicture.Player(
              s.cash[seat],
              Space.ALL.get(s.place[seat]).text(),
              s.token[seat] < 0 ? "" : Token.ALL.get(s.token[seat]).text(),
              s.isJailed(seat),
              s.failedRolls[seat],
              s.isOut(seat),
              Worth.of(s, seat),
              Money.raisable(s, seat),
              cards,
              Window.on(s, seat, Standing.AUTO_CLAIM),
              Window.on(s, seat, Standing.AUTO_DONE),
              (s.done >> seat & 1) != 0,
              Ending.rank(s, seat)));
    }
    return players;
  }

  private List<ClassicPicture.Property> properties() {
    var properties = new ArrayList<ClassicPicture.Property>();
    for (Deed deed : Deed.ALL) {
      int at = deed.ordinal();
      properties.add(
          new ClassicPicture.Property(
              deed.text(),
              deed.group().text(),
              deed.space(),
              s.owner[at],
              s.level[at],
              s.isMortgaged(at),
              deed.price(),
              deed.mortgageValue(),
              deed.repayment(),
              deed.group().houseCost(),
              Selling.value(deed.group(), 1),
              earns(deed),
              earnsNext(deed),
              Rent.printed(s, at)));
    }
    return properties;
  }

  private int earns(Deed deed) {
    if (s.owner[deed.ordinal()] < 0 || s.isMortgaged(deed.ordinal())) {
      return 0;
    }
    int times = Rent.times(s, deed, false);
    return times > 0 ? times : Rent.fixed(s, deed);
  }

  private int earnsNext(Deed deed) {
    boolean site = deed.group().colour() && s.owner[deed.ordinal()] >= 0;
    int level = s.level[deed.ordinal()];
    return site && level < s.options.hotelLevel() ? Rent.site(s, deed, level + 1) : 0;
  }

  private List<ClassicPicture.Bidding> auction() {
    if (!s.auction.running()) {
      return List.of();
    }
    var passed = new ArrayList<Boolean>();
    for (int seat = 0; seat < s.seats; seat++) {
      passed.add((s.auction.passed >> seat & 1) != 0);
    }
    return List.of(
        new ClassicPicture.Bidding(
            new Lot(s.auction.lot).text(),
            s.auction.high + 1,
            s.auction.high,
            s.auction.bidder,
            passed));
  }

  private List<ClassicPicture.Owed> debts() {
    var debts = new ArrayList<ClassicPicture.Owed>();
    for (int at = 0; at < s.debts.count; at++) {
      var creditors = new ArrayList<Integer>();
      for (int seat = 0; seat < s.seats; seat++) {
        if (s.debts.creditors(at).has(seat)) {
          creditors.add(seat);
        }
      }
      Deed deed = s.debts.get(at).deed();
      debts.add(
          new ClassicPicture.Owed(
              s.debts.debtor(at),
              creditors,
              s.debts.amount(at),
              s.debts.get(at).why().text(),
              deed == null ? "" : deed.text(),
              at == 0 && s.debts.opened));
    }
    return debts;
  }

  private List<ClassicPicture.Claim> claims() {
    var claims = new ArrayList<ClassicPicture.Claim>();
    for (OpenRent rent : s.openRents.all()) {
      claims.add(
          new ClassicPicture.Claim(
              rent.debtor(), rent.owner(), rent.deed().text(), rent.amount(), rent.times()));
    }
    return claims;
  }

  private List<ClassicPicture.Offered> offers() {
    var offers = new ArrayList<ClassicPicture.Offered>();
    for (int at = 0; at < s.offers.count; at++) {
      int from = s.offers.from(at);
      Offer offer = s.offers.offer(at);
      offers.add(
          new ClassicPicture.Offered(
              s.offers.number(at),
              from,
              offer.to(),
              offer.terms().text(),
              s.offers.counterTo(at),
              TradeTerms.objection(s, from, offer) == null,
              Prospect.of(s, from, offer)));
    }
    return offers;
  }

  private List<ClassicPicture.Wanted> shortage() {
    if (!s.shortage.open()) {
      return List.of();
    }
    int hidden = Imagining.hidden(s, viewer);
    var wishes = new ArrayList<Integer>();
    for (int seat = 0; seat < s.seats; seat++) {
      wishes.add((hidden & Seats.mask(seat)) != 0 ? SEALED : (int) s.shortage.wish[seat]);
    }
    return List.of(
        new ClassicPicture.Wanted(
            new Lot(s.shortage.kind).text(),
            s.shortage.opener,
            Deed.ALL.get(s.shortage.site).text(),
            Building.stock(s, s.shortage.kind),
            wishes,
            s.shortage.placer));
  }

  private List<ClassicPicture.Interest> interest() {
    var interest = new ArrayList<ClassicPicture.Interest>();
    for (int seat = 0; seat < s.seats; seat++) {
      for (int rest = s.fees[seat]; rest != 0; rest &= rest - 1) {
        Deed deed = Deed.ALL.get(Board.first(rest));
        interest.add(
            new ClassicPicture.Interest(seat, deed.text(), deed.interest(), deed.repayment()));
      }
    }
    return interest;
  }

  /// In the order in which they come under the hammer.
  private List<String> lots() {
    List<String> lots = named(s.ownLots());
    if (s.lastLot >= 0) {
      lots.add(Deed.ALL.get(s.lastLot).text());
    }
    return lots;
  }

  private static List<String> named(int deeds) {
    var named = new ArrayList<String>();
    for (int rest = deeds; rest != 0; rest &= rest - 1) {
      named.add(Deed.ALL.get(Board.first(rest)).text());
    }
    return named;
  }

  private static List<String> used(Pile pile) {
    return pile.known().stream().map(Card::text).toList();
  }
}
