package games.magie.go;

/// The eight colours of landmark blocks, in the order of the board.
public enum Colour {
  BROWN,
  LIGHT_BLUE,
  PINK,
  ORANGE,
  RED,
  YELLOW,
  GREEN,
  DARK_BLUE;

  static final Colour[] ALL = values();

  /// Blocks of each colour.
  public static final int BLOCKS = 5;

  private final String text = Texts.of(this);

  public String text() {
    return text;
  }

  static Colour parse(String text) {
    return Texts.parse(ALL, text, "colour");
  }
}
