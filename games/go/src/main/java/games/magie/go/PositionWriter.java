package games.magie.go;

import games.magie.kernel.Fields;
import games.magie.kernel.Seats;
import java.util.Arrays;
import java.util.List;

/// Writes a position, or what a seat may know of it. Each field is written always, so that a
/// scenario can ask for any of them.
final class PositionWriter {
  /// Instead of a seat: hides nothing.
  static final int EVERYTHING = -2;

  private PositionWriter() {}

  static void write(GoState s, int viewer, Fields out) {
    boolean all = viewer == EVERYTHING;
    out.star(Pending.awaited(s));
    out.put("round", s.round).put("roller", Seats.letter(s.roller));
    out.put("pending", pending(s));
    if (s.phase == Phase.OVER) {
      out.put("over", s.end.text()).put("winners", Seats.letters(s.winners));
    }
    out.put("discards", list(Pictures.tiles(s.discards, 0, true)));
    out.put("face-down", list(Pictures.tiles(s.faceDown, 0, all || Secrets.seesFaceDown(s))));
    for (Colour colour : Colour.ALL) {
      out.put("tray-" + colour.text(), s.tray[colour.ordinal()]);
    }
    for (int seat = 0; seat < s.seats; seat++) {
      // A seat sees all of itself, so everything is what each seat sees of itself.
      seat(s, all ? seat : viewer, seat, out);
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
      case BOARD, ATTACK, MEGA -> phase + " " + Seats.letter(s.actor);
      case DIALS, STEAL -> phase + " " + Seats.letter(s.actor) + " " + Seats.letter(s.target);
      case SHIELD ->
          "%s %s %s %s"
              .formatted(
                  phase, Seats.letter(s.actor), Seats.letter(s.target), Colour.ALL[s.named].text());
    };
  }

  private static void seat(GoState s, int viewer, int seat, Fields out) {
    boolean chosen = s.side[seat] != GoState.NONE;
    out.put(seat, "side", chosen ? Side.ALL[s.side[seat]].text() : Pictures.NONE);
    out.put(seat, "at", s.at[seat]);
    out.put(seat, "marker", s.marker[seat]);
    out.put(seat, "jail", s.jail(seat).text());
    out.put(seat, "build", build(s, seat));
    out.put(seat, "tiles", list(Pictures.held(s, viewer, seat)));
    out.put(seat, "todo", s.todo[seat].text());
    boolean claims = s.claim[seat] != GoState.NONE;
    out.put(
        seat,
        "claim",
        claims ? Colour.ALL[s.claim[seat]].text() + " " + s.claimSquare[seat] : Pictures.NONE);
    out.put(seat, "passed", s.hasPassed(seat) ? "yes" : "no");
    out.put(seat, "attacks", list(Pictures.attacks(s.attacks[seat])));
    out.put(seat, "dial", Pictures.dial(s, viewer, seat));
    if (!s.plays(seat)) {
      out.put(seat, "left", "yes");
    }
  }

  private static String build(GoState s, int seat) {
    var squares = new String[GoState.SQUARES];
    Arrays.fill(squares, Pictures.NONE);
    for (Colour colour : Colour.ALL) {
      int square = s.square(seat, colour.ordinal());
      if (square != 0) {
        squares[square - 1] = colour.text() + "=" + s.height(seat, colour.ordinal());
      }
    }
    return String.join(" ", squares);
  }

  private static String list(List<String> words) {
    return words.isEmpty() ? Pictures.NONE : String.join(" ", words);
  }
}
