package games.magie.lab.train;

import games.magie.bots.search.Lesson;
import games.magie.kernel.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// Counts what turns bring.
final class TurnsLearner<V extends View> implements Learner<V> {
  private final Lesson.OfTurns<?, V> lesson;
  private int[] counts = new int[16];
  private int seat = -1;
  private int before;
  private long turns;
  private long sum;

  TurnsLearner(Lesson.OfTurns<?, V> lesson) {
    this.lesson = lesson;
  }

  @Override
  public void turnBegins(List<V> views) {
    V view = views.getFirst();
    turnEnds(view);
    seat = lesson.active().applyAsInt(view);
    before = lesson.score().applyAsInt(view, seat);
  }

  private void turnEnds(V view) {
    if (seat < 0) {
      return;
    }
    int brought = lesson.score().applyAsInt(view, seat) - before;
    int at = Math.max(0, brought) / lesson.unit();
    if (at >= counts.length) {
      counts = Arrays.copyOf(counts, Math.max(at + 1, 2 * counts.length));
    }
    counts[at]++;
    turns++;
    sum += brought;
  }

  @Override
  public void gameEnds(List<V> views, float[] shares) {
    turnEnds(views.getFirst());
    seat = -1;
  }

  @Override
  public String text(List<String> head) {
    var lines = new ArrayList<>(head);
    double mean = turns == 0 ? 0 : (double) sum / turns;
    lines.add(String.format(Locale.ROOT, "%d turns, mean %.1f", turns, mean));
    lines.add("a line for every " + lesson.unit() + " from 0 on: in how many turns");
    var text = new StringBuilder();
    lines.forEach(line -> text.append("# ").append(line).append('\n'));
    int last = counts.length - 1;
    while (last > 0 && counts[last] == 0) {
      last--;
    }
    for (int at = 0; at <= last; at++) {
      text.append(counts[at]).append('\n');
    }
    return text.toString();
  }
}
