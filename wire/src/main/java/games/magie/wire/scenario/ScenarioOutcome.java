package games.magie.wire.scenario;

import java.util.List;

/// What came of a scenario.
public sealed interface ScenarioOutcome {
  record Passed() implements ScenarioOutcome {}

  /// @param line the statement that was not met
  /// @param details what was expected and what happened, a line each
  /// @param position where the game stood then
  record Failed(Scenario scenario, Line line, List<String> details, String position)
      implements ScenarioOutcome {
    public Failed {
      details = List.copyOf(details);
    }

    /// Several lines for people: where, the statement, the difference, the position.
    public String text() {
      var text = new StringBuilder();
      text.append("%s:%d: %s%n".formatted(scenario.file(), line.number(), scenario.title()));
      text.append("  at        %s%n".formatted(line.text()));
      for (String detail : details) {
        text.append("  %s%n".formatted(detail));
      }
      text.append("  position");
      position.lines().forEach(each -> text.append("%n    %s".formatted(each)));
      return text.toString();
    }
  }

  /// A statement that no reader could make sense of: the scenario is wrong, not the rules.
  record Unreadable(String message) implements ScenarioOutcome {}
}
