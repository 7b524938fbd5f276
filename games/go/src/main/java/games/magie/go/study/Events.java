package games.magie.go.study;

import games.magie.go.GoEvent;
import games.magie.go.GoView;
import games.magie.kernel.Clause;
import games.magie.kernel.Event;
import games.magie.kernel.Settings;
import games.magie.kernel.study.Figures;
import games.magie.kernel.study.Finish;
import games.magie.kernel.study.Shape;
import games.magie.kernel.study.StudyMeasure;
import games.magie.kernel.study.Watch;
import java.util.List;

/// What happens in a game: blocks, tiles, attacks, landmarks.
public final class Events implements StudyMeasure<GoView> {
  private static final List<String> LABELS =
      List.of(
          "blocks taken",
          "tiles drawn",
          "heists",
          "shut downs",
          "mega shut downs",
          "times in jail",
          "landmarks built",
          "round of the first landmark");

  private static final int FIRST_LANDMARK = LABELS.size() - 1;

  @Override
  public String name() {
    return "events";
  }

  @Override
  public String about() {
    return "What happens in a game: blocks and tiles, attacks of each kind, jail, landmarks, and the"
        + " round in which the first landmark stands.";
  }

  @Override
  public Shape shape(Settings settings, int seats) {
    return Shape.numbers("", LABELS);
  }

  /// The figure that an event counts for, or -1.
  private static int figure(Event what) {
    if (what instanceof GoEvent.Took) {
      return 0;
    } else if (what instanceof GoEvent.TileTaken) {
      return 1;
    } else if (what instanceof GoEvent.HeistBegan) {
      return 2;
    } else if (what instanceof GoEvent.ShutDownBegan) {
      return 3;
    } else if (what instanceof GoEvent.MegaActivated) {
      return 4;
    } else if (what instanceof GoEvent.Jailed) {
      return 5;
    }
    return what instanceof GoEvent.LandmarkBuilt ? 6 : -1;
  }

  @Override
  public Watch<GoView> watch(Settings settings, int seats, Figures figures) {
    return new Watch<>() {
      private int first;

      @Override
      public void begin(GoView view) {
        first = 0;
      }

      @Override
      public void heard(GoView view, Clause why, Event what) {
        int figure = figure(what);
        if (figure >= 0) {
          figures.add(figure, 1);
        }
        if (first == 0 && what instanceof GoEvent.LandmarkBuilt) {
          first = view.round();
        }
      }

      @Override
      public void end(GoView view, Finish finish) {
        if (finish.over()) {
          figures.perAll(1);
          figures.add(FIRST_LANDMARK, first, first == 0 ? -1 : 0);
        } else {
          figures.clear();
        }
      }
    };
  }
}
