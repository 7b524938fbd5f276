package games.magie.kernel.terminal;

import games.magie.kernel.terminal.Ink.Hue;

/// The colours of what the games name: groups, faces, blocks.
public final class Hues {
  private Hues() {}

  public static Hue of(String name) {
    return switch (name) {
      case "brown" -> Hue.BROWN;
      case "light-blue" -> Hue.LIGHT_BLUE;
      case "pink" -> Hue.PINK;
      case "orange" -> Hue.ORANGE;
      case "red" -> Hue.RED;
      case "yellow" -> Hue.YELLOW;
      case "green" -> Hue.GREEN;
      case "dark-blue" -> Hue.DARK_BLUE;
      case "railroad", "blank" -> Hue.GREY;
      case "police" -> Hue.VIOLET;
      default -> Hue.PALE;
    };
  }
}
