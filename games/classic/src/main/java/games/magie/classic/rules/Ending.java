package games.magie.classic.rules;

import games.magie.classic.BoardEvent;
import games.magie.classic.ClassicClause;
import games.magie.classic.Phase;
import games.magie.classic.estate.Worth;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.ClassicState.End;
import games.magie.classic.table.ClassicState.Stage;
import games.magie.kernel.Out;
import games.magie.kernel.Seats;

/// The end, and who is first.
public final class Ending {
  private Ending() {}

  /// Nothing is pending any more.
  static void end(ClassicState s, End how, ClassicClause why, Out out) {
    s.stage = Stage.OVER;
    s.phase = Phase.OVER;
    s.waiting = 0;
    s.end = how;
    s.buying = false;
    s.jailMove = false;
    s.lots = 0;
    s.lastLot = ClassicState.NOBODY;
    s.heir = ClassicState.NOBODY;
    for (int seat = 0; seat < s.seats; seat++) {
      s.clearFees(seat);
    }
    s.openRents.clear();
    s.debts.clear();
    s.offers.clear();
    s.auction.close();
    s.shortage.close();
    if (!out.silent()) {
      int winners = 0;
      for (int seat = 0; seat < s.seats; seat++) {
        winners |= rank(s, seat) == 1 ? Seats.mask(seat) : 0;
      }
      out.tell(why, new BoardEvent.Ended(winners));
    }
  }

  /// Those left by worth, equal worth sharing; then the others, who went out later before who went
  /// out earlier.
  public static int rank(ClassicState s, int seat) {
    if (s.stage != Stage.OVER) {
      return 0;
    }
    int better = 0;
    for (int other = 0; other < s.seats; other++) {
      better += standing(s, other) > standing(s, seat) ? 1 : 0;
    }
    return better + 1;
  }

  /// What a player is worth; below nothing for who went out, the earlier the lower.
  private static int standing(ClassicState s, int seat) {
    return s.isOut(seat) ? s.wentOut[seat] - s.seats - 1 : Worth.of(s, seat);
  }
}
