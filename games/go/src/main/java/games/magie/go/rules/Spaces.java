package games.magie.go.rules;

import static java.util.Objects.requireNonNull;

import games.magie.go.Attack;
import games.magie.go.Colour;
import games.magie.go.GoClause;
import games.magie.go.GoEvent;
import games.magie.go.GoMove;
import games.magie.go.Space;
import games.magie.go.Tile;
import games.magie.go.table.GoState;
import games.magie.go.table.Jail;
import games.magie.go.table.Todo;
import games.magie.go.table.Track;
import games.magie.kernel.Bits;
import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// What one's own space asks: a block of its colour, GO's choice, a Money Bag's block.
public final class Spaces {
  private Spaces() {}

  /// A token stands on its space: what is asked is noted. Returns the seat as a mask if something
  /// happens by itself.
  static int ask(GoState s, int seat) {
    Track track = s.track;
    int at = s.at[seat];
    s.todo[seat] = track.todo(at);
    s.busy |= track.asks(at) << seat;
    return track.acts(at) << seat;
  }

  /// What happens by itself on the space of a token.
  static void land(GoState s, int seat, Chance chance, Out out) {
    Space space = s.space(seat);
    switch (space) {
      case BROWN, LIGHT_BLUE, PINK, ORANGE, RED, YELLOW, GREEN, DARK_BLUE, GO -> {}
      case CHANCE -> Tiles.draw(s, seat, chance, out);
      case JAIL -> idle(s, seat, GoClause.SPACE_VISIT, out);
      case PARKING -> idle(s, seat, GoClause.SPACE_PARKING, out);
      case GO_TO_JAIL -> {
        s.at[seat] = s.track.jail();
        s.setJail(seat, Jail.NEXT);
        if (!out.silent()) {
          out.tell(GoClause.SPACE_JAIL, new GoEvent.Jailed(seat));
        }
      }
      case HEIST -> Attacks.gain(s, seat, Attack.HEIST, GoClause.ROUND_WAIT, out);
      case SHUT_DOWN -> Attacks.gain(s, seat, Attack.SHUT_DOWN, GoClause.ROUND_WAIT, out);
    }
  }

  private static void idle(GoState s, int seat, GoClause why, Out out) {
    if (!out.silent()) {
      out.tell(why, new GoEvent.Idle(seat, s.space(seat)));
    }
  }

  /// Who cannot take the block any more moves the marker, or discards the Money Bag. Blocks only
  /// leave the tray while spaces are played, so it is settled at once.
  static void settle(GoState s, GoClause why, Out out) {
    for (int rest = stuck(s); rest != 0; ) {
      int seat = s.first(rest);
      rest &= ~Seats.mask(seat);
      giveUp(s, seat, why, out);
    }
  }

