package games.magie.classic.rules;

import games.magie.classic.ClassicClause;
import games.magie.classic.ClassicMove.Act;
import games.magie.classic.Deed;
import games.magie.classic.estate.Building;
import games.magie.classic.estate.Mortgage;
import games.magie.classic.estate.Selling;
import games.magie.classic.estate.Transfer;
import games.magie.classic.table.ClassicState;
import games.magie.kernel.Chance;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// What is done with one deed: each act is sent to its chapter.
final class DeedActs {
  private DeedActs() {}

  static @Nullable Refusal objection(ClassicState s, int seat, Act act, Deed deed) {
    return switch (act) {
      case BUILD -> Building.objection(s, seat, deed);
      case SELL -> Selling.objection(s, seat, deed);
      case MORTGAGE -> Mortgage.objectionToRaise(s, seat, deed);
      case REPAY -> Mortgage.objectionToRepay(s, seat, deed);
      case CLAIM -> Rent.objection(s, seat, deed);
      case LIFT, KEEP -> Transfer.objection(s, seat, deed);
      case PLACE -> s.shortage.objectionToPlace(seat, deed);
    };
  }

  static void play(ClassicState s, int seat, Act act, Deed deed, Chance chance, Out out) {
    switch (act) {
      case BUILD -> Building.build(s, seat, deed, out);
      case SELL -> Selling.sell(s, seat, deed, out);
      case MORTGAGE -> Mortgage.raise(s, seat, deed, out);
      case REPAY -> Mortgage.repay(s, seat, deed, ClassicClause.MORTGAGE_REPAY, out);
      case CLAIM -> Rent.claim(s, seat, deed, chance, out);
      case LIFT -> Transfer.lift(s, seat, deed, out);
      case KEEP -> Transfer.keep(s, seat, deed, out);
      case PLACE -> s.shortage.place(deed, out);
    }
  }
}
