package games.magie.lab.measure;

import games.magie.kernel.Settings;
import games.magie.kernel.View;
import games.magie.kernel.study.Figures;
import games.magie.kernel.study.Finish;
import games.magie.kernel.study.Shape;

/// A number of each seat at the end of a game.
abstract class PerSeat<V extends View> extends AtTheEnd<V> {
  abstract int of(V view, Finish finish, int seat);

  @Override
  public final Shape shape(Settings settings, int seats) {
    return Shape.numbers("", Winner.letters(seats));
  }

  @Override
  final void enter(V view, Finish finish, Figures figures) {
    for (int seat = 0; seat < finish.seats(); seat++) {
      figures.add(seat, of(view, finish, seat), 1);
    }
  }
}
