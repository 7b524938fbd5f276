package games.magie.go.rules;

import games.magie.go.Tile;
import games.magie.go.table.GoState;
import games.magie.go.table.Lots;
import games.magie.kernel.Chance;

/// Resamples what a seat cannot know: the tiles that others keep, among all it cannot see, and
/// dials that others have set. Nobody keeps a Money Bag.
final class Imagining {
  private Imagining() {}

  static void imagine(GoState s, int viewer, Chance chance) {
    var eyes = new Secrets(s, viewer);
    if (!s.options.openTiles()) {
      tiles(s, viewer, chance);
    }
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.dial[seat] != GoState.NONE && !eyes.seesDial(seat)) {
        s.dial[seat] = (byte) chance.draw(Lots.DIAL);
      }
    }
  }

  private static void tiles(GoState s, int viewer, Chance chance) {
    int bags = s.faceDown[Tile.MONEY_BAG.ordinal()];
    s.faceDown[Tile.MONEY_BAG.ordinal()] = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      for (int kind = 0; kind < GoState.TILES && seat != viewer; kind++) {
        s.faceDown[kind] += s.held[seat * GoState.TILES + kind];
        s.held[seat * GoState.TILES + kind] = 0;
      }
    }
    int pool = Lots.sum(s.faceDown);
    for (int seat = 0; seat < s.seats; seat++) {
      for (int n = 0; n < s.tiles[seat] && seat != viewer; n++) {
        int kind = Lots.kind(s.faceDown, chance.draw(Lots.IMAGINED[pool--]));
        s.faceDown[kind]--;
        s.held[seat * GoState.TILES + kind]++;
      }
    }
    s.faceDown[Tile.MONEY_BAG.ordinal()] = (byte) bags;
  }
}
