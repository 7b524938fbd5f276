package games.magie.fuzz;

import games.magie.wire.scenario.ScenarioOutcome;
import games.magie.wire.scenario.ScenarioReader;
import games.magie.wire.scenario.ScenarioRunner;
import java.util.List;

/// Scenario files; what can be read is played.
final class ScenarioFileReader implements Reader {
  @Override
  public void read(String text) {
    Reader.accepts(() -> {
      for (var scenario : ScenarioReader.read("fuzz", text)) {
        if (ScenarioRunner.run(scenario, (_, _) -> {})
                instanceof ScenarioOutcome.Unreadable(String why)
            && why.lines().count() != 1) {
          throw new AssertionError("not one line: " + why);
        }
      }
    });
  }

  @Override
  public List<String> seeds() {
    return Repository.texts("scenarios", ".scenario");
  }
}
