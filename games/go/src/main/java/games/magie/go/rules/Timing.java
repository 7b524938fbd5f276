package games.magie.go.rules;

import games.magie.go.GoClause;
import games.magie.go.GoEvent;
import games.magie.go.GoMove;
import games.magie.go.Image;
import games.magie.go.table.GoState;
import games.magie.go.table.Lots;
import games.magie.go.table.Todo;
import games.magie.kernel.Chance;
import games.magie.kernel.Deadline;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Seats;
import java.util.List;

/// The clocks of courtesy, one for each kind of question, and what a player does whose time is up:
/// what must be done is done in the plainest way, what may be done is left.
final class Timing {
  private static final String BOARD = "board";
  private static final String ROLL = "roll";
  private static final String SPACE = "space";
  private static final String TILES = "tiles";
  private static final String ATTACK = "attack";
  private static final String DIAL = "dial";
  private static final String STEAL = "steal";
  private static final String SHIELD = "shield";
  private static final String MEGA = "mega";

  private static final List<String> LABELS =
      List.of(BOARD, ROLL, SPACE, TILES, ATTACK, DIAL, STEAL, SHIELD, MEGA);

  private Timing() {}

  static void deadlines(GoState s, List<Deadline> into) {
    for (String label : LABELS) {
      int due = due(s, label);
      if (due != 0) {
        into.add(Deadline.courtesy(label, due));
      }
    }
    Grabbing.deadlines(s, into);
  }

  /// The seats on which this clock runs.
  private static int due(GoState s, String label) {
    int awaited = Pending.awaited(s);
    int spaces = Pending.acting(s);
    String asked =
        switch (s.phase) {
          case BOARD -> BOARD;
          case BEFORE -> ROLL;
          case SPACES, WINDOW -> TILES;
          case ATTACK -> ATTACK;
          case DIALS -> DIAL;
          case STEAL -> STEAL;
          case SHIELD -> SHIELD;
          case MEGA -> MEGA;
          case OVER -> "";
        };
    if (label.equals(SPACE)) {
      return awaited & spaces;
    }
    return label.equals(asked) ? awaited & ~spaces : 0;
  }

  /// In the order of the round. Who is asked something else by then is not late for that.
  static void timeUp(GoState s, String label, int seats, Chance chance, Out out) {
    if (Grabbing.timeUp(s, label, chance, out)) {
      Rounds.advance(s, chance, out);
      return;
    }
    var moments = new int[s.seats];
    for (int each = 0; each < s.seats; each++) {
      moments[each] = Moments.of(s, each);
    }
    int seat = s.roller;
    for (int n = 0; n < s.seats; n++) {
      boolean late = (seats & due(s, label) & Seats.mask(seat)) != 0;
      if (late && Moments.of(s, seat) == moments[seat]) {
        if (!out.silent()) {
          out.tell(GoClause.TIME, new GoEvent.TimeRanOut(seat));
        }
        s.answers[seat]++;
        fallBack(s, seat, chance, out);
        Rounds.advance(s, chance, out);
      }
      seat = s.after(seat);
    }
  }

  private static void fallBack(GoState s, int seat, Chance chance, Out out) {
    if (s.todo[seat] != Todo.NONE) {
      firstBlock(s, seat, out);
      return;
    }
    switch (s.phase) {
      case BOARD -> SettingUp.random(s, chance, out);
      case BEFORE -> Rounds.play(s, chance, out);
      case SPACES, WINDOW -> Tiles.pass(s, seat, out);
      case ATTACK -> Attacks.pass(s, out);
      case DIALS -> Heists.setDial(s, seat, Image.ALL.get(chance.draw(Lots.DIAL)), out);
      case STEAL -> stealLeast(s, out);
      case SHIELD -> ShutDowns.accept(s, out);
      case MEGA -> Megas.pass(s, out);
      case OVER -> {}
    }
  }

  /// The first block that fits, in the order of the colours, on the first square; without one,
  /// nothing.
  private static void firstBlock(GoState s, int seat, Out out) {
    var moves = new Moves<GoMove>();
    Spaces.legal(s, seat, moves);
    if (moves.get(0) instanceof GoMove.Take take) {
      Grabbing.reach(s, seat, take.colour(), take.square(), out);
    } else {
      Spaces.pass(s, seat, out);
    }
  }

  /// A block of the lowest stack, the first of equal ones.
  private static void stealLeast(GoState s, Out out) {
    var moves = new Moves<GoMove>();
    Heists.legalSteals(s, moves);
    GoMove.Steal least = null;
    for (GoMove move : moves.toList()) {
      if (move instanceof GoMove.Steal steal
          && (least == null || stack(s, steal) < stack(s, least))) {
        least = steal;
      }
    }
    if (least != null) {
      Heists.steal(s, least.colour(), least.square(), out);
    }
  }

  private static int stack(GoState s, GoMove.Steal steal) {
    return s.height(s.target, steal.colour());
  }
}
