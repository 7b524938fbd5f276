package games.magie.go;

import static org.assertj.core.api.Assertions.assertThat;

/// 40 blocks and ten tiles, each in one place, and everything that is kept beside them agrees.
final class Conservation {
  private Conservation() {}

  static void check(GoState s) {
    for (Colour colour : Colour.ALL) {
      int at = colour.ordinal();
      int blocks = s.tray[at];
      for (int seat = 0; seat < s.seats; seat++) {
        blocks += s.height(seat, at);
        assertThat(s.height(seat, at) > 0).isEqualTo(s.square(seat, at) > 0);
      }
      assertThat(blocks).as("%s blocks", colour.text()).isEqualTo(5);
      assertThat(s.tray[at]).isNotNegative();
    }
    for (int seat = 0; seat < s.seats; seat++) {
      int squares = 0;
      int blocks = 0;
      for (Colour colour : Colour.ALL) {
        int square = s.square(seat, colour.ordinal());
        blocks += s.height(seat, colour.ordinal());
        if (square > 0) {
          assertThat(squares & 1 << (square - 1)).as("one colour a square").isZero();
          squares |= 1 << (square - 1);
        }
      }
      assertThat(squares ^ GoState.ALL_FREE).isEqualTo((int) s.free[seat]);
      assertThat((int) s.blocks[seat]).isEqualTo(blocks);
      assertThat((int) s.marker[seat]).isBetween(0, s.options.tracker());
    }
    checkTiles(s);
    checkMasks(s);
  }

  /// The masks of the position say what its arrays say.
  private static void checkMasks(GoState s) {
    assertThat(s.awaited).isEqualTo(Pending.awaited(s));
    assertThat(s.sentToJail & s.skipping).isZero();
    for (int seat = 0; seat < s.seats; seat++) {
      assertThat(s.busy >> seat & 1).isEqualTo(s.todo[seat] == Todo.NONE ? 0 : 1);
      assertThat(s.claiming >> seat & 1).isEqualTo(s.claim[seat] == GoState.NONE ? 0 : 1);
      assertThat(s.keeping >> seat & 1).isEqualTo(s.tiles[seat] == 0 ? 0 : 1);
      assertThat(s.attacking >> seat & 1).isEqualTo(s.attacks[seat] == 0 ? 0 : 1);
      assertThat(s.marked >> seat & 1).isEqualTo(s.marker[seat] < s.options.tracker() ? 0 : 1);
      assertThat(s.owners >> seat & 1).isEqualTo(s.blocks[seat] == 0 ? 0 : 1);
      assertThat(s.built >> seat & 1).isEqualTo(Winning.tallest(s, seat) < 4 ? 0 : 1);
      for (Colour colour : Colour.ALL) {
        int at = colour.ordinal();
        assertThat(s.stacked[seat] >> at & 1).isEqualTo(s.height(seat, at) == 0 ? 0 : 1);
        boolean fits = s.free[seat] != 0 || s.height(seat, at) > 0;
        assertThat(s.fitting[seat] >> at & 1).isEqualTo(fits ? 1 : 0);
        assertThat(s.inTray >> at & 1).isEqualTo(s.tray[at] == 0 ? 0 : 1);
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
      assertThat(count).as(tile.text()).isEqualTo(tile.copies());
      assertThat(s.faceDown[kind]).isNotNegative();
      all += count;
    }
    assertThat(all).isEqualTo(10);
    for (int seat = 0; seat < s.seats; seat++) {
      int held = 0;
      for (Tile tile : Tile.ALL) {
        held += s.held(seat, tile);
      }
      assertThat((int) s.tiles[seat]).isEqualTo(held);
      assertThat(s.held(seat, Tile.MONEY_BAG)).isZero();
    }
  }
}
