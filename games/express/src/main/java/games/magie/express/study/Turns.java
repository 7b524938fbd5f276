package games.magie.express.study;

import games.magie.express.ExpressEvent;
import games.magie.express.ExpressView;
import games.magie.kernel.Clause;
import games.magie.kernel.Event;
import games.magie.kernel.Settings;
import games.magie.kernel.study.Figures;
import games.magie.kernel.study.Shape;
import games.magie.kernel.study.StudyMeasure;
import games.magie.kernel.study.Watch;
import java.util.ArrayList;
import java.util.List;

/// How turns end: by the third policeman or by stopping, after how many rolls, with what score.
public final class Turns implements StudyMeasure<ExpressView> {
  private static final int BUSTS = 0;
  private static final int SCORE = 1;
  private static final int SCORE_WHEN_STOPPED = 2;
  private static final int LOST_BY_BUST = 3;
  private static final int ROLLS = 4;
  private static final int WORTH_OF_A_ROLL = 5;

  private static final List<String> LABELS =
      List.of(
          "busts in 100 turns",
          "score of a turn",
          "score when stopped",
          "lost by a bust",
          "rolls of a turn",
          "a safe roll adds");

  /// The first of the figures by policemen on the board, 0 to 2.
  private static final int STOPPED_WITH = LABELS.size();

  private static final int MOST_POLICEMEN = 2;

  /// The first of the figures by the number of the roll.
  private static final int BUSTS_AT = STOPPED_WITH + MOST_POLICEMEN + 1;

  private static final int MOST_ROLLS = 8;
  private static final int PERCENT = 100;

  @Override
  public String name() {
    return "turns";
  }

  @Override
  public String about() {
    return "How turns end: by a bust (the third policeman) or by stopping, what they score, what a"
        + " bust costs, what a roll that isn't a bust adds to the turn on average, with what"
        + " score players stop by the policemen on the board, and how many of 100 rolls are a bust,"
        + " by the number of the roll.";
  }

  @Override
  public Shape shape(Settings settings, int seats) {
    var labels = new ArrayList<>(LABELS);
    for (int policemen = 0; policemen <= MOST_POLICEMEN; policemen++) {
      labels.add("stopped with " + policemen + " policemen");
    }
    for (int roll = 1; roll <= MOST_ROLLS; roll++) {
      labels.add("busts in 100 at roll " + roll);
    }
    return Shape.ratios("", labels);
  }

  @Override
  public Watch<ExpressView> watch(Settings settings, int seats, Figures figures) {
    return new Seen(figures);
  }

  private static final class Seen implements Watch<ExpressView> {
    private final Figures figures;
    private int roll;
    private int policemen;

    Seen(Figures figures) {
      this.figures = figures;
    }

    @Override
    public void heard(ExpressView view, Clause why, Event what) {
      if (what instanceof ExpressEvent.TurnBegan) {
        policemen = 0;
      } else if (what instanceof ExpressEvent.PolicemanPlaced placed) {
        policemen = placed.total();
      } else if (what instanceof ExpressEvent.PolicemanFreed freed) {
        policemen = freed.total();
      } else if (what instanceof ExpressEvent.Rolled rolled) {
        roll = rolled.roll();
        figures.add(ROLLS, 1);
        figures.per(WORTH_OF_A_ROLL, 1);
        count(0, 1);
      } else if (what instanceof ExpressEvent.Jailed jailed) {
        count(PERCENT, 0);
        figures.add(LOST_BY_BUST, jailed.lost(), 1);
        figures.add(WORTH_OF_A_ROLL, jailed.lost(), -1); // the last one wasn't safe
        ended(PERCENT, 0);
      } else if (what instanceof ExpressEvent.TurnScored scored) {
        figures.add(SCORE_WHEN_STOPPED, scored.amount(), 1);
        figures.add(WORTH_OF_A_ROLL, scored.amount());
        if (policemen <= MOST_POLICEMEN) {
          figures.add(STOPPED_WITH + policemen, scored.amount(), 1);
        }
        ended(0, scored.amount());
      }
    }

    private void ended(int busts, int score) {
      figures.add(BUSTS, busts, 1);
      figures.add(SCORE, score, 1);
      figures.per(ROLLS, 1);
    }

    private void count(int busts, int rolls) {
      if (roll >= 1 && roll <= MOST_ROLLS) {
        figures.add(BUSTS_AT + roll - 1, busts, rolls);
      }
    }
  }
}
