package games.magie.lab.measure;

import games.magie.kernel.Clause;
import games.magie.kernel.Event;
import games.magie.kernel.Settings;
import games.magie.kernel.View;
import games.magie.kernel.study.Figures;
import games.magie.kernel.study.Finish;
import games.magie.kernel.study.Shape;
import games.magie.kernel.study.StudyMeasure;
import games.magie.kernel.study.Watch;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// How often each clause of the rulebook made something happen.
public final class Clauses<V extends View> implements StudyMeasure<V> {
  private final List<String> ids;
  private final Map<String, Integer> places = new LinkedHashMap<>();

  public Clauses(List<Clause> clauses) {
    ids = clauses.stream().map(Clause::id).toList();
    for (int place = 0; place < ids.size(); place++) {
      places.put(ids.get(place), place);
    }
  }

  @Override
  public String name() {
    return "clauses";
  }

  @Override
  public String about() {
    return "How often each clause of the rules was applied in a game. 0 is a rule that never came"
        + " up.";
  }

  @Override
  public Shape shape(Settings settings, int seats) {
    return Shape.counts(ids);
  }

  @Override
  public Watch<V> watch(Settings settings, int seats, Figures figures) {
    return new Watch<>() {
      @Override
      public void heard(V view, Clause why, Event what) {
        Integer place = places.get(why.id());
        if (place != null) {
          figures.add(place, 1);
        }
      }

      @Override
      public void end(V view, Finish finish) {
        figures.perAll(1);
      }
    };
  }
}