  /// Who wants a block and finds none, as a mask. Without branches, since nobody could foretell
  /// them: what is open is never negative, so only 0 less one has the sign bit.
  public static int stuck(GoState s) {
    int stuck = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      int wanted = s.todo[seat].wanted() | s.track.wanted(s.at[seat]);
      int open = wanted & (s.takeable(seat) | Todo.WITHOUT_BLOCK);
      stuck |= ((open - 1) >>> 31) << seat;
    }
    return stuck & ~s.claiming;
  }

  private static void giveUp(GoState s, int seat, GoClause why, Out out) {
    boolean bag = s.todo[seat] == Todo.BAG;
    s.setTodo(seat, Todo.NONE);
    if (!bag) {
      if (why == GoClause.GRAB && !out.silent()) {
        out.tell(why, new GoEvent.TooLate(seat, Colour.ALL.get(s.space(seat).ordinal())));
      }
      Megas.step(s, seat, GoClause.SPACE_COLOUR_NONE, out);
    } else {
      if (!out.silent()) {
        out.tell(GoClause.CHANCE_MONEY_BAG, new GoEvent.BagWasted(seat));
      }
      Tiles.discard(s, Tile.MONEY_BAG, out);
    }
  }

  static void legal(GoState s, int seat, Moves<GoMove> into) {
    if (s.todo[seat] == Todo.COLOUR) {
      takes(s, seat, requireNonNull(s.space(seat).colour()), MoveTable.TAKE, into);
      return;
    }
    anyTakes(s, seat, MoveTable.TAKE, into);
    if (s.todo[seat].choosesAction()) {
      into.addAll(MoveTable.CHOOSE);
      if (s.takeable(seat) == 0) {
        into.add(MoveTable.PASS);
      }
    }
  }

  static void anyTakes(GoState s, int seat, GoMove[][][] table, Moves<GoMove> into) {
    for (int colours = s.takeable(seat); colours != 0; colours = Bits.rest(colours)) {
      takes(s, seat, Colour.first(colours), table, into);
    }
  }

  /// A block of one colour on each square that takes it.
  static void takes(GoState s, int seat, Colour colour, GoMove[][][] table, Moves<GoMove> into) {
    into.addAll(table[colour.ordinal()][s.squares(seat, colour)]);
  }

  static @Nullable Refusal objection(GoState s, int seat, GoMove.Take move) {
    Refusal mine = objectionToAct(s, seat);
    if (mine != null) {
      return mine;
    }
    Space space = s.space(seat);
    if (s.todo[seat] == Todo.COLOUR && space.colour() != move.colour()) {
      return new Refusal(GoClause.SPACE_COLOUR, "other-colour", space.text());
    }
    return Grabbing.objection(s, seat, move.colour(), move.square());
  }

  static @Nullable Refusal objection(GoState s, int seat, GoMove.Choose move) {
    Refusal mine = objectionToAct(s, seat);
    if (mine != null) {
      return mine;
    }
    return s.todo[seat].choosesAction()
        ? null
        : new Refusal(GoClause.SPACE_GO, "no-choice", move.attack().text());
  }

  /// Nothing is a choice only where no block fits.
  static @Nullable Refusal objectionToPass(GoState s, int seat) {
    Refusal mine = objectionToAct(s, seat);
    if (mine != null) {
      return mine;
    }
    return switch (s.todo[seat]) {
      case COLOUR -> new Refusal(GoClause.SPACE_COLOUR_MUST, "must-take");
      case BAG -> new Refusal(GoClause.CHANCE_MONEY_BAG, "must-take");
      case GO, BUTTON ->
          s.takeable(seat) != 0 ? new Refusal(GoClause.SPACE_GO, "must-choose") : null;
      case NONE -> new Refusal(GoClause.ROUND_SPACE, "nothing-to-do");
    };
  }

  /// Why this seat cannot play its space now.
  private static @Nullable Refusal objectionToAct(GoState s, int seat) {
    if (s.todo[seat] == Todo.NONE) {
      return s.jail(seat) == Jail.FREE
          ? new Refusal(GoClause.ROUND_SPACE, "nothing-to-do")
          : new Refusal(GoClause.SPACE_JAIL, "in-jail");
    }
    if (s.claim[seat] != GoState.NONE) {
      return new Refusal(GoClause.GRAB, "claimed-already");
    }
    int acting = Pending.acting(s);
    return (acting >> seat & 1) != 0
        ? null
        : new Refusal(
            GoClause.GRAB, "wait-for", Seats.letter(Integer.numberOfTrailingZeros(acting)));
  }

  static void play(GoState s, int seat, GoMove.Choose move, Out out) {
    GoClause why = s.todo[seat] == Todo.GO ? GoClause.SPACE_GO : GoClause.CHANCE_GO_BUTTON;
    s.setTodo(seat, Todo.NONE);
    Attacks.gain(s, seat, move.attack(), why, out);
  }

  static void pass(GoState s, int seat, Out out) {
    s.setTodo(seat, Todo.NONE);
    if (!out.silent()) {
      out.tell(GoClause.SPACE_GO, new GoEvent.Passed(seat));
    }
  }
}
