package games.magie.lab.measure;

import games.magie.kernel.Clause;
import games.magie.kernel.Companion;
import games.magie.kernel.Event;
import games.magie.kernel.Measure;
import games.magie.kernel.Settings;
import games.magie.kernel.View;
import games.magie.kernel.study.Figures;
import games.magie.kernel.study.Finish;
import games.magie.kernel.study.Shape;
import games.magie.kernel.study.StudyMeasure;
import games.magie.kernel.study.Watch;
import java.util.Arrays;
import java.util.List;

/// What a game draws of its course, such as worth: how the winner stood at each turn, and how the
/// others did. A turn's value is that at its first event.
public final class Course<V extends View> implements StudyMeasure<V> {
  private static final int POINTS = 60;
  private static final int WINNER = 0;
  private static final int OTHERS = 1;

  private final Companion<V> companion;
  private final Measure<V> measure;

  public Course(Companion<V> companion, Measure<V> measure) {
    this.companion = companion;
    this.measure = measure;
  }

  @Override
  public String name() {
    return "course-" + measure.name();
  }

  @Override
  public String about() {
    return ("The %s of the player who wins and of the others, turn by turn (rounds, where all play"
            + " in turn or at once around a board), in games that last that long.")
        .formatted(measure.name());
  }

  @Override
  public Shape shape(Settings settings, int seats) {
    return Shape.curves(measure.name(), List.of("winner", "others"), POINTS);
  }

  @Override
  public Watch<V> watch(Settings settings, int seats, Figures figures) {
    return new Seen(seats, figures);
  }

  private final class Seen implements Watch<V> {
    private final int seats;
    private final Figures figures;

    /// By turn and seat.
    private final int[] values;

    private final boolean[] known = new boolean[POINTS];

    Seen(int seats, Figures figures) {
      this.seats = seats;
      this.figures = figures;
      this.values = new int[POINTS * seats];
    }

    @Override
    public void begin(V view) {
      Arrays.fill(known, false);
    }

    @Override
    public void heard(V view, Clause why, Event what) {
      int turn = companion.turns(view, 0);
      if (turn < 0 || turn >= POINTS || known[turn]) {
        return;
      }
      known[turn] = true;
      for (int seat = 0; seat < seats; seat++) {
        values[turn * seats + seat] = measure.of(view, seat);
      }
    }

    @Override
    public void end(V view, Finish finish) {
      if (!finish.over()) {
        return;
      }
      for (int turn = 0; turn < POINTS; turn++) {
        for (int seat = 0; known[turn] && seat < seats; seat++) {
          int line = finish.won(seat) ? WINNER : OTHERS;
          figures.add(line * POINTS + turn, values[turn * seats + seat], 1);
        }
      }
    }
  }
}
