package games.magie.lab.measure;

import games.magie.kernel.Settings;
import games.magie.kernel.View;
import games.magie.kernel.study.Figures;
import games.magie.kernel.study.Finish;
import games.magie.kernel.study.Shape;

/// The rank of each seat.
public final class Ranks<V extends View> extends AtTheEnd<V> {
  @Override
  public String name() {
    return "rank";
  }

  @Override
  public String about() {
    return "Rank of each seat at the end; 1 is best.";
  }

  @Override
  public Shape shape(Settings settings, int seats) {
    return Shape.numbers("", Winner.letters(seats));
  }

  @Override
  void enter(V view, Finish finish, Figures figures) {
    for (int seat = 0; seat < finish.seats(); seat++) {
      figures.add(seat, finish.ranks().get(seat), 1);
    }
  }
}
