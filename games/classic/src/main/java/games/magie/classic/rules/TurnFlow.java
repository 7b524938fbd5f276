package games.magie.classic.rules;

import games.magie.classic.BoardEvent;
import games.magie.classic.ClassicClause;
import games.magie.classic.Phase;
import games.magie.classic.estate.Transfer;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.ClassicState.End;
import games.magie.classic.table.ClassicState.Stage;
import games.magie.classic.table.Debts;
import games.magie.classic.trade.Auction;
import games.magie.kernel.Bits;
import games.magie.kernel.Chance;
import games.magie.kernel.Out;
import games.magie.kernel.Seats;

/// What follows by itself after each act, until somebody is to be asked: in this order auctions,
/// shortages, interest, debts, deeds of bankrupts, and then the turn itself.
final class TurnFlow {
  private TurnFlow() {}

  /// Each thing that happens makes another question of the next one, also if the same seat is asked
  /// the same: what it saw before is no longer so.
  static void advance(ClassicState s, Chance chance, Out out) {
    while (step(s, chance, out)) {
      s.question++;
    }
  }

  /// Does the next thing; false when somebody is asked instead, or the game is over.
  private static boolean step(ClassicState s, Chance chance, Out out) {
    if (!s.calm()) {
      return pending(s, out);
    }
    if (s.lots != 0) {
      Auction.nextLot(s, out);
      return true;
    }
    return switch (s.stage) {
      case ACTING -> acted(s, chance, out);
      case WINDOW -> window(s, out);
      case ROLL -> roll(s);
      case TOKENS -> ask(s, Phase.TOKENS, SettingUp.awaited(s));
      case OVER -> ask(s, Phase.OVER, 0);
    };
  }

  private static boolean ask(ClassicState s, Phase phase, int seats) {
    s.question += s.enter(phase) ? 1 : 0;
    s.waiting = seats;
    return false;
  }

  /// Asks a seat, unless somebody has an offer to answer first.
  private static boolean askToGoOn(ClassicState s, Phase phase, int seat) {
    ask(s, phase, Seats.mask(seat));
    if (s.offers.count > 0) {
      s.waiting = Asked.answerersOr(s, seat);
    }
    return false;
  }

  private static boolean pending(ClassicState s, Out out) {
    if (s.auction.running()) {
      int bidders = Auction.awaited(s);
      if (bidders != 0) {
        return ask(s, Phase.AUCTION, bidders);
      }
      Auction.finish(s, out);
      return true;
    }
    if (s.heir >= 0) {
      return ask(s, Phase.TRANSFER, Seats.mask(s.heir));
    }
    if (s.shortage.open()) {
      return shortage(s, out);
    }
    boolean interestFirst = s.debts.count > 0 && s.debts.why() == Debts.Cause.INTEREST;
    if (!interestFirst && s.feesOf != 0) {
      Transfer.next(s, out);
      return true;
    }
    return s.debts.opened ? askToGoOn(s, Phase.DEBT, s.debts.debtor(0)) : Debt.next(s, out);
  }

  private static boolean shortage(ClassicState s, Out out) {
    if (s.shortage.sealed()) {
      int silent = s.shortage.silent();
      if (silent != 0) {
        return ask(s, Phase.WISHES, silent);
      }
      s.shortage.layOpen(out);
    } else if (s.shortage.placer < 0) {
      s.shortage.next(out);
    } else if (!s.shortage.placeAlone(out)) {
      return ask(s, Phase.PLACE, Seats.mask(s.shortage.placer));
    }
    return true;
  }

  /// A space was played: on with the turn, and mostly to its end and the next player's roll.
  private static boolean acted(ClassicState s, Chance chance, Out out) {
    if (s.jailMove) {
      Jail.moveOut(s, chance, out);
      return true;
    } else if (s.buying) {
      return ask(s, Phase.BUY, Seats.mask(s.active));
    } else if (Movement.rollsAgain(s) && !s.isOut(s.active)) {
      s.stage = Stage.ROLL;
      return true;
    }
    endTurn(s);
    return true;
  }

  private static boolean window(ClassicState s, Out out) {
    // Whom the window waits for depends on its being the window.
    boolean opens = s.enter(Phase.WINDOW);
    s.waiting = Window.awaited(s);
    if (s.waiting == 0) {
      next(s, out);
      return true;
    }
    s.question += opens ? 1 : 0;
    return false;
  }

  private static boolean roll(ClassicState s) {
    if (s.isOut(s.active)) {
      endTurn(s);
      return true;
    }
    return askToGoOn(s, Phase.ROLL, s.active);
  }

  /// Nothing more is to be played; others may still act.
  static void endTurn(ClassicState s) {
    s.stage = Stage.WINDOW;
    s.doubles = 0;
    s.done = 0;
    s.held = 0;
  }

  /// The dice go to the next player.
  private static void next(ClassicState s, Out out) {
    if (s.lastTurn()) {
      Ending.end(s, End.SPEEDY, ClassicClause.POCKET_SPEEDY, out);
      return;
    }
    int next = s.after(s.active);
    if (seated(s, next) <= seated(s, s.active)) {
      if (s.round == s.options.roundLimit()) {
        Ending.end(s, End.ROUNDS, ClassicClause.WORTH, out);
        return;
      }
      s.round++;
    }
    s.active = next;
    s.turn++;
    s.stage = Stage.ROLL;
    s.done = 0;
    s.held = 0;
    s.heldOnce = 0;
    s.ordered = 0;
    s.offers.newTurn();
    tellTurn(s, out);
  }

  /// How far a seat sits from the starter: a round ends where this would fall.
  private static int seated(ClassicState s, int seat) {
    return seat - s.starter + (s.seats & Bits.ifLess(seat, s.starter));
  }

  static void tellTurn(ClassicState s, Out out) {
    if (!out.silent()) {
      out.tell(ClassicClause.TURN_PASS, new BoardEvent.TurnBegan(s.active));
    }
  }
}
