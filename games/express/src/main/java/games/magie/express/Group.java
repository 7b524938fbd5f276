package games.magie.express;

import games.magie.kernel.text.Named;
import java.util.List;

/// The ten groups of squares on the round board. [Face] begins with the same ten names in the same
/// order.
public enum Group implements Named {
  BROWN(2, 50, 600, true),
  LIGHT_BLUE(3, 100, 1000, true),
  PINK(3, 150, 1500, true),
  ORANGE(3, 200, 1800, true),
  RED(3, 250, 2200, true),
  YELLOW(3, 300, 2700, true),
  GREEN(3, 400, 3000, true),
  DARK_BLUE(2, 500, 3500, true),
  RAILROAD(4, 200, 2500, false),
  UTILITY(2, 100, 800, false);

  public static final List<Group> ALL = List.of(values());

  /// The groups that unlock the house/hotel die, as a mask.
  public static final int COLOURS = colours();

  private final String text = Named.of(this);
  private final int squares;
  private final int faceValue;
  private final int completeValue;
  private final boolean colour;

  Group(int squares, int faceValue, int completeValue, boolean colour) {
    this.squares = squares;
    this.faceValue = faceValue;
    this.completeValue = completeValue;
    this.colour = colour;
  }

  @Override
  public String text() {
    return text;
  }

  /// How many squares the group has by default; the option `dark-blue-squares` changes one of them.
  int defaultSquares() {
    return squares;
  }

  /// What a die of the group shows.
  public int faceValue() {
    return faceValue;
  }

  /// What the whole group scores.
  public int completeValue() {
    return completeValue;
  }

  /// Whether completing it unlocks the house/hotel die: a solid colour does, railroads and
  /// utilities do not.
  public boolean colour() {
    return colour;
  }

  public int bit() {
    return 1 << ordinal();
  }

  private static int colours() {
    int mask = 0;
    for (Group group : ALL) {
      mask |= group.colour ? group.bit() : 0;
    }
    return mask;
  }
}
