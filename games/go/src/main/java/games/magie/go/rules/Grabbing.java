package games.magie.go.rules;

import games.magie.go.Colour;
import games.magie.go.GoClause;
import games.magie.go.GoEvent;
import games.magie.go.GoOptions.Grab;
import games.magie.go.Tile;
import games.magie.go.table.GoState;
import games.magie.go.table.Phase;
import games.magie.go.table.Todo;
import games.magie.kernel.Bits;
import games.magie.kernel.Chance;
import games.magie.kernel.Deadline;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How a block comes from the tray to a board, and who gets the last one (option `grab`): at once
/// by order of arrival or clockwise, or as a claim that a lot decides where there are too few.
public final class Grabbing {
  /// The clock of a window is called `grab-red`.
  private static final String CLOCK = "grab-";

  private static final int WINDOW_MILLIS = 700;

  private Grabbing() {}

  /// Why a block cannot come from the tray to this square.
  public static @Nullable Refusal objection(GoState s, int seat, Colour colour, int square) {
    if (s.tray(colour) == 0) {
      return new Refusal(GoClause.SPACE_COLOUR_NONE, "not-in-tray", colour.text());
    }
    return objectionToPlace(s, seat, colour, square);
  }

  /// Why a block cannot be placed on this square.
  static @Nullable Refusal objectionToPlace(GoState s, int seat, Colour colour, int square) {
    int stack = s.square(seat, colour);
    if (square < 1 || square > GoState.SQUARES) {
      return new Refusal(GoClause.SETUP_BUILD, "no-such-square", String.valueOf(square));
    }
    if (stack == square) {
      return null;
    }
    if ((s.free[seat] >> (square - 1) & 1) == 0) {
      return new Refusal(GoClause.SETUP_BUILD, "other-colour-there", String.valueOf(square));
    }
    return stack == 0
        ? null
        : new Refusal(GoClause.SPACE_COLOUR, "stack-elsewhere", String.valueOf(stack));
  }

  /// A seat reaches for a block, for what it has to do.
  static void reach(GoState s, int seat, Colour colour, int square, Out out) {
    if (s.options.grab().collects()) {
      s.setClaim(seat, colour, square);
      if (!out.silent()) {
        out.tell(GoClause.GRAB, new GoEvent.Claimed(seat, colour));
      }
    } else {
      take(s, seat, colour, square, out);
      if (s.tray(colour) == 0) {
        Spaces.settle(s, GoClause.GRAB, out);
      }
    }
  }

  private static void take(GoState s, int seat, Colour colour, int square, Out out) {
    Todo reason = s.todo[seat];
    s.setTodo(seat, Todo.NONE);
    s.addToTray(colour, -1);
    s.place(seat, colour, square);
    if (!out.silent()) {
      out.tell(clause(reason), new GoEvent.Took(seat, colour, square));
    }
    if (reason == Todo.BAG) {
      Tiles.discard(s, Tile.MONEY_BAG, out);
    }
    if (s.phase != Phase.SPACES) {
      Winning.checkAtOnce(s, seat, colour, out);
    }
  }

  private static GoClause clause(Todo reason) {
    return switch (reason) {
      case COLOUR, NONE -> GoClause.SPACE_COLOUR;
      case GO -> GoClause.SPACE_GO;
      case BAG -> GoClause.CHANCE_MONEY_BAG;
      case BUTTON -> GoClause.CHANCE_GO_BUTTON;
    };
  }

  /// With `lot`: decides all claims once every seat that has to do something has claimed.
  static void decideIfCollected(GoState s, Chance chance, Out out) {
    if (s.options.grab() == Grab.LOT && s.busy != 0 && Pending.acting(s) == 0) {
      for (Colour colour : Colour.ALL) {
        if (s.phase != Phase.OVER) {
          decide(s, colour, chance, out);
        }
      }
    }
  }

  /// The claims of one colour become blocks; a lot is drawn only where they exceed them. A loser on
  /// a colour space moves the marker, a chooser is asked again.
  private static void decide(GoState s, Colour colour, Chance chance, Out out) {
    int claims = claims(s, colour);
    while (claims != 0 && s.tray(colour) > 0) {
      boolean enough = s.tray(colour) >= Integer.bitCount(claims);
      int nth = enough ? 0 : chance.draw(s.lots.seats(claims));
      int seat = Bits.nth(claims, nth);
      claims &= ~Seats.mask(seat);
      int square = s.claimSquare[seat];
      drop(s, seat);
      take(s, seat, colour, square, out);
      if (s.phase == Phase.OVER) {
        return;
      }
    }
    for (int rest = claims; rest != 0; rest = Bits.rest(rest)) {
      int seat = Bits.first(rest);
      drop(s, seat);
      if (s.todo[seat] != Todo.COLOUR && !out.silent()) {
        out.tell(GoClause.GRAB, new GoEvent.TooLate(seat, colour));
      }
    }
    Spaces.settle(s, GoClause.GRAB, out);
  }

  private static int claims(GoState s, Colour colour) {
    int claims = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.claim[seat] == colour.ordinal()) {
        claims |= Seats.mask(seat);
      }
    }
    return claims;
  }

  /// A claim is decided, or its seat has left.
  static void drop(GoState s, int seat) {
    s.dropClaim(seat);
  }

  /// With `window`: a clock for each colour that somebody claims, from the first claim on.
  static void deadlines(GoState s, List<Deadline> into) {
    if (s.options.grab() == Grab.WINDOW) {
      for (Colour colour : Colour.ALL) {
        if (claims(s, colour) != 0) {
          into.add(new Deadline(CLOCK + colour.text(), Seats.first(s.seats), WINDOW_MILLIS, 0));
        }
      }
    }
  }

  /// Decides the colour whose window has closed; false if this is no clock of a window.
  static boolean timeUp(GoState s, String label, Chance chance, Out out) {
    if (!label.startsWith(CLOCK)) {
      return false;
    }
    decide(s, Colour.parse(label.substring(CLOCK.length())), chance, out);
    return true;
  }
}
