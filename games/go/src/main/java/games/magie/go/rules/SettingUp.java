package games.magie.go.rules;

import games.magie.go.GoClause;
import games.magie.go.GoEvent;
import games.magie.go.GoMove;
import games.magie.go.Side;
import games.magie.go.table.GoState;
import games.magie.go.table.Phase;
import games.magie.kernel.Bits;
import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Ranking;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// Boards are chosen in the order of the seats, each colour once; then everybody rolls for who
/// begins.
final class SettingUp {
  private SettingUp() {}

  static void legal(GoState s, Moves<GoMove> into) {
    for (int free = freeSides(s); free != 0; free = Bits.rest(free)) {
      into.add(MoveTable.BOARD[Bits.first(free)]);
    }
    into.add(MoveTable.RANDOM_BOARD);
  }

  static @Nullable Refusal objection(GoState s, int seat, GoMove.Board move) {
    if (s.phase != Phase.BOARD) {
      return new Refusal(GoClause.SETUP_BOARD, "boards-chosen");
    }
    if (seat != s.actor) {
      return new Refusal(GoClause.SETUP_BOARD, "not-your-choice", Seats.letter(s.actor));
    }
    Side side = move.side();
    if (side != null && (freeSides(s) >> side.ordinal() & 1) == 0) {
      return new Refusal(GoClause.SETUP_BOARD, "board-taken", side.board().text());
    }
    return null;
  }

  static void play(GoState s, GoMove.Board move, Chance chance, Out out) {
    Side side = move.side();
    if (side == null) {
      random(s, chance, out);
    } else {
      choose(s, side.ordinal(), out);
    }
  }

  static void random(GoState s, Chance chance, Out out) {
    int free = freeSides(s);
    choose(s, Bits.nth(free, chance.draw(s.lots.sides(free))), out);
  }

  private static void choose(GoState s, int side, Out out) {
    s.side[s.actor] = (byte) side;
    if (!out.silent()) {
      out.tell(GoClause.SETUP_BOARD, new GoEvent.BoardChosen(s.actor, Side.ALL.get(side)));
    }
  }

  /// The sides of the boards that nobody has yet, as a mask.
  private static int freeSides(GoState s) {
    int free = (1 << Side.ALL.size()) - 1;
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.side[seat] != GoState.NONE) {
        free &= ~Side.ALL.get(s.side[seat]).board().sides();
      }
    }
    return free;
  }

  /// Waits for the next seat without a board, or begins the first round when all have one.
  static void advance(GoState s, Chance chance, Out out) {
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.plays(seat) && s.side[seat] == GoState.NONE) {
        s.actor = seat;
        return;
      }
    }
    Rounds.begin(s, rollOff(s, chance, out), out);
  }

  /// Everybody rolls their own die, the highest begins; the tied roll again.
  private static int rollOff(GoState s, Chance chance, Out out) {
    return Ranking.rollOff(
        s.playing(),
        seat -> {
          int die = Rounds.roll(s, seat, chance);
          if (!out.silent()) {
            out.tell(GoClause.SETUP_FIRST, new GoEvent.RolledOff(seat, die));
          }
          return die;
        });
  }
}
