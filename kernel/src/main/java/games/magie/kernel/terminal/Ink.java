package games.magie.kernel.terminal;

/// Colour and weight for a terminal, or none of it. What is coloured also says in letters what it
/// is.
public final class Ink {
  private final boolean colour;

  public Ink(boolean colour) {
    this.colour = colour;
  }

  /// Colours of the 256 that terminals share, and whether black or white reads better on them.
  public enum Hue {
    BROWN(94, true),
    LIGHT_BLUE(117, false),
    PINK(212, false),
    ORANGE(208, false),
    RED(160, true),
    YELLOW(226, false),
    GREEN(28, true),
    DARK_BLUE(20, true),
    GREY(240, true),
    PALE(252, false),
    VIOLET(91, true);

    private final int code;
    private final boolean dark;

    Hue(int code, boolean dark) {
      this.code = code;
      this.dark = dark;
    }
  }

  /// On a ground of this colour.
  public String chip(Hue hue, String text) {
    return code("48;5;" + hue.code + ";38;5;" + (hue.dark ? 231 : 16), text);
  }

  public String bold(String text) {
    return code("1", text);
  }

  public String dim(String text) {
    return code("2", text);
  }

  public String good(String text) {
    return code("38;5;34", text);
  }

  public String bad(String text) {
    return code("38;5;160", text);
  }

  private String code(String code, String text) {
    return colour ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }
}
