package games.magie.go;

/// What a Bank Heist dial can show.
public enum Image {
  RING,
  MONEY,
  COIN;

  static final Image[] ALL = values();

  private final String text = Texts.of(this);

  public String text() {
    return text;
  }

  static Image parse(String text) {
    return Texts.parse(ALL, text, "image");
  }
}
