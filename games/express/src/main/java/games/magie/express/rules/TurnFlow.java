package games.magie.express.rules;

import games.magie.express.Dice;
import games.magie.express.Express;
import games.magie.express.ExpressClause;
import games.magie.express.ExpressEvent;
import games.magie.express.Face;
import games.magie.express.table.ExpressState;
import games.magie.express.table.ExpressState.End;
import games.magie.express.table.ExpressState.Phase;
import games.magie.kernel.Bits;
import games.magie.kernel.Chance;
import games.magie.kernel.Draw;
import games.magie.kernel.EvenDraw;
import games.magie.kernel.Out;
import games.magie.kernel.Ranking;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// Who begins, how a turn ends, who is next, and when the game is over.
public final class TurnFlow {
  private static final Draw[] START_LOTS = EvenDraw.seats("start", Express.MOST_SEATS);

  private TurnFlow() {}

  static void begin(ExpressState s, Chance chance, Out out) {
    s.starter =
        switch (s.options.start()) {
          case LOT -> chance.draw(START_LOTS[s.seats]);
          case ROLL_OFF -> rollOff(s, chance, out);
          case FIRST_SEAT -> 0;
        };
    s.active = s.starter;
    tellTurn(s, out);
  }

  /// Everybody rolls the three Go to Jail dice, the fewest policemen start; the tied roll again
  /// (X4).
  private static int rollOff(ExpressState s, Chance chance, Out out) {
    return Ranking.rollOff(
        Seats.first(s.seats),
        seat -> {
          int policemen = rollJailDice(s, chance);
          if (!out.silent()) {
            out.tell(ExpressClause.START, new ExpressEvent.RolledOff(seat, policemen));
          }
          return -policemen;
        });
  }

  private static int rollJailDice(ExpressState s, Chance chance) {
    int policemen = 0;
    for (int die = Dice.FIRST_JAIL_DIE; die <= Dice.LAST_JAIL_DIE; die++) {
      if (s.options.roll(die, chance) == Face.POLICE.ordinal()) {
        policemen++;
      }
    }
    return policemen;
  }

  static @Nullable Refusal objectionToStop(ExpressState s) {
    if (s.rolls == 0) {
      return new Refusal(ExpressClause.END_EMPTY, "roll-first");
    }
    return s.phase == Phase.FREEING ? HouseDie.mustChoose() : null;
  }

  /// The player ends the turn and scores it.
  static void stop(ExpressState s, Out out) {
    Scoring.score(s, out);
    clear(s, s.options.housesPersist() ? 0 : s.houses[s.active], out);
    boolean reached = s.score[s.active] >= s.options.target();
    if (reached && !s.options.equalTurns()) {
      end(s, End.TARGET, ExpressClause.GOAL, out);
    } else {
      next(s, out);
    }
  }

  /// The third policeman: nothing of this turn scores, this turn's houses go back.
  static void jail(ExpressState s, int lost, Out out) {
    if (!out.silent()) {
      out.tell(ExpressClause.POLICE_THREE, new ExpressEvent.Jailed(s.active, lost));
    }
    clear(s, s.turnHouses, out);
    next(s, out);
  }

  private static void clear(ExpressState s, int housesBack, Out out) {
    s.houses[s.active] -= (byte) housesBack;
    s.clearDice();
    if (!out.silent()) {
      out.tell(ExpressClause.TURN_CLEAR, new ExpressEvent.BoardCleared(s.active, housesBack));
    }
  }

  /// The turn passes clockwise to the next player who is still there.
  private static void next(ExpressState s, Out out) {
    if (s.options.equalTurns() && lastOfRound(s) && anyReached(s)) {
      end(s, End.TARGET, ExpressClause.GOAL, out);
      return;
    }
    s.active = follower(s);
    s.turn++;
    s.phase = Phase.FIRST_ROLL;
    tellTurn(s, out);
  }

  private static int follower(ExpressState s) {
    return Seats.next(s.active, s.playing());
  }

  /// Whether the round ends with the running turn.
  public static boolean lastOfRound(ExpressState s) {
    return place(s, follower(s)) <= place(s, s.active);
  }

  /// How far a seat sits from the starter: a round ends where this would fall.
  private static int place(ExpressState s, int seat) {
    return Math.floorMod(seat - s.starter, s.seats);
  }

  private static boolean anyReached(ExpressState s) {
    for (int rest = s.playing(); rest != 0; rest = Bits.rest(rest)) {
      if (s.score[Bits.first(rest)] >= s.options.target()) {
        return true;
      }
    }
    return false;
  }

  /// A seat gives up: it loses the running turn, its houses go back, and with one player left the
  /// game ends (X5).
  static void leave(ExpressState s, int seat, Out out) {
    s.left |= Seats.mask(seat);
    if (!out.silent()) {
      out.tell(ExpressClause.LEAVE, new ExpressEvent.LeftTable(seat));
    }
    boolean alone = Integer.bitCount(s.playing()) == 1;
    if (seat == s.active || alone) {
      clear(s, seat == s.active ? s.houses[seat] : s.turnHouses, out);
    }
    s.houses[seat] = 0;
    if (alone) {
      end(s, End.ALONE, ExpressClause.LEAVE, out);
    } else if (seat == s.active) {
      next(s, out);
    }
  }

  /// The running turn is not scored; its houses go back like its dice.
  static void agree(ExpressState s, Out out) {
    clear(s, s.turnHouses, out);
    end(s, End.AGREED, ExpressClause.AGREE, out);
  }

  private static void end(ExpressState s, End how, ExpressClause why, Out out) {
    s.phase = Phase.OVER;
    s.end = how;
    if (!out.silent()) {
      int winners = Ranking.firsts(s.seats, seat -> rank(s, seat));
      out.tell(why, new ExpressEvent.Ended(winners));
    }
  }

  /// By score; who left comes last.
  public static int rank(ExpressState s, int seat) {
    if (s.phase != Phase.OVER) {
      return 0;
    }
    int own = standing(s, seat);
    return Ranking.rank(s.seats, other -> standing(s, other) > own);
  }

  private static int standing(ExpressState s, int seat) {
    return s.hasLeft(seat) ? -1 : s.score[seat];
  }

  private static void tellTurn(ExpressState s, Out out) {
    if (!out.silent()) {
      out.tell(ExpressClause.START, new ExpressEvent.TurnBegan(s.active));
    }
  }
}
