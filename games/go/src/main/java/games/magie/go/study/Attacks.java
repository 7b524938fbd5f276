package games.magie.go.study;

import games.magie.go.GoEvent;
import games.magie.go.GoView;
import games.magie.go.Image;
import games.magie.kernel.Clause;
import games.magie.kernel.Event;
import games.magie.kernel.Settings;
import games.magie.kernel.study.Figures;
import games.magie.kernel.study.Shape;
import games.magie.kernel.study.StudyMeasure;
import games.magie.kernel.study.Watch;
import java.util.ArrayList;

/// How attacks end.
public final class Attacks implements StudyMeasure<GoView> {
  private static final int PERCENT = 100;
  private static final int HEISTS = 0;
  private static final int SHUT_DOWNS = 1;
  private static final int DIALS = 2;

  @Override
  public String name() {
    return "attacks";
  }

  @Override
  public String about() {
    return "Of 100 Bank Heists how many steal, of 100 Shut Downs how many a Shield stops, and what"
        + " 100 dials show.";
  }

  @Override
  public Shape shape(Settings settings, int seats) {
    var labels = new ArrayList<String>();
    labels.add("heists that steal");
    labels.add("shut downs that are shielded");
    Image.ALL.forEach(image -> labels.add("dials on " + image.text()));
    return Shape.ratios("%", labels);
  }

  @Override
  public Watch<GoView> watch(Settings settings, int seats, Figures figures) {
    return new Watch<>() {
      @Override
      public void heard(GoView view, Clause why, Event what) {
        if (what instanceof GoEvent.DialsShown dials) {
          figures.per(HEISTS, 1);
          dial(dials.its());
          dial(dials.other());
        } else if (what instanceof GoEvent.Stole) {
          figures.add(HEISTS, PERCENT);
        } else if (what instanceof GoEvent.ShutDownBegan) {
          figures.per(SHUT_DOWNS, 1);
        } else if (what instanceof GoEvent.Shielded) {
          figures.add(SHUT_DOWNS, PERCENT);
        }
      }

      private void dial(Image image) {
        for (Image each : Image.ALL) {
          figures.add(DIALS + each.ordinal(), each == image ? PERCENT : 0, 1);
        }
      }
    };
  }
}
