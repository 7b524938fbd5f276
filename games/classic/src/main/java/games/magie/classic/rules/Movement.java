package games.magie.classic.rules;

import games.magie.classic.BoardEvent;
import games.magie.classic.ClassicClause;
import games.magie.classic.Deck;
import games.magie.classic.Deed;
import games.magie.classic.Space;
import games.magie.classic.estate.Board;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.ClassicState.Stage;
import games.magie.classic.table.Debts;
import games.magie.classic.table.Debts.Owed;
import games.magie.classic.table.Money;
import games.magie.classic.table.Purse;
import games.magie.classic.trade.Trades;
import games.magie.kernel.Chance;
import games.magie.kernel.Draw;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// Throwing the dice, moving, GO, and what the space is.
public final class Movement {
  private static final int DOUBLES_TO_JAIL = 3;

  /// One die.
  private static final Draw DIE =
      new Draw() {
        @Override
        public String label() {
          return "die";
        }

        @Override
        public int bound() {
          return 6;
        }

        @Override
        public String text(int value) {
          return String.valueOf(value + 1);
        }
      };

  private Movement() {}

  static int throwDie(Chance chance) {
    return chance.draw(DIE) + 1;
  }

  static @Nullable Refusal objection(ClassicState s, int seat) {
    if (seat != s.active) {
      return new Refusal(ClassicClause.TURN_PASS, "not-your-turn", Seats.letter(s.active));
    }
    return switch (s.phase) {
      case ROLL -> null;
      case WINDOW -> new Refusal(ClassicClause.WINDOW, "turn-over");
      case DEBT -> new Refusal(ClassicClause.DEBT_RAISE, "debt-open");
      case TOKENS, BUY, AUCTION, TRANSFER, WISHES, PLACE, OVER ->
          new Refusal(ClassicClause.TURN_ROLL, "no-roll-now");
    };
  }

  static void roll(ClassicState s, Chance chance, Out out) {
    if (!s.openRents.isEmpty()) {
      Rent.close(s, out);
    }
    if (s.offers.count > 0) {
      Trades.lapseAll(s, out);
    }
    s.first = throwDie(chance);
    s.second = throwDie(chance);
    if (!out.silent()) {
      out.tell(ClassicClause.TURN_ROLL, new BoardEvent.Rolled(s.active, s.first, s.second));
    }
    s.stage = Stage.ACTING;
    if (s.isJailed(s.active)) {
      Jail.rolled(s, chance, out);
      return;
    }
    if (s.first == s.second) {
      s.doubles++;
      if (s.doubles == DOUBLES_TO_JAIL) {
        Jail.send(s, ClassicClause.TURN_THREE_DOUBLES, out);
        return;
      }
    }
    forward(s, s.first + s.second, chance, out);
  }

  /// Whether the roll that is being played gives another one.
  public static boolean rollsAgain(ClassicState s) {
    return s.doubles > 0 && s.first == s.second;
  }

  static void forward(ClassicState s, int spaces, Chance chance, Out out) {
    advanceTo(s, (s.place[s.active] + spaces) % Space.COUNT, out);
    land(s, false, chance, out);
  }

  /// Moves forward and takes the salary of GO, once a move, before the space is played.
  static void advanceTo(ClassicState s, int space, Out out) {
    int before = s.place[s.active];
    s.place[s.active] = (byte) space;
    boolean passedGo = space <= before;
    if (passedGo) {
      int times = s.options.doubleSalaryOnGo() && space == Board.GO ? 2 : 1;
      int salary = times * s.edition().salary;
      Money.fromBank(s, s.active, salary, ClassicClause.GO_SALARY, out);
    }
  }

  /// Plays the space on which the active player stands. `byCard`: a card led to the next railroad
  /// or utility, where the rent is special.
  static void land(ClassicState s, boolean byCard, Chance chance, Out out) {
    int at = s.place[s.active];
    int deed = Board.deedAt(at);
    if (deed >= 0) {
      int owner = s.owner[deed];
      if (owner == ClassicState.NOBODY) {
        tell(s, ClassicClause.BUY_FIRST_CHOICE, at, out);
        Buying.landed(s, deed, out);
      } else {
        Rent.landed(s, Deed.ALL.get(deed), byCard, chance, out);
      }
      return;
    }
    switch (Space.ALL.get(at).kind()) {
      case GO -> tell(s, ClassicClause.GO_SALARY, at, out);
      case JAIL -> tell(s, ClassicClause.VISIT, at, out);
      case PARKING -> {
        tell(s, ClassicClause.PARKING, at, out);
        Money.pay(s, Purse.POT, Purse.of(s.active), s.pot(), ClassicClause.PARKING, out);
      }
      case TAX -> {
        tell(s, ClassicClause.TAX, at, out);
        Debt.owe(s, Owed.toBank(s.active, Space.ALL.get(at).tax(), Debts.Cause.TAX), out);
      }
      case CHANCE -> {
        tell(s, ClassicClause.CARD_DRAW, at, out);
        Cards.draw(s, Deck.CHANCE, chance, out);
      }
      case CHEST -> {
        tell(s, ClassicClause.CARD_DRAW, at, out);
        Cards.draw(s, Deck.CHEST, chance, out);
      }
      case GO_TO_JAIL -> {
        tell(s, ClassicClause.JAIL_WAYS_IN, at, out);
        Jail.send(s, ClassicClause.JAIL_WAYS_IN, out);
      }
      case DEED -> throw new IllegalStateException("a deed without a number");
    }
  }

  static void tell(ClassicState s, ClassicClause why, int space, Out out) {
    if (!out.silent()) {
      out.tell(why, new BoardEvent.Landed(s.active, Space.ALL.get(space)));
    }
  }
}
