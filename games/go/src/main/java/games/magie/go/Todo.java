package games.magie.go;

/// What a seat still has to do for its space, or for a GO button whose block somebody else got.
enum Todo {
  NONE("-"),
  /// Take the block of the colour space.
  COLOUR("colour"),
  /// Choose one of GO's actions.
  GO("go"),
  /// Take any block for a Money Bag.
  BAG("bag"),
  /// Take a block for the GO button, or choose again.
  BUTTON("button");

  static final Todo[] ALL = values();

  private final String text;

  Todo(String text) {
    this.text = text;
  }

  String text() {
    return text;
  }

  /// Whether any of GO's three actions may be chosen.
  boolean choosesAction() {
    return this == GO || this == BUTTON;
  }
}
