package games.magie.go.rules;

import games.magie.go.GoClause;
import games.magie.go.GoMove;
import games.magie.go.GoOptions;
import games.magie.go.GoView;
import games.magie.go.table.GoState;
import games.magie.go.table.Phase;
import games.magie.go.table.Todo;
import games.magie.kernel.Chance;
import games.magie.kernel.Deadline;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Rules;
import games.magie.kernel.Settings;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Sends each question to its chapter; no rule of its own.
public final class GoRules implements Rules<GoState, GoMove, GoView> {
  @Override
  public GoState setUp(Settings settings, int seats, Chance chance, Out out) {
    return new GoState(GoOptions.of(settings), seats);
  }

  @Override
  public boolean over(GoState s) {
    return s.phase == Phase.OVER;
  }

  @Override
  public int awaited(GoState s) {
    return s.awaited;
  }

  @Override
  public int allowed(GoState s) {
    return Pending.allowed(s);
  }

  @Override
  public int moment(GoState s, int seat) {
    return Moments.of(s, seat);
  }

  @Override
  public void legal(GoState s, int seat, Moves<GoMove> into) {
    if (seat < 0 || !Pending.allows(s, seat)) {
      return;
    }
    if (s.todo[seat] != Todo.NONE) {
      Spaces.legal(s, seat, into);
      return;
    }
    switch (s.phase) {
      case BOARD -> SettingUp.legal(s, into);
      case BEFORE -> {
        if (seat == s.roller && s.busy == 0) {
          into.add(MoveTable.ROLL);
        }
        if ((Pending.holders(s) >> seat & 1) != 0) {
          Tiles.legal(s, seat, into);
        }
      }
      case SPACES, WINDOW -> Tiles.legal(s, seat, into);
      case ATTACK -> Attacks.legal(s, into);
      case DIALS -> Heists.legalDials(s, seat, into);
      case STEAL -> Heists.legalSteals(s, into);
      case SHIELD -> ShutDowns.legalAnswers(s, into);
      case MEGA -> Megas.legal(into);
      case OVER -> {}
    }
  }

  @Override
  public void candidates(GoState s, int seat, Consumer<? super GoMove> into) {
    Candidates.list(into);
  }

  @Override
  public @Nullable Refusal objection(GoState s, int seat, GoMove move) {
    if (s.phase == Phase.OVER) {
      return new Refusal(GoClause.WIN_LANDMARK, "over");
    }
    if (seat < 0 || seat >= s.seats || !s.plays(seat)) {
      return new Refusal(GoClause.LEAVE, "not-playing");
    }
    return switch (move) {
      case GoMove.Board board -> SettingUp.objection(s, seat, board);
      case GoMove.Roll _ -> Rounds.objectionToRoll(s, seat);
      case GoMove.Take take -> Spaces.objection(s, seat, take);
      case GoMove.Choose choose -> Spaces.objection(s, seat, choose);
      case GoMove.ButtonTake take -> Tiles.objection(s, seat, take);
      case GoMove.ButtonChoose _ -> Tiles.objectionToButton(s, seat);
      case GoMove.Tycoon _ -> Tiles.objectionToTycoon(s, seat);
      case GoMove.Pass _ -> objectionToPass(s, seat);
      case GoMove.Heist heist -> Attacks.objection(s, seat, heist);
      case GoMove.Dial _ -> Heists.objectionToDial(s, seat);
      case GoMove.Steal steal -> Heists.objection(s, seat, steal);
      case GoMove.ShutDown shutDown -> ShutDowns.objection(s, seat, shutDown);
      case GoMove.Shield _ -> ShutDowns.objectionToShield(s, seat);
      case GoMove.Accept _ -> ShutDowns.objectionToAccept(s, seat);
      case GoMove.Mega _ -> Megas.objection(s, seat);
    };
  }

  /// What used up or uncovered a kept tile stands (G54).
  @Override
  public boolean returns(GoState before, GoMove move) {
    return switch (move) {
      case GoMove.Shield _, GoMove.Tycoon _, GoMove.ButtonTake _, GoMove.ButtonChoose _ -> false;
      case GoMove.ShutDown shutDown -> !ShutDowns.meetsTiles(before, shutDown.target());
      case GoMove.Board _, GoMove.Roll _, GoMove.Take _, GoMove.Choose _, GoMove.Pass _ -> true;
      case GoMove.Heist _, GoMove.Dial _, GoMove.Steal _, GoMove.Accept _, GoMove.Mega _ -> true;
    };
  }

