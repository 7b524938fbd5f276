package games.magie.go;

import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// What one's own space asks: a block of its colour, GO's choice, a Money Bag's block.
final class Spaces {
  private Spaces() {}

  /// A token stands on its space: what happens by itself happens, what is asked is noted.
  static void land(GoState s, int seat, Chance chance, Out out) {
    Space space = s.space(seat);
    switch (space) {
      case BROWN, LIGHT_BLUE, PINK, ORANGE, RED, YELLOW, GREEN, DARK_BLUE ->
          s.setTodo(seat, Todo.COLOUR);
      case GO -> s.setTodo(seat, Todo.GO);
      case CHANCE -> Tiles.draw(s, seat, chance, out);
      case JAIL -> idle(s, seat, GoClause.SPACE_VISIT, out);
      case PARKING -> idle(s, seat, GoClause.SPACE_PARKING, out);
      case GO_TO_JAIL -> {
        s.at[seat] = (byte) s.options.jail();
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
    int seat = s.roller;
    for (int open = s.busy & ~s.claiming; open != 0; seat = s.after(seat)) {
      if ((open >> seat & 1) != 0) {
        settle(s, seat, why, out);
        open &= ~Seats.mask(seat);
      }
    }
  }

  private static void settle(GoState s, int seat, GoClause why, Out out) {
    if (s.todo[seat] == Todo.COLOUR) {
      int colour = s.space(seat).ordinal();
      if (s.canTake(seat, colour)) {
        return;
      }
      s.setTodo(seat, Todo.NONE);
      if (why == GoClause.GRAB && !out.silent()) {
        out.tell(why, new GoEvent.TooLate(seat, Colour.ALL[colour]));
      }
      Megas.step(s, seat, GoClause.SPACE_COLOUR_NONE, out);
    } else if (s.todo[seat] == Todo.BAG && s.takeable(seat) == 0) {
      s.setTodo(seat, Todo.NONE);
      if (!out.silent()) {
        out.tell(GoClause.CHANCE_MONEY_BAG, new GoEvent.BagWasted(seat));
      }
      Tiles.discard(s, Tile.MONEY_BAG, out);
    }
  }

  static void legal(GoState s, int seat, Moves<GoMove> into) {
    if (s.todo[seat] == Todo.COLOUR) {
      takes(s, seat, s.space(seat).ordinal(), MoveTable.TAKE, into);
      return;
    }
    anyTakes(s, seat, MoveTable.TAKE, into);
    if (s.todo[seat].choosesAction()) {
      into.add(MoveTable.CHOOSE[0]);
      into.add(MoveTable.CHOOSE[1]);
      if (s.takeable(seat) == 0) {
        into.add(MoveTable.PASS);
      }
    }
  }

  static void anyTakes(GoState s, int seat, GoMove[][] table, Moves<GoMove> into) {
    for (int colours = s.takeable(seat); colours != 0; colours &= colours - 1) {
      takes(s, seat, Integer.numberOfTrailingZeros(colours), table, into);
    }
  }

  /// A block of one colour on each square that takes it.
  static void takes(GoState s, int seat, int colour, GoMove[][] table, Moves<GoMove> into) {
    int stack = s.square(seat, colour);
    if (stack != 0) {
      into.add(table[colour][stack]);
      return;
    }
    for (int free = s.free[seat]; free != 0; free &= free - 1) {
      into.add(table[colour][Integer.numberOfTrailingZeros(free) + 1]);
    }
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
      return s.jail[seat] == Jail.FREE
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
