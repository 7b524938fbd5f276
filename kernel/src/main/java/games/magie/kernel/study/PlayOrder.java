package games.magie.kernel.study;

import games.magie.kernel.Clause;
import games.magie.kernel.Event;
import games.magie.kernel.Settings;
import games.magie.kernel.View;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/// Who wins by the order of play: the seat that began, the next one, and so on.
public final class PlayOrder<V extends View> implements StudyMeasure<V> {
  /// Can be divided by every number of winners up to ten.
  private static final int WHOLE = 2_520;

  private static final int NOBODY = -1;

  private static final List<String> FIRST = List.of("first", "second", "third");

  private final ToIntFunction<Event> turn;

  /// @param turn the seat whose turn an event begins, -1 for other events
  public PlayOrder(ToIntFunction<Event> turn) {
    this.turn = turn;
  }

  @Override
  public String name() {
    return "order";
  }

  @Override
  public String about() {
    return "Share of games won by the player who began, the next one, and so on.";
  }

  @Override
  public Shape shape(Settings settings, int seats) {
    var labels = new ArrayList<String>();
    for (int nth = 0; nth < seats; nth++) {
      labels.add(nth < FIRST.size() ? FIRST.get(nth) : (nth + 1) + "th");
    }
    return Shape.shares(labels);
  }

  @Override
  public Watch<V> watch(Settings settings, int seats, Figures figures) {
    return new Watch<>() {
      private int starter = NOBODY;

      @Override
      public void begin(V view) {
        starter = NOBODY;
      }

      @Override
      public void heard(V view, Clause why, Event what) {
        if (starter == NOBODY) {
          starter = turn.applyAsInt(what);
        }
      }

      @Override
      public void end(V view, Finish finish) {
        for (int nth = 0; finish.over() && starter != NOBODY && nth < seats; nth++) {
          boolean won = finish.won((starter + nth) % seats);
          figures.add(nth, won ? WHOLE / finish.winners() : 0, WHOLE);
        }
      }
    };
  }
}
