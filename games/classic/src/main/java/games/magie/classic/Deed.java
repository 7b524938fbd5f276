package games.magie.classic;

import games.magie.kernel.BadInput;
import java.util.List;

/// The 28 title deeds in the order of the board. Their ids are the same in both editions; what a
/// table calls them is a matter of its theme. Sites list the rent without a building, with one to
/// four houses and with a hotel.
public enum Deed {
  MEDITERRANEAN("mediterranean", Group.BROWN, 1, 60, 2, 10, 30, 90, 160, 250),
  BALTIC("baltic", Group.BROWN, 3, 60, 4, 20, 60, 180, 320, 450),
  READING("reading", Group.RAILROAD, 5, 200),
  ORIENTAL("oriental", Group.LIGHT_BLUE, 6, 100, 6, 30, 90, 270, 400, 550),
  VERMONT("vermont", Group.LIGHT_BLUE, 8, 100, 6, 30, 90, 270, 400, 550),
  CONNECTICUT("connecticut", Group.LIGHT_BLUE, 9, 120, 8, 40, 100, 300, 450, 600),
  ST_CHARLES("st-charles", Group.PINK, 11, 140, 10, 50, 150, 450, 625, 750),
  ELECTRIC_COMPANY("electric-company", Group.UTILITY, 12, 150),
  STATES("states", Group.PINK, 13, 140, 10, 50, 150, 450, 625, 750),
  VIRGINIA("virginia", Group.PINK, 14, 160, 12, 60, 180, 500, 700, 900),
  PENNSYLVANIA_RAILROAD("pennsylvania-railroad", Group.RAILROAD, 15, 200),
  ST_JAMES("st-james", Group.ORANGE, 16, 180, 14, 70, 200, 550, 750, 950),
  TENNESSEE("tennessee", Group.ORANGE, 18, 180, 14, 70, 200, 550, 750, 950),
  NEW_YORK("new-york", Group.ORANGE, 19, 200, 16, 80, 220, 600, 800, 1000),
  KENTUCKY("kentucky", Group.RED, 21, 220, 18, 90, 250, 700, 875, 1050),
  INDIANA("indiana", Group.RED, 23, 220, 18, 90, 250, 700, 875, 1050),
  ILLINOIS("illinois", Group.RED, 24, 240, 20, 100, 300, 750, 925, 1100),
  B_AND_O("b-and-o", Group.RAILROAD, 25, 200),
  ATLANTIC("atlantic", Group.YELLOW, 26, 260, 22, 110, 330, 800, 975, 1150),
  VENTNOR("ventnor", Group.YELLOW, 27, 260, 22, 110, 330, 800, 975, 1150),
  WATER_WORKS("water-works", Group.UTILITY, 28, 150),
  MARVIN_GARDENS("marvin-gardens", Group.YELLOW, 29, 280, 24, 120, 360, 850, 1025, 1200),
  PACIFIC("pacific", Group.GREEN, 31, 300, 26, 130, 390, 900, 1100, 1275),
  NORTH_CAROLINA("north-carolina", Group.GREEN, 32, 300, 26, 130, 390, 900, 1100, 1275),
  PENNSYLVANIA("pennsylvania", Group.GREEN, 34, 320, 28, 150, 450, 1000, 1200, 1400),
  SHORT_LINE("short-line", Group.RAILROAD, 35, 200),
  PARK_PLACE("park-place", Group.DARK_BLUE, 37, 350, 35, 175, 500, 1100, 1300, 1500),
  BOARDWALK("boardwalk", Group.DARK_BLUE, 39, 400, 50, 200, 600, 1400, 1700, 2000);

  public static final List<Deed> ALL = List.of(values());
  public static final int COUNT = ALL.size();

  /// The place of the hotel's rent among the rents.
  public static final int HOTEL_RENT = 5;

  private final String text;
  private final Group group;
  private final int space;
  private final int price;

  @SuppressWarnings("ImmutableEnumChecker") // made by List.of
  private final List<Integer> rents;

  Deed(String text, Group group, int space, int price, Integer... rents) {
    this.text = text;
    this.group = group;
    this.space = space;
    this.price = price;
    this.rents = List.of(rents);
  }

  public String text() {
    return text;
  }

  public Group group() {
    return group;
  }

  /// The number of its space, 0 being GO.
  public int space() {
    return space;
  }

  public int price() {
    return price;
  }

  public int mortgageValue() {
    return price / 2;
  }

  /// Ten per cent of the mortgage value, rounded up.
  public int interest() {
    return (mortgageValue() + 9) / 10;
  }

  /// What repaying the mortgage costs.
  public int repayment() {
    return mortgageValue() + interest();
  }

  /// Bare, with 1 to 4 houses, with a hotel; empty for railroads and utilities.
  public List<Integer> rents() {
    return rents;
  }

  public int bit() {
    return 1 << ordinal();
  }

  public static Deed of(String text) {
    for (Deed deed : ALL) {
      if (deed.text.equals(text)) {
        return deed;
      }
    }
    throw new BadInput("no deed '" + text + "'");
  }
}
