package games.magie.lab.measure;

import games.magie.kernel.Settings;
import games.magie.kernel.View;
import games.magie.kernel.study.Figures;
import games.magie.kernel.study.Finish;
import games.magie.kernel.study.Shape;
import java.util.List;

/// How long a game was.
public final class Length<V extends View> extends AtTheEnd<V> {
  private static final int TURNS = 0;
  private static final int DECISIONS = 1;
  private static final int MINUTES = 2;
  private static final int MINUTE = 60;

  private final int pace;

  /// @param pace seconds for each decision
  public Length(int pace) {
    this.pace = pace;
  }

  @Override
  public String name() {
    return "length";
  }

  @Override
  public String about() {
    return "How long a game was, of those that ended: turns (rounds, where all play in turn or at"
        + " once around a board), decisions, and minutes at %d seconds a decision.".formatted(pace);
  }

  @Override
  public Shape shape(Settings settings, int seats) {
    return Shape.spreads("", List.of("turns", "decisions", "minutes"));
  }

  @Override
  void enter(V view, Finish finish, Figures figures) {
    figures.add(TURNS, finish.turns(), 1);
    figures.add(DECISIONS, finish.decisions(), 1);
    figures.add(MINUTES, Math.multiplyExact(finish.decisions(), pace), MINUTE);
  }
}
