package games.magie.go;

import org.jspecify.annotations.Nullable;

/// What a space of a mini board can be. The eight colour spaces come first, in the order of
/// [Colour].
public enum Space {
  BROWN,
  LIGHT_BLUE,
  PINK,
  ORANGE,
  RED,
  YELLOW,
  GREEN,
  DARK_BLUE,
  GO,
  CHANCE,
  JAIL,
  HEIST,
  PARKING,
  GO_TO_JAIL,
  SHUT_DOWN;

  static final Space[] ALL = values();

  private final String text = Texts.of(this);

  public String text() {
    return text;
  }

  /// The colour of a colour space.
  public @Nullable Colour colour() {
    return ordinal() < Colour.ALL.length ? Colour.ALL[ordinal()] : null;
  }
}
