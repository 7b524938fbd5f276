package games.magie.classic.rules;

import games.magie.classic.BoardEvent;
import games.magie.classic.ClassicClause;
import games.magie.classic.ClassicMove;
import games.magie.classic.Deed;
import games.magie.classic.EstateEvent;
import games.magie.classic.MoveTable;
import games.magie.classic.Phase;
import games.magie.classic.Terms;
import games.magie.classic.Token;
import games.magie.classic.estate.Board;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.ClassicState.Stage;
import games.magie.classic.table.Money;
import games.magie.kernel.Chance;
import games.magie.kernel.Draw;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// Before the first turn: money, tokens, in the quicker game two deeds each, and who starts.
public final class SettingUp {
  public static final byte NO_TOKEN = -1;
  private static final int DEALT = 2;

  /// The deeds that are still with the bank, for the quicker game.
  private record DeedBag(int deeds) implements Draw {
    @Override
    public String label() {
      return "deed";
    }

    @Override
    public int bound() {
      return Integer.bitCount(deeds);
    }

    @Override
    public String text(int value) {
      return at(value).text();
    }

    Deed at(int value) {
      int rest = deeds;
      for (int skip = 0; skip < value; skip++) {
        rest &= rest - 1;
      }
      return Board.firstDeed(rest);
    }
  }

  private SettingUp() {}

  static void begin(ClassicState s, Out out) {
    for (int seat = 0; seat < s.seats; seat++) {
      s.token[seat] = NO_TOKEN;
      Money.fromBank(s, seat, s.options.startingCash(), ClassicClause.SETUP_MONEY, out);
    }
    s.stage = Stage.TOKENS;
    s.phase = Phase.TOKENS;
    s.waiting = s.alive();
  }

  /// The seats that have not chosen.
  static int awaited(ClassicState s) {
    int mask = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.token[seat] == NO_TOKEN && !s.isOut(seat)) {
        mask |= Seats.mask(seat);
      }
    }
    return mask;
  }

  static void legal(ClassicState s, int seat, Moves<ClassicMove> into) {
    for (Token token : Token.ALL.subList(0, s.edition().tokens)) {
      if (s.token[seat] == NO_TOKEN && chooser(s, token) < 0) {
        into.add(MoveTable.choose(token));
      }
    }
  }

  private static int chooser(ClassicState s, Token token) {
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.token[seat] == token.ordinal()) {
        return seat;
      }
    }
    return ClassicState.NOBODY;
  }

  static @Nullable Refusal objection(ClassicState s, int seat, Token token) {
    if (s.stage != Stage.TOKENS || s.token[seat] != NO_TOKEN) {
      return new Refusal(ClassicClause.SETUP_TOKEN, "token-chosen");
    }
    if (token.ordinal() >= s.edition().tokens) {
      return new Refusal(ClassicClause.SETUP_TOKEN, "no-such-token", token.text());
    }
    int chooser = chooser(s, token);
    return chooser < 0
        ? null
        : new Refusal(ClassicClause.SETUP_TOKEN, "token-taken", Seats.letter(chooser));
  }

  static void choose(ClassicState s, int seat, Token token, Chance chance, Out out) {
    s.token[seat] = (byte) token.ordinal();
    if (!out.silent()) {
      out.tell(ClassicClause.SETUP_TOKEN, new BoardEvent.TokenChosen(seat, token));
    }
    start(s, chance, out);
  }

  /// Time is up: the first token that is free.
  static void chooseAny(ClassicState s, int seat, Chance chance, Out out) {
    int token = 0;
    while (chooser(s, Token.ALL.get(token)) >= 0) {
      token++;
    }
    choose(s, seat, Token.ALL.get(token), chance, out);
  }

  /// Once all have chosen, the game begins.
  static void start(ClassicState s, Chance chance, Out out) {
    if (awaited(s) != 0) {
      return;
    }
    if (s.options.quicker()) {
      dealDeeds(s, chance, out);
    }
    s.starter = rollOff(s, chance, out);
    s.active = s.starter;
    s.stage = Stage.ROLL;
    s.phase = Phase.ROLL;
    s.question++;
    TurnFlow.tellTurn(s, out);
  }

  private static void dealDeeds(ClassicState s, Chance chance, Out out) {
    for (int round = 0; round < DEALT; round++) {
      for (int seat = 0; seat < s.seats; seat++) {
        if (s.isOut(seat)) {
          continue;
        }
        int left = Terms.DEEDS;
        for (int owned : s.owned) {
          left &= ~owned;
        }
        var bag = new DeedBag(left);
        Deed deed = bag.at(chance.draw(bag));
        s.give(deed, seat);
        if (!out.silent()) {
          out.tell(
              ClassicClause.POCKET_QUICK_DEAL, new EstateEvent.Dealt(seat, deed, deed.price()));
        }
        Money.toBank(s, seat, deed.price(), ClassicClause.POCKET_QUICK_DEAL, out);
      }
    }
  }

  /// The highest total starts; the tied roll again among themselves.
  private static int rollOff(ClassicState s, Chance chance, Out out) {
    int rolling = s.alive();
    while (Integer.bitCount(rolling) > 1) {
      int best = 0;
      int tied = 0;
      for (int seat = 0; seat < s.seats; seat++) {
        if ((rolling & Seats.mask(seat)) == 0) {
          continue;
        }
        int first = Movement.throwDie(chance);
        int second = Movement.throwDie(chance);
        if (!out.silent()) {
          out.tell(ClassicClause.SETUP_FIRST, new BoardEvent.RolledOff(seat, first, second));
        }
        if (first + second > best) {
          best = first + second;
          tied = 0;
        }
        if (first + second == best) {
          tied |= Seats.mask(seat);
        }
      }
      rolling = tied;
    }
    return Integer.numberOfTrailingZeros(rolling);
  }
}
