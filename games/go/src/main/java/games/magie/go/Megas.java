package games.magie.go;

import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// The marker, its tracker, and the Mega Shut Down at its end.
final class Megas {
  private Megas() {}

  /// The marker moves one step; past the end it is lost.
  static void step(GoState s, int seat, GoClause why, Out out) {
    if (s.markerAtEnd(seat)) {
      if (!out.silent()) {
        out.tell(GoClause.MEGA_MARKER, new GoEvent.MarkerStays(seat));
      }
      return;
    }
    s.marker[seat]++;
    if (!out.silent()) {
      out.tell(why, new GoEvent.MarkerMoved(seat, s.marker[seat]));
    }
  }

  /// Finds the next player, clockwise from the roller, who may activate one and was not asked yet
  /// in this round; false if there is none.
  static boolean awaitNext(GoState s) {
    int seat = s.roller;
    for (int n = 0; n < s.seats; n++) {
      if (s.markerAtEnd(seat)
          && s.plays(seat)
          && !s.hasPassed(seat)
          && !Tiles.blockedByJail(s, seat)) {
        s.actor = seat;
        return true;
      }
      seat = s.after(seat);
    }
    return false;
  }

  static void legal(Moves<GoMove> into) {
    for (GoMove.Mega mega : MoveTable.MEGA) {
      into.add(mega);
    }
    into.add(MoveTable.PASS);
  }

  static @Nullable Refusal objection(GoState s, int seat) {
    if (!s.markerAtEnd(seat)) {
      return new Refusal(
          GoClause.MEGA_WHEN,
          "marker-short",
          String.valueOf(s.marker[seat]),
          String.valueOf(s.options.tracker()));
    }
    if (Tiles.blockedByJail(s, seat)) {
      return new Refusal(GoClause.SPACE_JAIL, "no-mega-in-jail");
    }
    if (s.phase != Phase.MEGA) {
      return new Refusal(GoClause.MEGA_WHEN, "others-first");
    }
    return objectionToPass(s, seat);
  }

  static @Nullable Refusal objectionToPass(GoState s, int seat) {
    return seat == s.actor
        ? null
        : new Refusal(GoClause.ROUND_ORDER, "wait-for", Seats.letter(s.actor));
  }

  static void play(GoState s, GoMove.Mega move, Out out) {
    int colour = move.colour().ordinal();
    s.passed |= Seats.mask(s.actor);
    s.marker[s.actor] = 0;
    if (!out.silent()) {
      out.tell(GoClause.MEGA_EFFECT, new GoEvent.MegaActivated(s.actor, move.colour()));
    }
    for (int other = 0; other < s.seats; other++) {
      if (other != s.actor) {
        giveBack(s, other, colour, GoClause.MEGA_EFFECT, out);
      }
    }
  }

  /// All blocks of a colour go from a board to the tray.
  static void giveBack(GoState s, int seat, int colour, GoClause why, Out out) {
    int count = s.height(seat, colour);
    if (count == 0) {
      return;
    }
    for (int n = 0; n < count; n++) {
      s.remove(seat, colour);
    }
    s.addToTray(colour, count);
    if (!out.silent()) {
      out.tell(why, new GoEvent.Returned(seat, Colour.ALL[colour], count));
    }
  }

  static void pass(GoState s, Out out) {
    s.passed |= Seats.mask(s.actor);
    if (!out.silent()) {
      out.tell(GoClause.MEGA_WHEN, new GoEvent.Passed(s.actor));
    }
  }
}
