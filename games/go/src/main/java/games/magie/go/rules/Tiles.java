package games.magie.go.rules;

import games.magie.go.GoClause;
import games.magie.go.GoEvent;
import games.magie.go.GoMove;
import games.magie.go.Tile;
import games.magie.go.table.GoState;
import games.magie.go.table.Jail;
import games.magie.go.table.Lots;
import games.magie.go.table.Phase;
import games.magie.go.table.Todo;
import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// Chance tiles: drawn, kept in secret, used in their windows, discarded and brought back.
public final class Tiles {
  private Tiles() {}

  static void draw(GoState s, int seat, Chance chance, Out out) {
    if (Lots.sum(s.faceDown) == 0) {
      if (!out.silent()) {
        out.tell(GoClause.CHANCE_DISCARD, new GoEvent.NoTile(seat));
      }
      return;
    }
    Tile tile = Tile.ALL.get(Lots.kind(s.faceDown, chance.draw(s.lots.bag)));
    s.faceDown[tile.ordinal()]--;
    if (tile == Tile.MONEY_BAG) {
      s.setTodo(seat, Todo.BAG);
    } else {
      s.keep(seat, tile);
    }
    if (!out.silent()) {
      tellDraw(s, seat, tile, out);
    }
    bringBack(s, out);
  }

  private static void tellDraw(GoState s, int seat, Tile tile, Out out) {
    if (tile == Tile.MONEY_BAG) {
      out.tell(GoClause.CHANCE_DRAW, new GoEvent.TileShown(seat, tile));
    } else if (s.options.openTiles()) {
      out.tell(GoClause.CHANCE_DRAW, new GoEvent.TileDrawn(seat, tile));
    } else {
      out.tell(Seats.mask(seat), GoClause.CHANCE_DRAW, new GoEvent.TileDrawn(seat, tile));
      out.tell(Seats.allBut(seat), GoClause.CHANCE_SECRET, new GoEvent.TileTaken(seat));
    }
  }

  /// A tile that was used, or that lay before somebody who left, goes face up.
  static void discard(GoState s, Tile tile, Out out) {
    s.discards[tile.ordinal()]++;
    bringBack(s, out);
  }

  /// The discards lie face down again as soon as no tile does; by `strict-tiles` only when all ten
  /// are discarded.
  private static void bringBack(GoState s, Out out) {
    int discarded = Lots.sum(s.discards);
    boolean now =
        s.options.strictTiles()
            ? discarded == Tile.COUNT
            : discarded > 0 && Lots.sum(s.faceDown) == 0;
    if (!now) {
      return;
    }
    for (int kind = 0; kind < GoState.TILES; kind++) {
      s.faceDown[kind] += s.discards[kind];
      s.discards[kind] = 0;
    }
    if (!out.silent()) {
      out.tell(GoClause.CHANCE_DISCARD, new GoEvent.TilesReturned(discarded));
    }
  }

  /// By `jail-blocks-tiles`, in the skipped round only; a mask of seats.
  static int blockedByJail(GoState s) {
    return s.options.jailBlocksTiles() ? s.skipping : 0;
  }

  public static boolean blockedByJail(GoState s, int seat) {
    return (blockedByJail(s) >> seat & 1) != 0;
  }

  /// Whether a kept tile could be used in a window.
  static boolean usable(GoState s, int seat) {
    return s.held(seat, Tile.GO_BUTTON) > 0 || usableTycoon(s, seat);
  }

  private static boolean usableTycoon(GoState s, int seat) {
    return s.held(seat, Tile.TYCOON) > 0 && !s.markerAtEnd(seat);
  }

  /// The uses of kept tiles in a window, and to pass where that is asked.
  static void legal(GoState s, int seat, Moves<GoMove> into) {
    if (s.held(seat, Tile.GO_BUTTON) > 0) {
      Spaces.anyTakes(s, seat, MoveTable.BUTTON_TAKE, into);
      into.addAll(MoveTable.BUTTON_CHOOSE);
    }
    boolean pass = s.phase != Phase.BEFORE && !s.hasPassed(seat);
    into.addAll(MoveTable.TYCOON_PASS[(usableTycoon(s, seat) ? 1 : 0) + (pass ? 2 : 0)]);
  }

