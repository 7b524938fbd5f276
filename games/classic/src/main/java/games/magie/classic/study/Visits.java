package games.magie.classic.study;

import games.magie.classic.BoardEvent;
import games.magie.classic.ClassicView;
import games.magie.classic.Space;
import games.magie.kernel.Clause;
import games.magie.kernel.Event;
import games.magie.kernel.Settings;
import games.magie.kernel.study.Figures;
import games.magie.kernel.study.Finish;
import games.magie.kernel.study.Shape;
import games.magie.kernel.study.StudyMeasure;
import games.magie.kernel.study.Watch;

/// How often tokens come to each space. Who is sent to jail comes to the jail space.
public final class Visits implements StudyMeasure<ClassicView> {
  @Override
  public String name() {
    return "visits";
  }

  @Override
  public String about() {
    return "Share of all arrivals at a space, in per cent; being sent to jail is an arrival there."
        + " If all spaces were alike each would have 2.5 %.";
  }

  @Override
  public Shape shape(Settings settings, int seats) {
    return Shape.board(Space.ALL.stream().map(Space::text).toList());
  }

  @Override
  public Watch<ClassicView> watch(Settings settings, int seats, Figures figures) {
    return new Watch<>() {
      private int arrivals;

      @Override
      public void begin(ClassicView view) {
        arrivals = 0;
      }

      @Override
      public void heard(ClassicView view, Clause why, Event what) {
        if (what instanceof BoardEvent.Landed landed) {
          arrive(landed.space());
        } else if (what instanceof BoardEvent.Jailed) {
          arrive(Space.JAIL);
        }
      }

      private void arrive(Space space) {
        figures.add(space.ordinal(), 1);
        arrivals++;
      }

      @Override
      public void end(ClassicView view, Finish finish) {
        figures.perAll(arrivals);
      }
    };
  }
}