  private static @Nullable Refusal objectionToPass(GoState s, int seat) {
    if (s.todo[seat] != Todo.NONE) {
      return Spaces.objectionToPass(s, seat);
    }
    return switch (s.phase) {
      case BOARD -> new Refusal(GoClause.SETUP_BOARD, "choose-a-board");
      case BEFORE -> new Refusal(GoClause.ROUND_ROLL, "nothing-to-pass");
      case SPACES, WINDOW -> Tiles.objectionToPass(s, seat);
      case ATTACK -> Attacks.objectionToPass(s, seat);
      case DIALS, STEAL -> Heists.objectionToPass(s, seat);
      case SHIELD -> ShutDowns.objectionToPass(s, seat);
      case MEGA -> Megas.objectionToPass(s, seat);
      case OVER -> new Refusal(GoClause.WIN_LANDMARK, "over");
    };
  }

  @Override
  public void play(GoState s, int seat, GoMove move, Chance chance, Out out) {
    s.answers[seat]++;
    // The frequent ones first: a switch over types asks for one after the other.
    switch (move) {
      case GoMove.Take take -> Grabbing.reach(s, seat, take.colour(), take.square(), out);
      case GoMove.Pass _ -> pass(s, seat, out);
      case GoMove.Roll _ -> Rounds.play(s, chance, out);
      case GoMove.Dial dial -> Heists.setDial(s, seat, dial.image(), out);
      case GoMove.Heist heist -> Heists.play(s, heist, out);
      case GoMove.ShutDown shutDown -> ShutDowns.play(s, shutDown, out);
      case GoMove.Mega mega -> Megas.play(s, mega, out);
      case GoMove.Board board -> SettingUp.play(s, board, chance, out);
      case GoMove.ButtonTake take -> Tiles.play(s, seat, take, out);
      case GoMove.Tycoon _ -> Tiles.playTycoon(s, seat, out);
      case GoMove.Steal steal -> Heists.steal(s, steal.colour(), steal.square(), out);
      case GoMove.Choose choose -> Spaces.play(s, seat, choose, out);
      case GoMove.ButtonChoose choose -> Tiles.play(s, seat, choose, out);
      case GoMove.Shield _ -> ShutDowns.shield(s, out);
      case GoMove.Accept _ -> ShutDowns.accept(s, out);
    }
    Rounds.advance(s, chance, out);
  }

  private static void pass(GoState s, int seat, Out out) {
    if (s.todo[seat] != Todo.NONE) {
      Spaces.pass(s, seat, out);
    } else if (s.phase == Phase.ATTACK) {
      Attacks.pass(s, out);
    } else if (s.phase == Phase.MEGA) {
      Megas.pass(s, out);
    } else {
      Tiles.pass(s, seat, out);
    }
  }

  @Override
  public void deadlines(GoState s, List<Deadline> into) {
    Timing.deadlines(s, into);
  }

  @Override
  public void timeUp(GoState s, String label, int seats, Chance chance, Out out) {
    Timing.timeUp(s, label, seats, chance, out);
  }

  @Override
  public void leave(GoState s, int seat, Chance chance, Out out) {
    if (s.plays(seat)) {
      Leaving.leave(s, seat, out);
      Rounds.advance(s, chance, out);
    }
  }

  @Override
  public void agree(GoState s, Out out) {
    Winning.agree(s, out);
  }

  @Override
  public GoView view(GoState s, int seat) {
    return new GoView(s, seat);
  }

  @Override
  public @Nullable GoMove ordered(GoView view, Settings orders) {
    return StandingOrders.move(view, orders);
  }

  @Override
  public void imagine(GoState s, int seat, Chance chance) {
    Imagining.imagine(s, seat, chance);
  }

  @Override
  public int rank(GoState s, int seat) {
    return Winning.rank(s, seat);
  }
}
