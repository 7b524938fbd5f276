package games.magie.deal;

import java.util.List;

/// The ten colours of property: how many make a set, what they charge, whether one may build.
public enum Colour {
  BROWN("brown", true, 1, 2),
  LIGHT_BLUE("light-blue", true, 1, 2, 3),
  PINK("pink", true, 1, 2, 4),
  ORANGE("orange", true, 1, 3, 5),
  RED("red", true, 2, 3, 6),
  YELLOW("yellow", true, 2, 4, 6),
  GREEN("green", true, 2, 4, 7),
  DARK_BLUE("dark-blue", true, 3, 8),
  RAILROAD("railroad", false, 1, 2, 3, 4),
  UTILITY("utility", false, 1, 2);

  public static final Colour[] ALL = values();
  public static final int COUNT = ALL.length;

  /// All of them, as a mask.
  public static final int EVERY = (1 << COUNT) - 1;

  /// The index of the all-colour wilds that lie without a colour, after the colours.
  public static final int LOOSE = COUNT;

  private static final int[] SIZES = sizes();

  private final String text;
  private final boolean buildable;

  @SuppressWarnings("ImmutableEnumChecker") // made by List.of
  private final List<Integer> rents;

  Colour(String text, boolean buildable, Integer... rents) {
    this.text = text;
    this.buildable = buildable;
    this.rents = List.of(rents);
  }

  public String text() {
    return text;
  }

  /// How many cards make a set.
  public int size() {
    return rents.size();
  }

  /// The set size of a colour by its ordinal; [#LOOSE] never makes one.
  public static int size(int colour) {
    return SIZES[colour];
  }

  /// The rent for a pile of `cards`, without buildings.
  public int rent(int cards) {
    return rents.get(cards - 1);
  }

  /// Whether a house and a hotel may stand on a set.
  public boolean buildable() {
    return buildable;
  }

  private static int[] sizes() {
    var sizes = new int[COUNT + 1];
    sizes[LOOSE] = Integer.MAX_VALUE;
    for (Colour colour : ALL) {
      sizes[colour.ordinal()] = colour.size();
    }
    return sizes;
  }
}
