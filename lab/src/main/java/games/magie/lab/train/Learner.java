package games.magie.lab.train;

import games.magie.kernel.View;
import java.util.List;

/// Looks at games as they are played.
interface Learner<V extends View> {
  /// @param views by seat
  void turnBegins(List<V> views);

  /// @param shares of the win, by seat
  void gameEnds(List<V> views, float[] shares);

  String text(List<String> head);
}
