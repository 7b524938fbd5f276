package games.magie.wire.scenario;

import games.magie.wire.Packaged;
import java.util.List;

/// The scenarios that travel with the program, and what they prove.
public final class Scenarios {
  private Scenarios() {}

  public static List<Scenario> packaged() {
    return Packaged.list("scenarios").stream()
        .filter(name -> name.endsWith(".scenario"))
        .flatMap(name -> ScenarioReader.read(name, Packaged.read(name)).stream())
        .toList();
  }

  /// Those of `scenarios` that prove a clause or a decision.
  public static List<Scenario> proving(List<Scenario> scenarios, String id) {
    return scenarios.stream().filter(scenario -> scenario.proves().contains(id)).toList();
  }
}
