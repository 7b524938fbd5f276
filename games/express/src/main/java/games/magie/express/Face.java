package games.magie.express;

import org.jspecify.annotations.Nullable;

/// What a die can show.
public enum Face {
  BROWN,
  LIGHT_BLUE,
  PINK,
  ORANGE,
  RED,
  YELLOW,
  GREEN,
  DARK_BLUE,
  RAILROAD,
  UTILITY,
  CHANCE,
  POLICE,
  GO,
  BLANK,
  HOUSE,
  BROKEN_HOUSE,
  HOTEL,
  JAIL_FREE;

  static final Face[] ALL = values();

  private final String text = name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');

  public String text() {
    return text;
  }

  /// The group whose squares this face fits; none for the special faces.
  public @Nullable Group group() {
    return ordinal() < Group.ALL.length ? Group.ALL[ordinal()] : null;
  }
}
