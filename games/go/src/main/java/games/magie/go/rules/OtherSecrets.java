package games.magie.go.rules;

import games.magie.go.Image;
import games.magie.go.Tile;
import games.magie.go.table.GoState;
import games.magie.go.table.Lots;
import games.magie.kernel.EvenDraw;
import games.magie.kernel.Settings;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.text.Fields;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Makes, through the text alone and independently of [Imagining], a position that differs only in
/// what a seat may not know: other seats' tiles are exchanged with each other's and with face-down
/// ones, other seats' dials are turned.
final class OtherSecrets {
  private static final String BAG = Tile.MONEY_BAG.text();

  private OtherSecrets() {}

  /// Changes the fields of a position and says whether anything differs.
  static boolean swap(Fields fields, Settings settings, int seats, int viewer, Seeded random) {
    String before = fields.take(Fields.TABLE, "face-down", "-");
    var faceDown = words(before);
    var pool = new ArrayList<>(faceDown.stream().filter(tile -> !tile.equals(BAG)).toList());
    for (int seat = 0; seat < seats; seat++) {
      if (seat != viewer) {
        pool.addAll(words(fields.take(seat, "tiles", "-")));
      }
    }
    boolean open = settings.on("open-tiles");
    boolean differs = false;
    for (int seat = 0; seat < seats; seat++) {
      if (seat == viewer) {
        continue;
      }
      if (turned(fields.take(seat, "dial", "-"))) {
        differs |= change(fields, seat, "dial", any(random).text());
      }
      String tiles = fields.take(seat, "tiles");
      if (tiles != null && !open) {
        differs |= change(fields, seat, "tiles", deal(pool, words(tiles).size(), random));
      }
    }
    if (open) {
      return differs;
    }
    faceDown.stream().filter(tile -> tile.equals(BAG)).forEach(pool::add);
    return change(fields, Fields.TABLE, "face-down", sorted(pool)) || differs;
  }

  private static boolean turned(String dial) {
    for (Image image : Image.ALL) {
      if (image.text().equals(dial)) {
        return true;
      }
    }
    return false;
  }

  private static boolean change(Fields fields, int subject, String name, String value) {
    if (value.equals(fields.take(subject, name))) {
      return false;
    }
    fields.replace(subject, name, value);
    return true;
  }

  private static Image any(Seeded random) {
    return Image.ALL.get(random.below(Image.ALL.size()));
  }

  private static String deal(List<String> pool, int count, Seeded random) {
    var dealt = new ArrayList<String>();
    for (int n = 0; n < count; n++) {
      dealt.add(pool.remove(random.draw(new EvenDraw("swap", pool.size()))));
    }
    return sorted(dealt);
  }

  private static String sorted(List<String> tiles) {
    tiles.sort(Comparator.comparing(Tile::parse));
    return tiles.isEmpty() ? "-" : String.join(" ", tiles);
  }

  private static List<String> words(String text) {
    return text.equals("-") ? List.of() : List.of(text.split(" "));
  }

  /// Whether nothing can be exchanged: the tiles in question are all of one kind, or one seat keeps
  /// them all.
  static boolean alike(GoState s, int viewer) {
    int kinds = 0;
    for (Tile tile : Tile.ALL) {
      int count = tile == Tile.MONEY_BAG ? 0 : s.faceDown[tile.ordinal()];
      for (int seat = 0; seat < s.seats; seat++) {
        count += seat == viewer ? 0 : s.held(seat, tile);
      }
      kinds += count > 0 ? 1 : 0;
    }
    int places = Lots.sum(s.faceDown) > s.faceDown[Tile.MONEY_BAG.ordinal()] ? 1 : 0;
    for (int seat = 0; seat < s.seats; seat++) {
      places += seat != viewer && s.tiles[seat] > 0 ? 1 : 0;
    }
    return kinds < 2 || places < 2;
  }
}
