package games.magie.app.terminal;

import games.magie.kernel.Fields;
import games.magie.kernel.Game;
import games.magie.kernel.View;
import games.magie.wire.Messages;
import java.util.List;
import java.util.Map;

/// Draws what a seat may know.
interface Board<V extends View> {
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

  /// The board of a game; where nobody has drawn one yet, the text of the view.
  @SuppressWarnings("unchecked") // the board stands beside the id of the game whose view it draws
  static <V extends View> Board<V> of(Game<?, ?, V> game, Messages messages, Ink ink) {
    return switch (game.id()) {
      case "pocket", "brands" -> (Board<V>) new ClassicBoard(messages, ink);
      case "express" -> (Board<V>) new ExpressBoard(messages, ink);
      case "deal" -> (Board<V>) new DealBoard(messages, ink);
      case "go" -> (Board<V>) new GoBoard(messages, ink);
      default ->
          (view, _) -> {
            var fields = new Fields();
            game.notation().view(view, fields);
            return fields.text().lines().toList();
          };
    };
  }
}
