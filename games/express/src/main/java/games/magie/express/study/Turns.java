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
  private static final int MOST_ROLLS = 8;
  private static final int BUSTS = 0;
  private static final int SCORE = 1;
  private static final int SCORE_WHEN_STOPPED = 2;
  private static final int LOST_BY_BUST = 3;
  private static final int ROLLS = 4;

  /// After these come, by rolls made, the share of turns that end in jail with just that roll.
  private static final List<String> LABELS =
      List.of(
          "busts in 100 turns",
          "score of a turn",
          "score when stopped",
          "lost by a bust",
          "rolls of a turn");

  private static final int PERCENT = 100;

  @Override
  public String name() {
    return "turns";
  }

  @Override
  public String about() {
    return "How turns end: by a bust (the third policeman) or by stopping, what they score, what a"
        + " bust costs, and how many of 100 rolls are a bust, by the number of the roll.";
  }

  @Override
  public Shape shape(Settings settings, int seats) {
    var labels = new ArrayList<>(LABELS);
    for (int roll = 1; roll <= MOST_ROLLS; roll++) {
      labels.add("busts in 100 at roll " + roll);
    }
    return Shape.ratios("", labels);
  }

  @Override
  public Watch<ExpressView> watch(Settings settings, int seats, Figures figures) {
    return new Watch<>() {
      private int roll;

      @Override
      public void heard(ExpressView view, Clause why, Event what) {
        if (what instanceof ExpressEvent.Rolled rolled) {
          roll = rolled.roll();
          figures.add(ROLLS, 1);
          count(0);
        } else if (what instanceof ExpressEvent.Jailed jailed) {
          count(PERCENT);
          figures.add(BUSTS, PERCENT, 1);
          figures.add(LOST_BY_BUST, jailed.lost(), 1);
          figures.per(SCORE, 1);
          figures.per(ROLLS, 1);
        } else if (what instanceof ExpressEvent.TurnScored scored) {
          figures.per(BUSTS, 1);
          figures.add(SCORE, scored.amount(), 1);
          figures.add(SCORE_WHEN_STOPPED, scored.amount(), 1);
          figures.per(ROLLS, 1);
        }
      }

      private void count(int busts) {
        if (roll >= 1 && roll <= MOST_ROLLS) {
          figures.add(LABELS.size() + roll - 1, busts, busts == 0 ? 1 : 0);
        }
      }
    };
  }
}
