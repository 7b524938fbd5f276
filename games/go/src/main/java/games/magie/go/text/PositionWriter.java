package games.magie.go.text;

import static games.magie.kernel.Seats.letter;

import games.magie.go.Colour;
import games.magie.go.Side;
import games.magie.go.picture.Painter;
import games.magie.go.rules.Pending;
import games.magie.go.rules.Secrets;
import games.magie.go.table.GoState;
import games.magie.go.table.Phase;
import games.magie.kernel.Seats;
import games.magie.kernel.text.Fields;
import games.magie.kernel.text.Words;
import java.util.Arrays;

/// Writes a position, or what a seat may know of it. Each field is written always, so that a
/// scenario can ask for any of them.
public final class PositionWriter {
  /// Instead of a seat: hides nothing.
  static final int EVERYTHING = -2;

  private PositionWriter() {}

  public static void write(GoState s, int viewer, Fields out) {
    boolean all = viewer == EVERYTHING;
    out.star(Pending.awaited(s));
    out.put("round", s.round).put("roller", letter(s.roller));
    out.put("pending", pending(s));
    if (s.phase == Phase.OVER) {
      out.put("over", s.end.text()).put("winners", Seats.letters(s.winners));
    }
    out.put("discards", Painter.tiles(s.discards, 0, true));
    out.put(
        "face-down", Painter.tiles(s.faceDown, 0, all || new Secrets(s, viewer).seesFaceDown()));
    for (Colour colour : Colour.ALL) {
      out.put("tray-" + colour.text(), s.tray(colour));
    }
    for (int seat = 0; seat < s.seats; seat++) {
      // A seat sees all of itself, so everything is what each seat sees of itself.
      seat(new Secrets(s, all ? seat : viewer), seat, out);
      if (all) {
        out.put(seat, "answers", s.answers[seat]);
      }
    }
  }

  /// The open question with those it is about: `shield A B red`.
  private static String pending(GoState s) {
    String phase = s.phase.text();
    return switch (s.phase) {
      case BEFORE, SPACES, WINDOW, OVER -> phase;
      case BOARD, ATTACK, MEGA -> Words.join(phase, letter(s.actor));
      case DIALS, STEAL -> Words.join(phase, letter(s.actor), letter(s.target));
      case SHIELD -> Words.join(phase, letter(s.actor), letter(s.target), s.named);
    };
  }

  private static void seat(Secrets eyes, int seat, Fields out) {
    GoState s = eyes.s();
    boolean chosen = s.side[seat] != GoState.NONE;
    out.put(seat, "side", chosen ? Side.ALL.get(s.side[seat]).text() : Fields.NONE);
    out.put(seat, "at", s.at[seat]);
    out.put(seat, "marker", s.marker[seat]);
    out.put(seat, "jail", s.jail(seat).text());
    out.put(seat, "build", build(s, seat));
    out.put(seat, "tiles", Painter.held(eyes, seat));
    out.put(seat, "todo", s.todo[seat].text());
    Colour claim = s.claim(seat);
    out.put(seat, "claim", claim == null ? Fields.NONE : claim.text() + " " + s.claimSquare[seat]);
    out.put(seat, "passed", s.hasPassed(seat));
    out.put(seat, "attacks", Painter.attacks(s.attacks[seat]));
    out.put(seat, "dial", Painter.dial(eyes, seat));
    if (!s.plays(seat)) {
      out.put(seat, "left", true);
    }
  }

  private static String build(GoState s, int seat) {
    var squares = new String[GoState.SQUARES];
    Arrays.fill(squares, Fields.NONE);
    for (Colour colour : Colour.ALL) {
      int square = s.square(seat, colour);
      if (square != 0) {
        squares[square - 1] = colour.text() + "=" + s.height(seat, colour);
      }
    }
    return String.join(" ", squares);
  }
}
