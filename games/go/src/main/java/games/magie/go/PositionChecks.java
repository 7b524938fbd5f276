package games.magie.go;

import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;

/// Objects to positions that no game can come to and that the rules could not go on from.
final class PositionChecks {
  private PositionChecks() {}

  static void check(GoState s) {
    checkSides(s);
    for (int seat = 0; seat < s.seats; seat++) {
      String letter = Seats.letter(seat);
      if (!s.plays(seat) && (s.blocks[seat] > 0 || s.tiles[seat] > 0)) {
        throw new BadInput("seat " + letter + " has left and keeps no blocks and no tiles");
      }
      if (s.todo[seat] == Todo.COLOUR && s.space(seat).colour() == null) {
        throw new BadInput("todo: seat " + letter + " stands on no colour space");
      }
      boolean claims = s.claim[seat] != GoState.NONE;
      if (claims && (s.todo[seat] == Todo.NONE || !s.options.grab().collects())) {
        throw new BadInput("claim: seat " + letter + " has nothing to claim for");
      }
      boolean dials = s.phase == Phase.DIALS && (seat == s.actor || seat == s.target);
      if (s.dial[seat] != GoState.NONE && !dials) {
        throw new BadInput("dial: seat " + letter + " is in no Bank Heist");
      }
      if (s.todo[seat] != Todo.NONE && !playsSpaces(s)) {
        throw new BadInput("todo: spaces are played before " + s.phase.text());
      }
    }
    checkPending(s);
  }

  private static boolean playsSpaces(GoState s) {
    return switch (s.phase) {
      case BEFORE, SPACES, WINDOW, OVER -> true;
      case BOARD, ATTACK, DIALS, STEAL, SHIELD, MEGA -> false;
    };
  }

  private static void checkSides(GoState s) {
    int boards = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.side[seat] == GoState.NONE) {
        // All may agree to end while boards are being chosen.
        if (s.phase != Phase.BOARD && s.phase != Phase.OVER && s.plays(seat)) {
          throw new BadInput("side: seat " + Seats.letter(seat) + " has no board");
        }
        continue;
      }
      int board = 1 << Side.ALL[s.side[seat]].board().ordinal();
      if ((boards & board) != 0) {
        throw new BadInput("side: two seats have the same board");
      }
      boards |= board;
    }
  }

  private static void checkPending(GoState s) {
    boolean sits = s.plays(s.actor) && s.plays(s.target);
    boolean fine =
        switch (s.phase) {
          case BOARD -> s.plays(s.actor) && s.side[s.actor] == GoState.NONE;
          case BEFORE -> s.plays(s.roller);
          case ATTACK -> s.plays(s.actor) && s.attacks[s.actor] != 0;
          case DIALS -> sits && s.actor != s.target && Pending.awaited(s) != 0;
          case STEAL -> sits && s.actor != s.target && s.blocks[s.target] > 0;
          case SHIELD -> sits && s.actor != s.target && s.height(s.target, s.named) > 0;
          case MEGA -> s.plays(s.actor) && s.markerAtEnd(s.actor);
          case SPACES -> s.busy != 0;
          case WINDOW -> s.busy != 0 || (Pending.holders(s) & ~s.passed) != 0;
          case OVER -> s.end != End.NONE;
        };
    if (!fine) {
      throw new BadInput("pending: '%s' asks nobody anything".formatted(s.phase.text()));
    }
  }
}
