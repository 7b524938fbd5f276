package games.magie.app;

import games.magie.wire.scenario.Line;
import games.magie.wire.scenario.ScenarioTrace;
import java.io.PrintWriter;

/// Prints each step of a scenario, and the position where the step changed it.
final class Explanation implements ScenarioTrace {
  private final PrintWriter out;
  private String last = "";

  Explanation(PrintWriter out) {
    this.out = out;
  }

  @Override
  public void step(Line line, String position) {
    out.printf("%4d  %s%n", line.number(), line.text());
    if (!position.equals(last)) {
      position.lines().forEach(each -> out.printf("        %s%n", each));
    }
    last = position;
  }
}
