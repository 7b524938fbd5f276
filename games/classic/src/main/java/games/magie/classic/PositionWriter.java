package games.magie.classic;

import games.magie.classic.ClassicMove.Standing;
import games.magie.classic.ClassicState.Stage;
import games.magie.kernel.Fields;
import games.magie.kernel.Seats;
import java.util.Locale;

/// Writes a position: everything that makes it what it is, such as
///
///     turn: 12 | round: 4 | starter: B | active: A | question: 31 | dice: 3 4
///     auction: boardwalk bid 120 by B passed C
///     A* cash: 310 | at: boardwalk | token: lantern | deeds: oriental/2 vermont/1 connecticut/2
///     B* cash: 540 | at: jail | token: kettle | jail: 1 | deeds: baltic/mortgaged
///
/// What stands at its start value is left out, but for the fields of the first line, cash, place and
/// token.
final class PositionWriter {
  private final ClassicState s;
  private final Fields out;

  PositionWriter(ClassicState s, Fields out) {
    this.s = s;
    this.out = out;
  }

  /// @param knows the seats whose sealed wishes are written out; others' are `?`
  void write(int knows) {
    out.star(s.waiting);
    table();
    pending();
    for (Deck deck : Deck.ALL) {
      pile(s.pile(deck));
    }
    for (int seat = 0; seat < s.seats; seat++) {
      player(seat);
      seatPending(seat, (knows >> seat & 1) != 0);
    }
  }

  private void table() {
    out.put("turn", s.turn).put("round", s.round).put("starter", Seats.letter(s.starter));
    out.put("active", Seats.letter(s.active)).put("question", s.question);
    if (s.stage == Stage.OVER) {
      out.put("over", s.end.name().toLowerCase(Locale.ROOT));
    } else if (s.stage != Stage.ROLL) {
      out.put("stage", s.stage.name().toLowerCase(Locale.ROOT));
    }
    if (s.first > 0) {
      out.put("dice", s.first + " " + s.second);
    }
    number("doubles", s.doubles);
    flag("jail-move", s.jailMove);
    flag("buying", s.buying);
    number("minutes", s.minutes);
    number("pot", s.pot());
    mask("done", s.done);
    mask("held", s.held);
    mask("held-once", s.heldOnce);
  }

  private void number(String name, int value) {
    if (value != 0) {
      out.put(name, value);
    }
  }

  private void flag(String name, boolean value) {
    if (value) {
      out.put(name, "yes");
    }
  }

  private void mask(String name, int seats) {
    if (seats != 0) {
      out.put(name, Seats.letters(seats));
    }
  }

  private void pending() {
    if (s.auction.running()) {
      out.put("auction", auction());
    }
    if (s.wishing.open()) {
      out.put(
          "shortage",
          "%s by %s on %s asked %s"
              .formatted(
                  new Lot(s.wishing.kind).text(),
                  Seats.letter(s.wishing.opener),
                  Deed.ALL[s.wishing.site].text(),
                  Seats.letters(s.wishing.asked)));
    }
    if (s.wishing.placer >= 0) {
      String paid = s.wishing.paid < 0 ? "deed-price" : String.valueOf(s.wishing.paid);
      out.put("placing", Seats.letter(s.wishing.placer) + " " + paid);
    }
    if (s.heir >= 0) {
      out.put("heir", Seats.letter(s.heir));
    }
    if (s.ownLots() != 0) {
      out.put("lots", deeds(s.ownLots()));
    }
    if (s.lastLot >= 0) {
      out.put("last-lot", Deed.ALL[s.lastLot].text());
    }
    if (s.debts.count > 0) {
      out.put("debts", debts());
      if (!s.debts.opened) {
        out.put("debt-asked", "no");
      }
    }
    if (s.claims.count > 0) {
      out.put("claims", claims());
    }
    if (s.offers.next > 1) {
      out.put("next-offer", s.offers.next);
    }
    if (s.offers.count > 0) {
      out.put("offers", offers());
    }
  }

  private String auction() {
    var text = new StringBuilder(new Lot(s.auction.lot).text());
    if (s.auction.opening != 1) {
      text.append(" from ").append(s.auction.opening);
    }
    if (s.auction.bidder >= 0) {
      text.append(" bid ").append(s.auction.high);
      text.append(" by ").append(Seats.letter(s.auction.bidder));
    }
    int passed = s.auction.passed & ~s.out;
    return passed == 0 ? text.toString() : text + " passed " + Seats.letters(passed);
  }

  private static String deeds(int mask) {
    var text = new StringBuilder();
    for (Deed deed : Deed.ALL) {
      if ((mask & deed.bit()) != 0) {
        text.append(text.isEmpty() ? "" : " ").append(deed.text());
      }
    }
    return text.toString();
  }

  private String debts() {
    var text = new StringBuilder();
    Debts debts = s.debts;
    for (int at = 0; at < debts.count; at++) {
      text.append(at == 0 ? "" : " ").append(Seats.letter(debts.debtor(at))).append('>');
      text.append(ClassicEvent.creditors(debts.creditors(at)));
      text.append(':').append(debts.amount(at)).append(':');
      text.append(debts.cause(at).name().toLowerCase(Locale.ROOT));
      if (debts.deed(at) >= 0) {
        text.append(':').append(Deed.ALL[debts.deed(at)].text());
      }
    }
    return text.toString();
  }

