package games.magie.classic;

import games.magie.kernel.BadInput;
import java.util.List;

/// Deeds that belong together: eight colours, the railroads and the utilities.
public enum Group {
  BROWN("brown", 50),
  LIGHT_BLUE("light-blue", 50),
  PINK("pink", 100),
  ORANGE("orange", 100),
  RED("red", 150),
  YELLOW("yellow", 150),
  GREEN("green", 200),
  DARK_BLUE("dark-blue", 200),
  RAILROAD("railroad", 0),
  UTILITY("utility", 0);

  public static final List<Group> ALL = List.of(values());

  private final String text;
  private final int houseCost;

  Group(String text, int houseCost) {
    this.text = text;
    this.houseCost = houseCost;
  }

  /// Its bit in a mask.
  public int bit() {
    return 1 << ordinal();
  }

  public String text() {
    return text;
  }

  /// What a house costs, and a hotel on top of its houses; 0 where nothing is built.
  public int houseCost() {
    return houseCost;
  }

  /// Whether houses can stand here.
  public boolean colour() {
    return houseCost > 0;
  }

  public static Group of(String text) {
    for (Group group : ALL) {
      if (group.text.equals(text)) {
        return group;
      }
    }
    throw new BadInput("no group '" + text + "'");
  }
}
