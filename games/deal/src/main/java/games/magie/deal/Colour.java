package games.magie.deal;

import java.util.List;

/// The ten colours of property: how many make a set, what they charge, whether one may build. And
/// [#LOOSE], where all-colour wilds lie without a colour.
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
  UTILITY("utility", false, 1, 2),
  LOOSE;

  /// The ten colours and after them [#LOOSE].
  public static final List<Colour> AND_LOOSE = List.of(values());

  /// The ten colours.
  public static final Colour[] ALL = AND_LOOSE.subList(0, LOOSE.ordinal()).toArray(Colour[]::new);

  public static final int COUNT = ALL.length;

  /// All of them, as a mask.
  public static final int EVERY = (1 << COUNT) - 1;

  private static final Colour[] BY_ORDINAL = values();

  private final String text;
  private final boolean buildable;
  private final int size;

  @SuppressWarnings("ImmutableEnumChecker") // made by List.of
  private final List<Integer> rents;

  Colour(String text, boolean buildable, Integer... rents) {
    this.text = text;
    this.buildable = buildable;
    this.rents = List.of(rents);
    this.size = rents.length;
  }

  /// No number of cards makes a set, and no text names it.
  Colour() {
    this.text = "";
    this.buildable = false;
    this.rents = List.of();
    this.size = Integer.MAX_VALUE;
  }

  /// By its ordinal, [#LOOSE] included.
  public static Colour of(int ordinal) {
    return BY_ORDINAL[ordinal];
  }

  /// The first of a mask that isn't empty.
  public static Colour first(int mask) {
    return BY_ORDINAL[Integer.numberOfTrailingZeros(mask)];
  }

  /// Its bit in a mask.
  public int bit() {
    return 1 << ordinal();
  }

  public String text() {
    return text;
  }

  /// How many cards make a set.
  public int size() {
    return size;
  }

  /// The rent for a pile of `cards`, without buildings.
  public int rent(int cards) {
    return rents.get(cards - 1);
  }

  /// Whether a house and a hotel may stand on a set.
  public boolean buildable() {
    return buildable;
  }
}