  private String claims() {
    var text = new StringBuilder();
    Claims claims = s.claims;
    for (int at = 0; at < claims.count; at++) {
      text.append(at == 0 ? "" : " ").append(Seats.letter(claims.debtor(at))).append('>');
      text.append(Seats.letter(claims.owner(at))).append(':');
      text.append(Deed.ALL[claims.deed(at)].text()).append(':');
      text.append(claims.times(at) > 0 ? "x" + claims.times(at) : "" + claims.amount(at));
    }
    return text.toString();
  }

  private String offers() {
    var text = new StringBuilder();
    Offers offers = s.offers;
    for (int at = 0; at < offers.count; at++) {
      text.append(at == 0 ? "" : " ").append(offers.number(at)).append(':');
      text.append(Seats.letter(offers.from(at))).append('>');
      text.append(Seats.letter(offers.to(at)));
      text.append(':').append(offers.terms(at).text().replace(' ', ','));
      if (offers.counterTo(at) != 0) {
        text.append(":counters=").append(offers.counterTo(at));
      }
    }
    return text.toString();
  }

  /// The used cards, the one that comes up first being the first.
  private void pile(Pile pile) {
    if (pile.known() > 0) {
      var text = new StringBuilder();
      for (int at = 0; at < pile.known(); at++) {
        text.append(at == 0 ? "" : " ").append(Card.of(pile.deck, pile.knownAt(at)).text());
      }
      out.put(pile.deck.text() + "-used", text.toString());
    }
  }

  private void player(int seat) {
    out.put(seat, "cash", s.cash[seat]).put(seat, "at", Space.ALL[s.place[seat]].text());
    out.put(seat, "token", s.token[seat] < 0 ? "-" : Token.ALL[s.token[seat]].text());
    if (s.isOut(seat)) {
      out.put(seat, "out", s.wentOut[seat]);
    }
    if (s.isJailed(seat)) {
      out.put(seat, "jail", s.failedRolls[seat]);
    }
    if (s.owned[seat] != 0) {
      out.put(seat, "deeds", estate(seat));
    }
    var cards = new StringBuilder();
    for (Deck deck : Deck.ALL) {
      if (s.holder[deck.ordinal()] == seat) {
        cards.append(cards.isEmpty() ? "" : " ").append(deck.text());
      }
    }
    if (!cards.isEmpty()) {
      out.put(seat, "cards", cards.toString());
    }
  }

  private String estate(int seat) {
    var text = new StringBuilder();
    for (Deed deed : Deed.ALL) {
      int at = deed.ordinal();
      if (s.owner[at] == seat) {
        text.append(text.isEmpty() ? "" : " ").append(deed.text());
        if (s.isMortgaged(at)) {
          text.append("/mortgaged");
        } else if (s.hasHotel(at)) {
          text.append("/hotel");
        } else if (s.level[at] > 0) {
          text.append('/').append(s.level[at]);
        }
      }
    }
    return text.toString();
  }

  private void seatPending(int seat, boolean known) {
    if (s.fees[seat] != 0) {
      out.put(seat, "interest", deeds(s.fees[seat]));
    }
    if (s.wishing.open()) {
      int wish = s.wishing.wish[seat];
      boolean sealed = (s.wishing.asked >> seat & 1) != 0;
      String text = wish == Wishing.UNKNOWN ? "-" : known || !sealed ? "" + wish : "?";
      out.put(seat, "wish", text);
    }
    if (s.offers.made[seat] > 0) {
      out.put(seat, "offers-made", s.offers.made[seat]);
    }
    refused(seat);
    if (s.addressed[seat] != 0) {
      out.put(seat, "addressed", s.addressed[seat] & 0xff);
    }
    var orders = new StringBuilder();
    for (Standing what : Standing.ALL) {
      boolean changed = (s.ordered >> (ClassicState.MOST_SEATS * what.ordinal() + seat) & 1) != 0;
      boolean on = Window.on(s, seat, what);
      if (on != startsOn(s, what) || changed) {
        orders.append(orders.isEmpty() ? "" : " ").append(what.text());
        orders.append(on ? "=on" : "=off").append(changed ? "!" : "");
      }
    }
    if (!orders.isEmpty()) {
      out.put(seat, "orders", orders.toString());
    }
  }

  /// `B=boardwalk+baltic`: what B has refused to part with when this seat asked.
  private void refused(int seat) {
    var text = new StringBuilder();
    for (int other = 0; other < s.seats; other++) {
      int deeds = s.offers.refused[s.offers.pair(seat, other)];
      if (deeds != 0) {
        text.append(text.isEmpty() ? "" : " ").append(Seats.letter(other)).append('=');
        text.append(deeds(deeds).replace(' ', '+'));
      }
    }
    if (!text.isEmpty()) {
      out.put(seat, "refused-by", text.toString());
    }
  }

  /// How a standing order stands at the start of a game.
  static boolean startsOn(ClassicState s, Standing what) {
    return what == Standing.AUTO_CLAIM && !s.options.mustAsk();
  }
}
