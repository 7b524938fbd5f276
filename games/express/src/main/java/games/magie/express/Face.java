package games.magie.express;

import games.magie.kernel.text.Named;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a die can show.
public enum Face implements Named {
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

  public static final List<Face> ALL = List.of(values());

  private final String text = Named.of(this);

  @Override
  public String text() {
    return text;
  }

  /// The group whose squares this face fits; none for the special faces.
  public @Nullable Group group() {
    return ordinal() < Group.ALL.size() ? Group.ALL.get(ordinal()) : null;
  }
}
