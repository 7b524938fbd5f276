package games.magie.go.table;

import games.magie.go.Space;
import games.magie.kernel.text.Named;
import java.util.List;

/// What a seat still has to do for its space, or for a GO button whose block somebody else got.
public enum Todo implements Named {
  NONE("-", Todo.WITHOUT_BLOCK),
  /// Take the block of the colour space.
  COLOUR("colour", 0),
  /// Choose one of GO's actions.
  GO("go", Todo.WITHOUT_BLOCK),
  /// Take any block for a Money Bag.
  BAG("bag", Blocks.ALL_COLOURS),
  /// Take a block for the GO button, or choose again.
  BUTTON("button", Todo.WITHOUT_BLOCK);

  public static final List<Todo> ALL = List.of(values());

  /// A bit beside those of the colours: it can be done without any block.
  public static final int WITHOUT_BLOCK = 1 << 8;

  private final String text;
  private final int wanted;

  Todo(String text, int wanted) {
    this.text = text;
    this.wanted = wanted;
  }

  @Override
  public String text() {
    return text;
  }

  /// What a space asks of whoever comes there.
  static Todo of(Space space) {
    return switch (space) {
      case BROWN, LIGHT_BLUE, PINK, ORANGE, RED, YELLOW, GREEN, DARK_BLUE -> COLOUR;
      case GO -> Todo.GO;
      case CHANCE, JAIL, HEIST, PARKING, GO_TO_JAIL, SHUT_DOWN -> NONE;
    };
  }

  /// The colours that will do, beside that of the space, as a mask; or [#WITHOUT_BLOCK].
  public int wanted() {
    return wanted;
  }

  /// Whether any of GO's three actions may be chosen.
  public boolean choosesAction() {
    return this == GO || this == BUTTON;
  }
}
