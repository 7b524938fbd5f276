package games.magie.classic.text;

import games.magie.classic.Card;
import games.magie.classic.ClassicMove.Standing;
import games.magie.classic.ClassicOptions;
import games.magie.classic.Deck;
import games.magie.classic.Phase;
import games.magie.classic.Space;
import games.magie.classic.Token;
import games.magie.classic.estate.Board;
import games.magie.classic.rules.Asked;
import games.magie.classic.rules.Jail;
import games.magie.classic.rules.SettingUp;
import games.magie.classic.rules.Window;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.ClassicState.End;
import games.magie.classic.table.ClassicState.Stage;
import games.magie.classic.table.Pile;
import games.magie.classic.table.Purse;
import games.magie.classic.trade.Offers;
import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
import games.magie.kernel.text.Fields;
import games.magie.kernel.text.Numbers;
import games.magie.kernel.text.Words;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Reads what [PositionWriter] writes, and refuses positions that the rules cannot lead to.
final class PositionReader {
  static final int MOST_MONEY = 100_000_000;
  private static final int MOST_TURNS = 100_000_000;

  private final ClassicState s;
  private final Fields in;

  PositionReader(ClassicOptions options, int seats, Fields in) {
    this.s = new ClassicState(options, seats);
    this.in = in;
  }

  ClassicState read() {
    table();
    for (int seat = 0; seat < s.seats; seat++) {
      player(seat);
    }
    new EstateReader(s, in).read();
    for (Deck deck : Deck.ALL) {
      pile(deck);
    }
    new PendingReader(s, in).read();
    in.allTaken();
    int money = Arrays.stream(s.cash).sum();
    s.cash[Purse.BANK.ordinal()] = -money;
    s.phase = phase();
    s.waiting = Asked.by(s);
    new PositionCheck(s).check();
    return s;
  }

  static List<String> words(@Nullable String text) {
    return text == null ? List.of() : Words.split(text);
  }

  private void table() {
    s.turn = in.take("turn", 1, MOST_TURNS, 1);
    s.round = in.take("round", 1, MOST_TURNS, 1);
    s.question = in.take("question", Integer.MIN_VALUE, Integer.MAX_VALUE, 1);
    int starred = in.starred();
    String only = Integer.bitCount(starred) == 1 ? Seats.letters(starred) : "A";
    s.active = Seats.seat(in.take(Fields.TABLE, "active", only), s.seats);
    s.starter = Seats.seat(in.take(Fields.TABLE, "starter", Seats.letter(s.active)), s.seats);
    String over = in.take("over");
    String stage = in.take("stage");
    if (over != null) {
      s.stage = Stage.OVER;
      s.end = end(over);
    } else if (stage != null) {
      s.stage = stage(stage);
    }
    List<String> dice = words(in.take("dice"));
    if (!dice.isEmpty()) {
      if (dice.size() != 2) {
        throw new BadInput("dice: two numbers are needed");
      }
      s.first = Numbers.parse(dice.get(0), "dice", 1, 6);
      s.second = Numbers.parse(dice.get(1), "dice", 1, 6);
    }
    s.doubles = in.take("doubles", 0, 2, 0);
    s.jailMove = flag("jail-move");
    s.buying = flag("buying");
    s.minutes = in.take("minutes", 0, s.options.speedyMinutes(), 0);
    s.cash[Purse.POT.ordinal()] = in.take("pot", 0, MOST_MONEY, 0);
    s.done = seats("done");
    s.held = seats("held");
    s.heldOnce = seats("held-once");
  }

  private boolean flag(String name) {
    String value = in.take(name);
    if (value != null && !value.equals("yes")) {
      throw new BadInput(name + ": '" + value + "' should be yes");
    }
    return value != null;
  }

  private int seats(String name) {
    return seats(in.take(Fields.TABLE, name, "-"), s.seats);
  }

  static int seats(String letters, int seats) {
    int mask = Seats.parseLetters(letters);
    if (mask < 0 || mask >> seats != 0) {
      throw new BadInput("'" + letters + "' names seats that are not there");
    }
    return mask;
  }

  private static End end(String text) {
    for (End end : End.values()) {
      if (end != End.NONE && end.name().toLowerCase(Locale.ROOT).equals(text)) {
        return end;
      }
    }
    throw new BadInput("over: '" + text + "' should be last, quicker, speedy, rounds or agreed");
  }

