package games.magie.kernel.terminal;

import games.magie.kernel.View;
import java.util.List;
import java.util.Map;

/// Draws in a terminal what a seat may know.
public interface Board<V extends View> {
  List<String> draw(V view, List<String> names);

  /// What else a player may look at: a word to type, and what it shows.
  default Map<String, String> looks() {
    return Map.of();
  }

  default List<String> look(String word, V view) {
    return List.of();
  }

  /// Whether this seat sees or is asked something that others at the same screen must not see.
  default boolean secret(V view) {
    return false;
  }
}
