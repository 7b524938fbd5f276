package games.magie.go;

/// What a seat still has to do for its space, or for a GO button whose block somebody else got.
enum Todo {
  NONE("-", Todo.WITHOUT_BLOCK),
  /// Take the block of the colour space.
  COLOUR("colour", 0),
  /// Choose one of GO's actions.
  GO("go", Todo.WITHOUT_BLOCK),
  /// Take any block for a Money Bag.
  BAG("bag", Blocks.ALL_COLOURS),
  /// Take a block for the GO button, or choose again.
  BUTTON("button", Todo.WITHOUT_BLOCK);

  static final Todo[] ALL = values();

  /// A bit beside those of the colours: it can be done without any block.
  static final int WITHOUT_BLOCK = 1 << 8;

  private final String text;
  private final int wanted;

  Todo(String text, int wanted) {
    this.text = text;
    this.wanted = wanted;
  }

  String text() {
    return text;
  }

  /// The colours that will do, beside that of the space, as a mask; or [#WITHOUT_BLOCK].
  int wanted() {
    return wanted;
  }

  /// Whether any of GO's three actions may be chosen.
  boolean choosesAction() {
    return this == GO || this == BUTTON;
  }
}
