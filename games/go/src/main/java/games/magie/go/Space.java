package games.magie.go;

import games.magie.kernel.text.Named;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a space of a mini board can be. The eight colour spaces come first, in the order of
/// [Colour].
public enum Space implements Named {
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

  public static final List<Space> ALL = List.of(values());

  private final String text = Named.of(this);

  @Override
  public String text() {
    return text;
  }

  /// The colour of a colour space.
  public @Nullable Colour colour() {
    return ordinal() < Colour.ALL.size() ? Colour.ALL.get(ordinal()) : null;
  }
}
