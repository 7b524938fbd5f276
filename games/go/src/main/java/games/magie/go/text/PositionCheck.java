package games.magie.go.text;

import games.magie.go.Colour;
import games.magie.go.GoOptions;
import games.magie.go.Side;
import games.magie.go.rules.Grabbing;
import games.magie.go.rules.Pending;
import games.magie.go.rules.Spaces;
import games.magie.go.rules.Tiles;
import games.magie.go.table.End;
import games.magie.go.table.GoState;
import games.magie.go.table.Phase;
import games.magie.go.table.Todo;
import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;

/// Objects to positions that no game can come to and that the rules could not go on from.
final class PositionCheck {
  private PositionCheck() {}

  static void check(GoState s) {
    checkSides(s);
    for (int seat = 0; seat < s.seats; seat++) {
      String letter = Seats.letter(seat);
      if (!s.plays(seat)) {
        checkLeft(s, seat);
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
    // An ended game may stand in the middle of anything: nobody has to go on from there.
    if (s.phase != Phase.OVER) {
      checkBlocks(s);
    }
    checkPending(s);
  }

  private static void checkLeft(GoState s, int seat) {
    String left = "seat " + Seats.letter(seat) + " has left and ";
    if (s.blocks[seat] > 0 || s.tiles[seat] > 0) {
      throw new BadInput(left + "keeps no blocks and no tiles");
    }
    if (s.todo[seat] != Todo.NONE) {
      throw new BadInput("todo: " + left + "has nothing to do");
    }
    if (s.attacks[seat] != 0) {
      throw new BadInput("attacks: " + left + "attacks nobody");
    }
  }

  /// Who has to take a block finds one, and who claims one has a place for it.
  private static void checkBlocks(GoState s) {
    int stuck = Spaces.stuck(s);
    for (int seat = 0; seat < s.seats; seat++) {
      String letter = Seats.letter(seat);
      if ((stuck >> seat & 1) != 0) {
        String colour = s.todo[seat] == Todo.COLOUR ? s.space(seat).text() + " " : "";
        throw new BadInput("todo: seat %s can take no %sblock".formatted(letter, colour));
      }
      if (s.claim[seat] != GoState.NONE && !mayClaim(s, seat)) {
        throw new BadInput(
            "claim: seat %s cannot have %s %d"
                .formatted(letter, Colour.ALL.get(s.claim[seat]).text(), s.claimSquare[seat]));
      }
    }
    boolean lot = s.options.grab() == GoOptions.Grab.LOT;
    if (lot && s.busy != 0 && Pending.acting(s) == 0) {
      throw new BadInput("claim: the lot is drawn when all have claimed, and nobody is asked");
    }
  }

  private static boolean mayClaim(GoState s, int seat) {
    Colour colour = Colour.ALL.get(s.claim[seat]);
    boolean wanted = s.todo[seat] != Todo.COLOUR || s.space(seat).colour() == colour;
    return wanted && Grabbing.objection(s, seat, colour, s.claimSquare[seat]) == null;
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
        boolean needed = s.phase != Phase.BOARD && s.phase != Phase.OVER;
        if (needed && s.plays(seat)) {
          throw new BadInput("side: seat " + Seats.letter(seat) + " has no board");
        }
        continue;
      }
      int board = 1 << Side.ALL.get(s.side[seat]).board().ordinal();
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
          case MEGA ->
              s.plays(s.actor) && s.markerAtEnd(s.actor) && !Tiles.blockedByJail(s, s.actor);
          case SPACES -> s.busy != 0;
          case WINDOW -> s.busy != 0 || (Pending.holders(s) & ~s.passed) != 0;
          case OVER -> s.end != End.NONE;
        };
    if (!fine) {
      throw new BadInput("pending: '%s' asks nobody anything".formatted(s.phase.text()));
    }
  }
}
