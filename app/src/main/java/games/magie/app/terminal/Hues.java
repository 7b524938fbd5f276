package games.magie.app.terminal;

import games.magie.app.terminal.Ink.Hue;

/// The colours of what the games name: groups, faces, blocks.
final class Hues {
  private Hues() {}

  static Hue of(String name) {
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
