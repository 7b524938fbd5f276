package games.magie.go.study;

import games.magie.go.GoEvent;
import games.magie.go.GoOptions;
import games.magie.go.GoView;
import games.magie.go.Space;
import games.magie.kernel.Clause;
import games.magie.kernel.Event;
import games.magie.kernel.Settings;
import games.magie.kernel.study.Figures;
import games.magie.kernel.study.Shape;
import games.magie.kernel.study.StudyMeasure;
import games.magie.kernel.study.Watch;
import java.util.ArrayList;
import java.util.List;

/// How often dice take tokens to each space.
public final class Visits implements StudyMeasure<GoView> {
  @Override
  public String name() {
    return "visits";
  }

  @Override
  public String about() {
    return "Share of all moves by a die that end on a space, in per cent.";
  }

  @Override
  public Shape shape(Settings settings, int seats) {
    List<Space> spaces = GoOptions.of(settings).layout().spaces();
    var labels = new ArrayList<String>();
    for (int at = 0; at < spaces.size(); at++) {
      labels.add(at + "-" + spaces.get(at).text());
    }
    return Shape.board(labels);
  }

  @Override
  public Watch<GoView> watch(Settings settings, int seats, Figures figures) {
    return new Watch<>() {
      @Override
      public void heard(GoView view, Clause why, Event what) {
        if (what instanceof GoEvent.Moved moved) {
          figures.add(moved.at(), 1);
          figures.perAll(1);
        }
      }
    };
  }
}
