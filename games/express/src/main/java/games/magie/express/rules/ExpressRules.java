package games.magie.express.rules;

import games.magie.express.ExpressClause;
import games.magie.express.ExpressEvent;
import games.magie.express.ExpressMove;
import games.magie.express.ExpressMove.Free;
import games.magie.express.ExpressMove.Place;
import games.magie.express.ExpressMove.Roll;
import games.magie.express.ExpressMove.Stop;
import games.magie.express.ExpressMove.Swap;
import games.magie.express.ExpressOptions;
import games.magie.express.ExpressView;
import games.magie.express.table.ExpressState;
import games.magie.express.table.ExpressState.Phase;
import games.magie.kernel.Chance;
import games.magie.kernel.Deadline;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Rules;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Sends each question to its chapter; no rule of its own.
public final class ExpressRules implements Rules<ExpressState, ExpressMove, ExpressView> {
  static final String MOVE_CLOCK = "move";

  @Override
  public ExpressState setUp(Settings settings, int seats, Chance chance, Out out) {
    var s = new ExpressState(ExpressOptions.of(settings), seats);
    TurnFlow.begin(s, chance, out);
    return s;
  }

  @Override
  public boolean over(ExpressState s) {
    return s.phase == Phase.OVER;
  }

  @Override
  public int awaited(ExpressState s) {
    return over(s) ? 0 : Seats.mask(s.active);
  }

  @Override
  public int moment(ExpressState s, int seat) {
    return over(s) || seat != s.active ? 0 : s.step;
  }

  @Override
  public void legal(ExpressState s, int seat, Moves<ExpressMove> into) {
    if (over(s) || seat != s.active) {
      return;
    }
    switch (s.phase) {
      case FIRST_ROLL -> into.add(MoveTable.ROLL);
      case PLACING -> {
        into.add(MoveTable.ROLL);
        into.add(MoveTable.STOP);
        Placing.legal(s, into);
      }
      case FREEING -> HouseDie.legal(s, into);
      case OVER -> {}
    }
  }

  @Override
  public void candidates(ExpressState s, int seat, Consumer<? super ExpressMove> into) {
    Candidates.list(into);
  }

  @Override
  public @Nullable Refusal objection(ExpressState s, int seat, ExpressMove move) {
    if (over(s)) {
      return new Refusal(ExpressClause.GOAL, "over");
    }
    if (seat != s.active) {
      return new Refusal(ExpressClause.START, "not-your-turn", Seats.letter(s.active));
    }
    return switch (move) {
      case Roll _ -> Rolling.objection(s);
      case Stop _ -> TurnFlow.objectionToStop(s);
      case Place place -> Placing.objection(s, place);
      case Swap swap -> Placing.objection(s, swap);
      case Free free -> HouseDie.objection(s, free.die());
    };
  }

  /// Who has stopped has ended the turn; what was placed since the last roll may be corrected
  /// (E11).
  @Override
  public boolean returns(ExpressState before, ExpressMove move) {
    return !(move instanceof Stop);
  }

  @Override
  public void play(ExpressState s, int seat, ExpressMove move, Chance chance, Out out) {
    s.step++;
    switch (move) {
      case Roll _ -> Rolling.play(s, chance, out);
      case Stop _ -> TurnFlow.stop(s, out);
      case Place place -> Placing.play(s, place, out);
      case Swap swap -> Placing.play(s, swap, out);
      case Free free -> HouseDie.free(s, free.die(), out);
    }
  }

  @Override
  public void deadlines(ExpressState s, List<Deadline> into) {
    into.add(Deadline.courtesy(MOVE_CLOCK, Seats.mask(s.active)));
  }

  /// Rolls where the turn has not begun, frees the first policeman, and otherwise stops.
  @Override
  public void timeUp(ExpressState s, String label, int seats, Chance chance, Out out) {
    s.step++;
    if (!out.silent()) {
      out.tell(ExpressClause.TIME, new ExpressEvent.TimeRanOut(s.active));
    }
    switch (s.phase) {
      case FIRST_ROLL -> Rolling.play(s, chance, out);
      case FREEING -> HouseDie.freeFirst(s, out);
      case PLACING -> TurnFlow.stop(s, out);
      case OVER -> {}
    }
  }

  @Override
  public void leave(ExpressState s, int seat, Chance chance, Out out) {
    s.step++;
    TurnFlow.leave(s, seat, out);
  }

  @Override
  public void agree(ExpressState s, Out out) {
    s.step++;
    TurnFlow.agree(s, out);
  }

  @Override
  public ExpressView view(ExpressState s, int seat) {
    return new ExpressView(s, seat);
  }

  @Override
  public int rank(ExpressState s, int seat) {
    return TurnFlow.rank(s, seat);
  }
}
