package games.magie.classic;

import games.magie.kernel.BadInput;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The forty spaces in clockwise order, number 0 being GO.
public enum Space {
  GO("go", Kind.GO, 0),
  MEDITERRANEAN(Deed.MEDITERRANEAN),
  CHEST_1("chest-1", Kind.CHEST, 0),
  BALTIC(Deed.BALTIC),
  INCOME_TAX("income-tax", Kind.TAX, 200),
  READING(Deed.READING),
  ORIENTAL(Deed.ORIENTAL),
  CHANCE_1("chance-1", Kind.CHANCE, 0),
  VERMONT(Deed.VERMONT),
  CONNECTICUT(Deed.CONNECTICUT),
  JAIL("jail", Kind.JAIL, 0),
  ST_CHARLES(Deed.ST_CHARLES),
  ELECTRIC_COMPANY(Deed.ELECTRIC_COMPANY),
  STATES(Deed.STATES),
  VIRGINIA(Deed.VIRGINIA),
  PENNSYLVANIA_RAILROAD(Deed.PENNSYLVANIA_RAILROAD),
  ST_JAMES(Deed.ST_JAMES),
  CHEST_2("chest-2", Kind.CHEST, 0),
  TENNESSEE(Deed.TENNESSEE),
  NEW_YORK(Deed.NEW_YORK),
  FREE_PARKING("free-parking", Kind.PARKING, 0),
  KENTUCKY(Deed.KENTUCKY),
  CHANCE_2("chance-2", Kind.CHANCE, 0),
  INDIANA(Deed.INDIANA),
  ILLINOIS(Deed.ILLINOIS),
  B_AND_O(Deed.B_AND_O),
  ATLANTIC(Deed.ATLANTIC),
  VENTNOR(Deed.VENTNOR),
  WATER_WORKS(Deed.WATER_WORKS),
  MARVIN_GARDENS(Deed.MARVIN_GARDENS),
  GO_TO_JAIL("go-to-jail", Kind.GO_TO_JAIL, 0),
  PACIFIC(Deed.PACIFIC),
  NORTH_CAROLINA(Deed.NORTH_CAROLINA),
  CHEST_3("chest-3", Kind.CHEST, 0),
  PENNSYLVANIA(Deed.PENNSYLVANIA),
  SHORT_LINE(Deed.SHORT_LINE),
  CHANCE_3("chance-3", Kind.CHANCE, 0),
  PARK_PLACE(Deed.PARK_PLACE),
  LUXURY_TAX("luxury-tax", Kind.TAX, 100),
  BOARDWALK(Deed.BOARDWALK);

  /// What happens on a space.
  public enum Kind {
    GO,
    DEED,
    CHEST,
    CHANCE,
    TAX,
    JAIL,
    PARKING,
    GO_TO_JAIL
  }

  public static final List<Space> ALL = List.of(values());
  public static final int COUNT = ALL.size();

  private final String text;
  private final Kind kind;
  private final @Nullable Deed deed;
  private final int tax;

  Space(Deed deed) {
    this.text = deed.text();
    this.kind = Kind.DEED;
    this.deed = deed;
    this.tax = 0;
  }

  Space(String text, Kind kind, int tax) {
    this.text = text;
    this.kind = kind;
    this.deed = null;
    this.tax = tax;
  }

  public String text() {
    return text;
  }

  public Kind kind() {
    return kind;
  }

  public @Nullable Deed deed() {
    return deed;
  }

  /// What a tax space costs.
  public int tax() {
    return tax;
  }

  public static Space of(String text) {
    for (Space space : ALL) {
      if (space.text.equals(text)) {
        return space;
      }
    }
    throw new BadInput("no space '" + text + "'");
  }
}