  static @Nullable Refusal objection(GoState s, int seat, GoMove.ButtonTake move) {
    Refusal use = objectionToUse(s, seat, Tile.GO_BUTTON);
    return use != null ? use : Grabbing.objection(s, seat, move.colour(), move.square());
  }

  static @Nullable Refusal objectionToButton(GoState s, int seat) {
    return objectionToUse(s, seat, Tile.GO_BUTTON);
  }

  static @Nullable Refusal objectionToTycoon(GoState s, int seat) {
    Refusal use = objectionToUse(s, seat, Tile.TYCOON);
    if (use != null || !s.markerAtEnd(seat)) {
      return use;
    }
    return new Refusal(GoClause.CHANCE_TYCOON, "marker-at-end");
  }

  private static @Nullable Refusal objectionToUse(GoState s, int seat, Tile tile) {
    if (s.phase != Phase.BEFORE && s.phase != Phase.SPACES && s.phase != Phase.WINDOW) {
      return new Refusal(GoClause.CHANCE_ANY_TIME, "not-the-time-for-tiles");
    }
    if (s.todo[seat] != Todo.NONE) {
      return new Refusal(GoClause.CHANCE_ANY_TIME, "own-space-first");
    }
    if (blockedByJail(s, seat)) {
      return new Refusal(GoClause.SPACE_JAIL, "no-tiles-in-jail");
    }
    return objectionToHold(s, seat, tile);
  }

  static @Nullable Refusal objectionToHold(GoState s, int seat, Tile tile) {
    return s.held(seat, tile) > 0 ? null : new Refusal(clause(tile), "no-such-tile", tile.text());
  }

  static @Nullable Refusal objectionToPass(GoState s, int seat) {
    if ((Pending.holders(s) >> seat & 1) == 0) {
      return s.jail(seat) == Jail.SKIPS
          ? new Refusal(GoClause.SPACE_JAIL, "in-jail")
          : new Refusal(GoClause.ROUND_SPACE, "nothing-to-do");
    }
    return s.hasPassed(seat) ? new Refusal(GoClause.CHANCE_ANY_TIME, "passed-already") : null;
  }

  static void play(GoState s, int seat, GoMove.ButtonTake move, Out out) {
    s.setTodo(seat, Todo.BUTTON);
    use(s, seat, Tile.GO_BUTTON, out);
    Grabbing.reach(s, seat, move.colour(), move.square(), out);
  }

  static void play(GoState s, int seat, GoMove.ButtonChoose move, Out out) {
    use(s, seat, Tile.GO_BUTTON, out);
    Attacks.gain(s, seat, move.attack(), GoClause.CHANCE_GO_BUTTON, out);
  }

  static void playTycoon(GoState s, int seat, Out out) {
    use(s, seat, Tile.TYCOON, out);
    Megas.step(s, seat, GoClause.CHANCE_TYCOON, out);
  }

  static void pass(GoState s, int seat, Out out) {
    s.passed |= Seats.mask(seat);
    if (!out.silent()) {
      out.tell(GoClause.CHANCE_ANY_TIME, new GoEvent.Passed(seat));
    }
  }

  /// A kept tile is turned up and discarded.
  static void use(GoState s, int seat, Tile tile, Out out) {
    s.giveUp(seat, tile);
    if (!out.silent()) {
      out.tell(clause(tile), new GoEvent.TileShown(seat, tile));
    }
    discard(s, tile, out);
  }

  private static GoClause clause(Tile tile) {
    return switch (tile) {
      case MONEY_BAG -> GoClause.CHANCE_MONEY_BAG;
      case GO_BUTTON -> GoClause.CHANCE_GO_BUTTON;
      case TYCOON -> GoClause.CHANCE_TYCOON;
      case SHIELD -> GoClause.CHANCE_SHIELD;
    };
  }
}
