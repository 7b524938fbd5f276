package games.magie.go;

import games.magie.kernel.text.Named;
import java.util.List;

/// The four kinds of Chance tiles. How many there are of each is in no text but their sum, ten: the
/// mix is our assumption.
public enum Tile implements Named {
  MONEY_BAG(3),
  GO_BUTTON(2),
  TYCOON(2),
  SHIELD(3);

  public static final List<Tile> ALL = List.of(values());

  public static final int COUNT = count();

  private final int copies;
  private final String text = Named.of(this);

  Tile(int copies) {
    this.copies = copies;
  }

  public int copies() {
    return copies;
  }

  @Override
  public String text() {
    return text;
  }

  public static Tile parse(String text) {
    return Named.parse(values(), text, "tile");
  }

  private static int count() {
    int count = 0;
    for (Tile tile : ALL) {
      count += tile.copies;
    }
    return count;
  }
}
