package games.magie.go;

import games.magie.kernel.Bits;
import games.magie.kernel.text.Named;
import java.util.List;

/// The eight colours of landmark blocks, in the order of the board.
public enum Colour implements Named {
  BROWN,
  LIGHT_BLUE,
  PINK,
  ORANGE,
  RED,
  YELLOW,
  GREEN,
  DARK_BLUE;

  public static final List<Colour> ALL = List.of(values());

  /// Blocks of each colour.
  public static final int BLOCKS = 5;

  private final String text = Named.of(this);

  @Override
  public String text() {
    return text;
  }

  /// The first colour of a mask that is not empty.
  public static Colour first(int mask) {
    return ALL.get(Bits.first(mask));
  }

  /// Its bit in masks of colours.
  public int bit() {
    return 1 << ordinal();
  }

  public static Colour parse(String text) {
    return Named.parse(values(), text, "colour");
  }
}
