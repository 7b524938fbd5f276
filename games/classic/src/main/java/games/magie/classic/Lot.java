package games.magie.classic;

import games.magie.kernel.BadInput;

/// What is auctioned: a deed, or a single house or hotel in a shortage.
public record Lot(int number) {
  public static final int HOUSE = Deed.COUNT;
  public static final int HOTEL = Deed.COUNT + 1;

  public String text() {
    return number == HOUSE ? "house" : number == HOTEL ? "hotel" : Deed.ALL.get(number).text();
  }

  public static int parse(String text) {
    for (Deed deed : Deed.ALL) {
      if (deed.text().equals(text)) {
        return deed.ordinal();
      }
    }
    return switch (text) {
      case "house" -> HOUSE;
      case "hotel" -> HOTEL;
      default -> throw new BadInput("'" + text + "' is no deed, house or hotel");
    };
  }
}
