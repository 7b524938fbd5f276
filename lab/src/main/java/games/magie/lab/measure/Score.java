package games.magie.lab.measure;

import games.magie.kernel.Companion;
import games.magie.kernel.Settings;
import games.magie.kernel.View;
import games.magie.kernel.study.Figures;
import games.magie.kernel.study.Finish;
import games.magie.kernel.study.Shape;

/// What each seat had in the end, as the game counts it.
public final class Score<V extends View> extends AtTheEnd<V> {
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
  public Shape shape(Settings settings, int seats) {
    return Shape.numbers("", Winner.letters(seats));
  }

  @Override
  void enter(V view, Finish finish, Figures figures) {
    for (int seat = 0; seat < finish.seats(); seat++) {
      figures.add(seat, companion.score(view, seat), 1);
    }
  }
}
