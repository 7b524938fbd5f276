package games.magie.lab.measure;

import games.magie.kernel.View;
import games.magie.kernel.study.Finish;

/// The rank of each seat.
public final class Ranks<V extends View> extends PerSeat<V> {
  @Override
  public String name() {
    return "rank";
  }

  @Override
  public String about() {
    return "Rank of each seat at the end; 1 is best.";
  }

  @Override
  int of(V view, Finish finish, int seat) {
    return finish.ranks().get(seat);
  }
}
