package games.magie.lab.measure;

import games.magie.kernel.Companion;
import games.magie.kernel.View;
import games.magie.kernel.study.Finish;

/// What each seat had in the end, as the game counts it.
public final class Score<V extends View> extends PerSeat<V> {
  private final Companion<V> companion;

  public Score(Companion<V> companion) {
    this.companion = companion;
  }

  @Override
  public String name() {
    return "score";
  }

  @Override
  public String about() {
    return "What each seat had at the end: points, net worth, sets or blocks.";
  }

  @Override
  int of(V view, Finish finish, int seat) {
    return companion.score(view, seat);
  }
}
