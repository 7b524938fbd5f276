package games.magie.deal.rules;

import games.magie.deal.DealClause;
import games.magie.deal.DealOption;
import games.magie.deal.OpenEvent;
import games.magie.deal.table.DealState;
import games.magie.deal.table.DealState.End;
import games.magie.deal.table.Phase;
import games.magie.kernel.Out;
import games.magie.kernel.Seats;

/// Sets of different colours win at once, the active player first; and how everybody is ranked.
public final class Winning {
  private Winning() {}

  /// Ends the game if the active player has enough sets.
  static boolean checkActive(DealState s, Out out) {
    boolean wins = enough(s, s.active);
    if (wins) {
      win(s, s.active, out);
    }
    return wins;
  }

  /// Ends the game if somebody has enough sets.
  static boolean check(DealState s, Out out) {
    if (checkActive(s, out)) {
      return true;
    }
    if (s.options.on(DealOption.WIN_ON_OWN_TURN_ONLY)) {
      return false;
    }
    for (int at = 1, seat = s.active; at < s.seats; at++) {
      seat = seat + 1 == s.seats ? 0 : seat + 1;
      if (enough(s, seat)) {
        win(s, seat, out);
        return true;
      }
    }
    return false;
  }

  private static boolean enough(DealState s, int seat) {
    // A seat that has left has no sets: its table was discarded.
    return Integer.bitCount(s.collections[seat].sets()) >= s.options.setsToWin();
  }

  private static void win(DealState s, int seat, Out out) {
    s.winner = seat;
    end(s, End.SETS, DealClause.WIN_THREE, out);
  }

  static void end(DealState s, End how, DealClause why, Out out) {
    TurnFlow.clearMiddle(s, out);
    s.pending.clear();
    s.earlier.clear();
    s.phase = Phase.OVER;
    s.end = how;
    if (!out.silent()) {
      int winners = 0;
      for (int seat = 0; seat < s.seats; seat++) {
        winners |= rank(s, seat) == 1 ? Seats.mask(seat) : 0;
      }
      out.tell(why, new OpenEvent.Ended(winners));
    }
  }

  public static int rank(DealState s, int seat) {
    if (s.phase != Phase.OVER) {
      return 0;
    }
    int better = 0;
    for (int other = 0; other < s.seats; other++) {
      if (standing(s, other) > standing(s, seat)) {
        better++;
      }
    }
    return better + 1;
  }

  /// The winner, then complete sets of different colours, then value on the table; who left comes
  /// last.
  private static int standing(DealState s, int seat) {
    if (s.hasLeft(seat)) {
      return -1;
    }
    int won = seat == s.winner ? 1 : 0;
    return (won * 100 + Integer.bitCount(s.collections[seat].sets())) * 1000 + s.worth(seat);
  }
}
