package games.magie.classic.rules;

import games.magie.classic.BoardEvent;
import games.magie.classic.ClassicClause;
import games.magie.classic.Phase;
import games.magie.classic.estate.Board;
import games.magie.classic.estate.Transfer;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.ClassicState.End;
import games.magie.classic.trade.Auction;
import games.magie.classic.trade.Trades;
import games.magie.kernel.Chance;
import games.magie.kernel.Deadline;
import games.magie.kernel.Out;
import games.magie.kernel.Seats;
import java.util.List;

/// The clocks that may run, and the harmless thing that happens when one runs out. The window and
/// the minutes of a speedy game are the rules' own; all others are a courtesy of the table.
public final class Clocks {
  static final String TOKEN = "token";
  static final String MOVE = "move";
  static final String ANSWER = "answer";
  static final String AUCTION = "auction";
  static final String DEBT = "debt";
  static final String WISH = "wish";
  static final String WINDOW = "window";
  static final String HOLD = "hold";
  public static final String SPEEDY = "speedy";

  private static final int SECOND = 1000;
  private static final int MINUTE = 60 * SECOND;

  /// A window that somebody holds open is so many times as long.
  private static final int HELD = 6;

  private Clocks() {}

  static void deadlines(ClassicState s, List<Deadline> into) {
    int answerers = Trades.answerers(s);
    switch (s.phase) {
      case TOKENS -> add(into, TOKEN, SettingUp.awaited(s));
      case ROLL, BUY -> add(into, MOVE, answerers == 0 ? Seats.mask(s.active) : 0);
      case AUCTION -> add(into, AUCTION, Auction.awaited(s));
      case DEBT -> add(into, DEBT, answerers == 0 ? Seats.mask(s.debts.debtor(0)) : 0);
      case TRANSFER -> add(into, MOVE, Seats.mask(s.heir));
      case WISHES -> add(into, WISH, s.shortage.silent());
      case PLACE -> add(into, MOVE, Seats.mask(s.shortage.placer));
      case WINDOW -> {
        int waiting = Window.awaited(s) & ~answerers;
        int length = s.options.windowSeconds() * SECOND;
        add(into, new Deadline(WINDOW, waiting & ~s.held, length, s.question));
        add(into, new Deadline(HOLD, waiting & s.held, HELD * length, s.question));
      }
      case OVER -> {}
    }
    add(into, ANSWER, answerers);
    if (s.minutesLeft() > 0 && s.phase != Phase.OVER) {
      add(into, new Deadline(SPEEDY, Seats.first(s.seats), MINUTE, s.minutes));
    }
  }

  private static void add(List<Deadline> into, String label, int seats) {
    add(into, new Deadline(label, seats, 0, 0));
  }

  /// Where anybody is meant.
  private static void add(List<Deadline> into, Deadline deadline) {
    if (deadline.seats() != 0) {
      into.add(deadline);
    }
  }

  static void timeUp(ClassicState s, String label, int seats, Chance chance, Out out) {
    if (label.equals(SPEEDY)) {
      speedy(s, out);
      return;
    }
    for (int seat = 0; seat < s.seats; seat++) {
      if ((seats >> seat & 1) != 0) {
        if (!out.silent()) {
          out.tell(ClassicClause.TIME, new BoardEvent.TimeRanOut(seat));
        }
        act(s, label, seat, chance, out);
      }
    }
  }

  /// A minute of a speedy game has passed; after the last one the richest wins.
  private static void speedy(ClassicState s, Out out) {
    s.minutes++;
    if (s.minutesLeft() > 0) {
      return;
    }
    if (s.options.speedyAtOnce()) {
      Ending.end(s, End.SPEEDY, ClassicClause.POCKET_SPEEDY, out);
    } else if (!out.silent()) {
      out.tell(ClassicClause.POCKET_SPEEDY, new BoardEvent.LastTurn(s.active));
    }
  }

  private static void act(ClassicState s, String label, int seat, Chance chance, Out out) {
    switch (label) {
      case TOKEN -> SettingUp.chooseAny(s, seat, chance, out);
      case ANSWER -> Trades.refuseAll(s, seat, out);
      case AUCTION -> Auction.pass(s, seat, out);
      case DEBT -> Debt.raiseAndPay(s, seat, out);
      case WISH -> s.shortage.wish(seat, 0, out);
      case WINDOW, HOLD -> Window.done(s, seat, out);
      case MOVE -> move(s, chance, out);
      default -> throw new IllegalArgumentException(label);
    }
  }

  private static void move(ClassicState s, Chance chance, Out out) {
    switch (s.phase) {
      case ROLL -> Movement.roll(s, chance, out);
      case BUY -> Buying.decline(s, out);
      case TRANSFER -> Transfer.keep(s, s.heir, Board.firstDeed(s.fees[s.heir]), out);
      case PLACE -> s.shortage.placeFirst(out);
      case TOKENS, AUCTION, DEBT, WISHES, WINDOW, OVER ->
          throw new IllegalStateException(s.phase.name());
    }
  }
}
