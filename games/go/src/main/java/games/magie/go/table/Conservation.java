package games.magie.go.table;

import static games.magie.kernel.Invariants.hold;
import static games.magie.kernel.Invariants.same;

import games.magie.go.Colour;
import games.magie.go.Tile;
import games.magie.go.rules.Pending;
import games.magie.go.rules.Winning;

/// 40 blocks and ten tiles, each in one place, and everything that is kept beside them agrees.
public final class Conservation {
  private Conservation() {}

  public static void check(GoState s) {
    for (Colour colour : Colour.ALL) {
      int at = colour.ordinal();
      int blocks = s.tray[at];
      for (int seat = 0; seat < s.seats; seat++) {
        blocks += s.height(seat, colour);
        hold(s.height(seat, colour) > 0 == s.square(seat, colour) > 0, "a stack without a square");
      }
      same(5, blocks, "the blocks of a colour");
      hold(s.tray[at] >= 0, "the tray");
    }
    for (int seat = 0; seat < s.seats; seat++) {
      int squares = 0;
      int blocks = 0;
      for (Colour colour : Colour.ALL) {
        int square = s.square(seat, colour);
        blocks += s.height(seat, colour);
        if (square > 0) {
          same(0, squares & 1 << (square - 1), "one colour a square");
          squares |= 1 << (square - 1);
        }
      }
      same(s.free[seat], squares ^ GoState.ALL_FREE, "the free squares");
      same(s.blocks[seat], blocks, "the blocks of a seat");
      hold(s.marker[seat] >= 0 && s.marker[seat] <= s.options.tracker(), "the marker");
    }
    checkTiles(s);
    checkMasks(s);
  }

  /// The masks of the position say what its arrays say.
  private static void checkMasks(GoState s) {
    same(s.awaited, Pending.awaited(s), "who is awaited");
    same(0, s.sentToJail & s.skipping, "sent to jail and skipping");
    for (int seat = 0; seat < s.seats; seat++) {
      same(s.busy >> seat & 1, s.todo[seat] == Todo.NONE ? 0 : 1, "who is busy");
      same(s.claiming >> seat & 1, s.claim[seat] == GoState.NONE ? 0 : 1, "who claims");
      same(s.keeping >> seat & 1, s.tiles[seat] == 0 ? 0 : 1, "who keeps tiles");
      same(s.attacking >> seat & 1, s.attacks[seat] == 0 ? 0 : 1, "who attacks");
      same(s.marked >> seat & 1, s.marker[seat] < s.options.tracker() ? 0 : 1, "who is marked");
      same(s.owners >> seat & 1, s.blocks[seat] == 0 ? 0 : 1, "who owns blocks");
      same(s.built >> seat & 1, Winning.tallest(s, seat) < 4 ? 0 : 1, "who has built");
      for (Colour colour : Colour.ALL) {
        int at = colour.ordinal();
        same(s.stacked[seat] >> at & 1, s.height(seat, colour) == 0 ? 0 : 1, "the stacks");
        boolean fits = s.free[seat] != 0 || s.height(seat, colour) > 0;
        same(s.fitting[seat] >> at & 1, fits ? 1 : 0, "what fits");
        same(s.inTray >> at & 1, s.tray[at] == 0 ? 0 : 1, "what is in the tray");
      }
    }
  }

  private static void checkTiles(GoState s) {
    int all = 0;
    for (Tile tile : Tile.ALL) {
      int kind = tile.ordinal();
      int count = s.faceDown[kind] + s.discards[kind];
      for (int seat = 0; seat < s.seats; seat++) {
        count += s.held(seat, tile);
        count += tile == Tile.MONEY_BAG && s.todo[seat] == Todo.BAG ? 1 : 0;
      }
      same(tile.copies(), count, tile.text());
      hold(s.faceDown[kind] >= 0, "face-down tiles");
      all += count;
    }
    same(10, all, "the tiles");
    for (int seat = 0; seat < s.seats; seat++) {
      int held = 0;
      for (Tile tile : Tile.ALL) {
        held += s.held(seat, tile);
      }
      same(s.tiles[seat], held, "the tiles of a seat");
      same(0, s.held(seat, Tile.MONEY_BAG), "kept money bags");
    }
  }
}
