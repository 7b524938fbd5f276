package games.magie.go.table;

import games.magie.kernel.text.Named;
import java.util.List;

/// How the game came to its end.
public enum End implements Named {
  NONE,
  /// Somebody built a landmark.
  LANDMARK,
  /// The last round that may be played is over.
  LIMIT,
  /// One player is left.
  ALONE,
  AGREED;

  public static final List<End> ALL = List.of(values());

  private final String text = Named.of(this);

  @Override
  public String text() {
    return text;
  }
}
