package games.magie.classic;

import games.magie.classic.ClassicEvent.About;
import games.magie.classic.ClassicState.End;
import games.magie.classic.ClassicState.Stage;
import games.magie.kernel.Chance;
import games.magie.kernel.Out;

/// What follows by itself after each act, until somebody is to be asked: in this order auctions,
/// shortages, interest, debts, deeds of bankrupts, and then the turn itself.
final class TurnFlow {
  private TurnFlow() {}

  static void advance(ClassicState s, Chance chance, Out out) {
    while (step(s, chance, out)) {
      s.question++;
    }
  }

  /// Does the next thing; false when somebody is asked instead, or the game is over.
  private static boolean step(ClassicState s, Chance chance, Out out) {
    if (s.stage == Stage.OVER) {
      return ask(s, Phase.OVER);
    }
    if (s.stage == Stage.TOKENS) {
      return ask(s, Phase.TOKENS);
    }
    if (!s.calm()) {
      return pending(s, out);
    }
    if (s.lots != 0) {
      Auction.nextLot(s, out);
      return true;
    }
    return turn(s, chance, out);
  }

  private static boolean ask(ClassicState s, Phase phase) {
    if (s.phase != phase) {
      s.phase = phase;
      s.question++;
    }
    return false;
  }

  private static boolean pending(ClassicState s, Out out) {
    if (s.auction.running()) {
      if (Auction.awaited(s) != 0) {
        return ask(s, Phase.AUCTION);
      }
      Auction.finish(s, out);
      return true;
    }
    if (s.heir >= 0) {
      return ask(s, Phase.TRANSFER);
    }
    if (s.wishing.open()) {
      return shortage(s, out);
    }
    boolean interestFirst = s.debts.count > 0 && s.debts.why() == Debts.Cause.INTEREST;
    if (!interestFirst && s.feesOf != 0) {
      Transfer.next(s, out);
      return true;
    }
    return s.debts.opened ? ask(s, Phase.DEBT) : Debt.next(s, out);
  }

  private static boolean shortage(ClassicState s, Out out) {
    if (s.wishing.sealed()) {
      if (s.wishing.silent() != 0) {
        return ask(s, Phase.WISHES);
      }
      Shortage.layOpen(s, out);
    } else if (s.wishing.placer < 0) {
      Shortage.next(s, out);
    } else if (!Shortage.placeAlone(s, out)) {
      return ask(s, Phase.PLACE);
    }
    return true;
  }

  private static boolean turn(ClassicState s, Chance chance, Out out) {
    switch (s.stage) {
      case ACTING -> {
        if (s.jailMove) {
          Jail.moveOut(s, chance, out);
        } else if (s.buying) {
          return ask(s, Phase.BUY);
        } else if (Movement.rollsAgain(s) && !s.isOut(s.active)) {
          s.stage = Stage.ROLL;
        } else {
          endTurn(s);
        }
      }
      case WINDOW -> {
        // Whom the window waits for depends on its being the window.
        boolean opens = s.phase != Phase.WINDOW;
        s.phase = Phase.WINDOW;
        if (Window.awaited(s) != 0) {
          s.question += opens ? 1 : 0;
          return false;
        }
        next(s, out);
      }
      case ROLL -> {
        if (!s.isOut(s.active)) {
          return ask(s, Phase.ROLL);
        }
        endTurn(s);
      }
      case TOKENS, OVER -> throw new IllegalStateException(s.stage.name());
    }
    return true;
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
    return seat >= s.starter ? seat - s.starter : seat - s.starter + s.seats;
  }

  static void tellTurn(ClassicState s, Out out) {
    if (!out.silent()) {
      out.tell(ClassicClause.TURN_PASS, new ClassicEvent.Player(About.TURN, s.active));
    }
  }
}
