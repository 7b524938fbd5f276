package games.magie.lab.measure;

import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.View;
import games.magie.kernel.study.Figures;
import games.magie.kernel.study.Finish;
import games.magie.kernel.study.Shape;
import java.util.List;
import java.util.stream.IntStream;

/// The share of games that each seat won; a shared first place is a part of a win.
public final class Winner<V extends View> extends AtTheEnd<V> {
  /// Can be divided by every number of winners up to ten.
  static final int WHOLE = 2_520;

  @Override
  public String name() {
    return "winner";
  }

  @Override
  public String about() {
    return "Share of games won by each seat. A shared first place counts as a part of a win.";
  }

  static List<String> letters(int seats) {
    return IntStream.range(0, seats).mapToObj(Seats::letter).toList();
  }

  /// The part of a win that a seat has, of [#WHOLE].
  static int share(Finish finish, int seat) {
    return finish.won(seat) ? WHOLE / finish.winners() : 0;
  }

  @Override
  public Shape shape(Settings settings, int seats) {
    return Shape.shares(letters(seats));
  }

  @Override
  void enter(V view, Finish finish, Figures figures) {
    for (int seat = 0; seat < finish.seats(); seat++) {
      figures.add(seat, share(finish, seat), WHOLE);
    }
  }
}
