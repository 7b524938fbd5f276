package games.magie.express;

import games.magie.express.ExpressState.End;
import games.magie.express.ExpressState.Phase;
import games.magie.kernel.Chance;
import games.magie.kernel.Draw;
import games.magie.kernel.Lot;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// Who begins, how a turn ends, who is next, and when the game is over.
final class TurnFlow {
  private static final Draw[] START_LOTS = Lot.seats("start", Express.MOST_SEATS);

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
    int rolling = Seats.first(s.seats);
    while (Integer.bitCount(rolling) > 1) {
      int fewest = Rolling.POLICEMEN_TO_JAIL + 1;
      int tied = 0;
      for (int seat = 0; seat < s.seats; seat++) {
        if ((rolling & Seats.mask(seat)) == 0) {
          continue;
        }
        int policemen = rollJailDice(s, chance);
        if (!out.silent()) {
          out.tell(ExpressClause.START, new ExpressEvent.RolledOff(seat, policemen));
        }
        if (policemen < fewest) {
          fewest = policemen;
          tied = 0;
        }
        if (policemen == fewest) {
          tied |= Seats.mask(seat);
        }
      }
      rolling = tied;
    }
    return Integer.numberOfTrailingZeros(rolling);
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
    int next = s.active;
    do {
      next = (next + 1) % s.seats;
    } while (s.hasLeft(next));
    return next;
  }

  /// Whether the round ends with the running turn.
  static boolean lastOfRound(ExpressState s) {
    return place(s, follower(s)) <= place(s, s.active);
  }

  /// How far a seat sits from the starter: a round ends where this would fall.
  private static int place(ExpressState s, int seat) {
    return Math.floorMod(seat - s.starter, s.seats);
  }

  private static boolean anyReached(ExpressState s) {
    for (int seat = 0; seat < s.seats; seat++) {
      if (!s.hasLeft(seat) && s.score[seat] >= s.options.target()) {
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
    boolean alone = s.seats - Integer.bitCount(s.left) == 1;
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
      int winners = 0;
      for (int seat = 0; seat < s.seats; seat++) {
        if (rank(s, seat) == 1) {
          winners |= Seats.mask(seat);
        }
      }
      out.tell(why, new ExpressEvent.Ended(winners));
    }
  }

  /// By score; who left comes last.
  static int rank(ExpressState s, int seat) {
    if (s.phase != Phase.OVER) {
      return 0;
    }
    int better = 0;
    for (int other = 0; other < s.seats; other++) {
      boolean ahead = s.hasLeft(seat) || s.score[other] > s.score[seat];
      if (!s.hasLeft(other) && ahead) {
        better++;
      }
    }
    return better + 1;
  }

  private static void tellTurn(ExpressState s, Out out) {
    if (!out.silent()) {
      out.tell(ExpressClause.START, new ExpressEvent.TurnBegan(s.active));
    }
  }
}