  private static Stage stage(String text) {
    for (Stage stage : Stage.values()) {
      if (stage != Stage.OVER && stage.name().toLowerCase(Locale.ROOT).equals(text)) {
        return stage;
      }
    }
    throw new BadInput("stage: '" + text + "' should be tokens, roll, acting or window");
  }

  private void player(int seat) {
    s.cash[seat] = in.take(seat, "cash", 0, MOST_MONEY, s.options.startingCash());
    s.place[seat] = (byte) Space.of(in.take(seat, "at", "go")).ordinal();
    String token = in.take(seat, "token", Token.ALL.get(seat).text());
    s.token[seat] = token.equals("-") ? SettingUp.NO_TOKEN : (byte) Token.of(token).ordinal();
    for (int other = 0; other < seat; other++) {
      if (s.token[other] == s.token[seat] && s.token[seat] >= 0) {
        throw new BadInput("token: " + token + " is taken twice");
      }
    }
    int out = in.take(seat, "out", 1, s.seats, 0);
    if (out > 0) {
      s.out |= Seats.mask(seat);
      s.wentOut[seat] = (byte) out;
      s.cash[seat] = 0;
    }
    String jail = in.take(seat, "jail");
    if (jail != null) {
      s.failedRolls[seat] = (byte) Numbers.parse(jail, "jail", 0, Jail.ROLLS);
      s.jailed |= Seats.mask(seat);
      s.place[seat] = (byte) Board.JAIL;
    }
    for (String card : words(in.take(seat, "cards"))) {
      Deck deck = Deck.of(card);
      if (s.holder[deck.ordinal()] >= 0) {
        throw new BadInput("cards: the " + card + " card is held twice");
      }
      s.holder[deck.ordinal()] = (byte) seat;
      s.pile(deck).take(Card.keep(deck));
    }
    s.addressed[seat] = (byte) in.take(seat, "addressed", 0, 255, 0);
    s.offers.made[seat] = (byte) in.take(seat, "offers-made", 0, Offers.MOST_A_TURN, 0);
    s.offers.madeAny |= s.offers.made[seat] > 0;
    orders(seat);
  }

  private void orders(int seat) {
    for (String word : words(in.take(seat, "orders"))) {
      boolean changed = word.endsWith("!");
      String order = changed ? word.substring(0, word.length() - 1) : word;
      Standing what = standing(order);
      if (order.endsWith("=on") != Window.on(s, seat, what)) {
        switch (what) {
          case AUTO_CLAIM -> s.asksByHand ^= Seats.mask(seat);
          case AUTO_DONE -> s.autoDone ^= Seats.mask(seat);
        }
      }
      s.ordered |= changed ? 1 << (ClassicState.MOST_SEATS * what.ordinal() + seat) : 0;
    }
  }

  private static Standing standing(String order) {
    for (Standing what : Standing.ALL) {
      if (order.equals(what.text() + "=on") || order.equals(what.text() + "=off")) {
        return what;
      }
    }
    throw new BadInput("orders: '" + order + "' should look like auto-claim=off");
  }

  private void pile(Deck deck) {
    Pile pile = s.pile(deck);
    for (String word : words(in.take(deck.text() + "-used"))) {
      Card card = Card.of(word);
      if (!pile.take(card)) {
        throw new BadInput(deck.text() + "-used: " + word + " cannot lie there");
      }
      pile.putBelow(card);
    }
  }

  /// What is asked follows from what is pending.
  private Phase phase() {
    if (s.stage == Stage.OVER || s.stage == Stage.TOKENS) {
      return s.stage == Stage.OVER ? Phase.OVER : Phase.TOKENS;
    }
    if (s.auction.running()) {
      return Phase.AUCTION;
    } else if (s.heir >= 0) {
      return Phase.TRANSFER;
    } else if (s.shortage.placer >= 0) {
      return Phase.PLACE;
    } else if (s.shortage.sealed()) {
      return Phase.WISHES;
    } else if (s.debts.opened) {
      return Phase.DEBT;
    } else if (s.buying) {
      return Phase.BUY;
    } else if (s.stage == Stage.ACTING) {
      throw new BadInput("stage: acting, but nothing is asked");
    } else if (s.stage == Stage.ROLL && s.isOut(s.active)) {
      throw new BadInput("seat " + Seats.letter(s.active) + " is out and cannot have the turn");
    }
    return s.stage == Stage.WINDOW ? Phase.WINDOW : Phase.ROLL;
  }
}
