package games.magie.classic.text;

import games.magie.classic.Card;
import games.magie.classic.ClassicMove.Standing;
import games.magie.classic.Deck;
import games.magie.classic.Deed;
import games.magie.classic.Space;
import games.magie.classic.Token;
import games.magie.classic.estate.Shortage;
import games.magie.classic.rules.Window;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.ClassicState.Stage;
import games.magie.classic.table.Pile;
import games.magie.kernel.Seats;
import games.magie.kernel.text.Fields;
import java.util.List;
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
public final class PositionWriter {
  private final ClassicState s;
  private final Fields out;

  public PositionWriter(ClassicState s, Fields out) {
    this.s = s;
    this.out = out;
  }

  /// @param knows the seats whose sealed wishes are written out; others' are `?`
  public void write(int knows) {
    out.star(s.waiting);
    table();
    new PendingWriter(s, out).write();
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

  static String deeds(int mask) {
    var text = new StringBuilder();
    for (Deed deed : Deed.ALL) {
      if ((mask & deed.bit()) != 0) {
        text.append(text.isEmpty() ? "" : " ").append(deed.text());
      }
    }
    return text.toString();
  }

  /// The used cards, the one that comes up first being the first.
  private void pile(Pile pile) {
    List<Card> used = pile.known();
    if (!used.isEmpty()) {
      out.put(pile.label() + "-used", used.stream().map(Card::text).toList());
    }
  }

  private void player(int seat) {
    out.put(seat, "cash", s.cash[seat]).put(seat, "at", Space.ALL.get(s.place[seat]).text());
    out.put(seat, "token", s.token[seat] < 0 ? "-" : Token.ALL.get(s.token[seat]).text());
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
    if (s.shortage.open()) {
      int wish = s.shortage.wish[seat];
      boolean sealed = (s.shortage.asked >> seat & 1) != 0;
      String text = wish == Shortage.UNKNOWN ? "-" : known || !sealed ? "" + wish : "?";
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
      int deeds = s.offers.of(seat).refusedBy(other);
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
