package games.magie.deal.study;

import games.magie.deal.DealView;
import games.magie.deal.MoneyEvent;
import games.magie.deal.OpenEvent;
import games.magie.kernel.Clause;
import games.magie.kernel.Event;
import games.magie.kernel.Settings;
import games.magie.kernel.study.Figures;
import games.magie.kernel.study.Finish;
import games.magie.kernel.study.Shape;
import games.magie.kernel.study.StudyMeasure;
import games.magie.kernel.study.Watch;
import java.util.List;

/// What happens in a game: Just Say No, thefts, rents, sets.
public final class Actions implements StudyMeasure<DealView> {
  private static final List<String> LABELS =
      List.of(
          "Just Say No used",
          "actions cancelled",
          "properties taken",
          "properties swapped",
          "sets taken",
          "rents charged",
          "sets completed",
          "turn of the first set");

  private static final int FIRST_SET = LABELS.size() - 1;

  @Override
  public String name() {
    return "actions";
  }

  @Override
  public String about() {
    return "What happens in a game: how often Just Say No is used, actions against one player that"
        + " it cancels, properties and sets that change hands, rents, and the turn in which the"
        + " first set is completed.";
  }

  @Override
  public Shape shape(Settings settings, int seats) {
    return Shape.numbers("", LABELS);
  }

  /// The figure that an event counts for, or -1.
  private static int figure(Event what) {
    if (what instanceof OpenEvent.SaidNo) {
      return 0;
    } else if (what instanceof OpenEvent.Cancelled) {
      return 1;
    } else if (what instanceof OpenEvent.Took) {
      return 2;
    } else if (what instanceof OpenEvent.Swapped) {
      return 3;
    } else if (what instanceof OpenEvent.TookSet) {
      return 4;
    } else if (what instanceof MoneyEvent.RentCharged) {
      return 5;
    }
    return what instanceof OpenEvent.SetCompleted ? 6 : -1;
  }

  @Override
  public Watch<DealView> watch(Settings settings, int seats, Figures figures) {
    return new Watch<>() {
      private int firstSet;

      @Override
      public void begin(DealView view) {
        firstSet = 0;
      }

      @Override
      public void heard(DealView view, Clause why, Event what) {
        int figure = figure(what);
        if (figure >= 0) {
          figures.add(figure, 1);
        }
        if (firstSet == 0 && what instanceof OpenEvent.SetCompleted) {
          firstSet = view.turn();
        }
      }

      @Override
      public void end(DealView view, Finish finish) {
        if (finish.over()) {
          figures.perAll(1);
          figures.add(FIRST_SET, firstSet, firstSet == 0 ? -1 : 0);
        } else {
          figures.clear();
        }
      }
    };
  }
}
