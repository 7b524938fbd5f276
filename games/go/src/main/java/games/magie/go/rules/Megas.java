package games.magie.go.rules;

import games.magie.go.Colour;
import games.magie.go.GoClause;
import games.magie.go.GoEvent;
import games.magie.go.GoMove;
import games.magie.go.table.GoState;
import games.magie.go.table.Phase;
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
    s.setMarker(seat, s.marker[seat] + 1);
    if (!out.silent()) {
      out.tell(why, new GoEvent.MarkerMoved(seat, s.marker[seat]));
    }
  }

  /// Finds the next player, clockwise from the roller, who may activate one and was not asked yet
  /// in this round; false if there is none.
  static boolean awaitNext(GoState s) {
    int asked = s.marked & ~s.left & ~s.passed & ~Tiles.blockedByJail(s);
    if (asked == 0) {
      return false;
    }
    s.actor = s.first(asked);
    return true;
  }

  static void legal(Moves<GoMove> into) {
    into.addAll(MoveTable.MEGA);
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
    Colour colour = move.colour();
    s.passed |= Seats.mask(s.actor);
    s.setMarker(s.actor, 0);
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
  static void giveBack(GoState s, int seat, Colour colour, GoClause why, Out out) {
    int count = s.height(seat, colour);
    if (count == 0) {
      return;
    }
    for (int n = 0; n < count; n++) {
      s.remove(seat, colour);
    }
    s.addToTray(colour, count);
    if (!out.silent()) {
      out.tell(why, new GoEvent.Returned(seat, colour, count));
    }
  }

  static void pass(GoState s, Out out) {
    s.passed |= Seats.mask(s.actor);
    if (!out.silent()) {
      out.tell(GoClause.MEGA_WHEN, new GoEvent.Passed(s.actor));
    }
  }
}
