package games.magie.express.study;

import games.magie.express.ExpressEvent;
import games.magie.express.ExpressView;
import games.magie.express.Group;
import games.magie.kernel.Clause;
import games.magie.kernel.Event;
import games.magie.kernel.Settings;
import games.magie.kernel.study.Figures;
import games.magie.kernel.study.Finish;
import games.magie.kernel.study.Shape;
import games.magie.kernel.study.StudyMeasure;
import games.magie.kernel.study.Watch;
import java.util.ArrayList;

/// Where points come from.
public final class Scores implements StudyMeasure<ExpressView> {
  private static final int INCOMPLETE = Group.ALL.size();
  private static final int HOUSES = INCOMPLETE + 1;
  private static final int HOTELS = INCOMPLETE + 2;
  private static final int GO = INCOMPLETE + 3;

  @Override
  public String name() {
    return "points";
  }

  @Override
  public String about() {
    return "Points of a game by what they are for, all seats together: complete groups, incomplete"
        + " ones, houses, hotels and GO. Hotels and GO count when they come, also in a turn that is"
        + " lost.";
  }

  @Override
  public Shape shape(Settings settings, int seats) {
    var labels = new ArrayList<>(Group.ALL.stream().map(Group::text).toList());
    labels.add("incomplete");
    labels.add("houses");
    labels.add("hotels");
    labels.add("go");
    return Shape.numbers("points", labels);
  }

  @Override
  public Watch<ExpressView> watch(Settings settings, int seats, Figures figures) {
    return new Watch<>() {
      @Override
      public void heard(ExpressView view, Clause why, Event what) {
        if (what instanceof ExpressEvent.GroupScored scored) {
          figures.add(scored.group().ordinal(), scored.amount());
        } else if (what instanceof ExpressEvent.IncompleteScored scored) {
          figures.add(INCOMPLETE, scored.amount());
        } else if (what instanceof ExpressEvent.HousesScored scored) {
          figures.add(HOUSES, scored.amount());
        } else if (what instanceof ExpressEvent.HotelBuilt hotel) {
          figures.add(HOTELS, hotel.amount());
        } else if (what instanceof ExpressEvent.CollectedGo go) {
          figures.add(GO, go.amount());
        }
      }

      @Override
      public void end(ExpressView view, Finish finish) {
        figures.perAll(1);
      }
    };
  }
}
