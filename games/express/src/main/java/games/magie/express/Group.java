package games.magie.express;

/// The ten groups of squares on the round board. [Face] begins with the same ten names in the same
/// order.
public enum Group {
  BROWN("brown", 2, 50, 600, true),
  LIGHT_BLUE("light-blue", 3, 100, 1000, true),
  PINK("pink", 3, 150, 1500, true),
  ORANGE("orange", 3, 200, 1800, true),
  RED("red", 3, 250, 2200, true),
  YELLOW("yellow", 3, 300, 2700, true),
  GREEN("green", 3, 400, 3000, true),
  DARK_BLUE("dark-blue", 2, 500, 3500, true),
  RAILROAD("railroad", 4, 200, 2500, false),
  UTILITY("utility", 2, 100, 800, false);

  static final Group[] ALL = values();

  /// The groups that unlock the house/hotel die, as a mask.
  static final int COLOURS = colours();

  private final String text;
  private final int squares;
  private final int faceValue;
  private final int completeValue;
  private final boolean colour;

  Group(String text, int squares, int faceValue, int completeValue, boolean colour) {
    this.text = text;
    this.squares = squares;
    this.faceValue = faceValue;
    this.completeValue = completeValue;
    this.colour = colour;
  }

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

  int bit() {
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
