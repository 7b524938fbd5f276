package games.magie.go;

/// The four kinds of Chance tiles. How many there are of each is in no text but their sum, ten: the
/// mix is our assumption.
public enum Tile {
  MONEY_BAG(3),
  GO_BUTTON(2),
  TYCOON(2),
  SHIELD(3);

  static final Tile[] ALL = values();

  static final int COUNT = count();

  private final int copies;
  private final String text = Texts.of(this);

  Tile(int copies) {
    this.copies = copies;
  }

  public int copies() {
    return copies;
  }

  public String text() {
    return text;
  }

  static Tile parse(String text) {
    return Texts.parse(ALL, text, "tile");
  }

  private static int count() {
    int count = 0;
    for (Tile tile : ALL) {
      count += tile.copies;
    }
    return count;
  }
}
