package games.magie.wire.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Every scenario of the repository is a test, named by its title.
class PackagedScenariosTest {
  private static final List<Scenario> SCENARIOS = Scenarios.packaged();

  @TestFactory
  Stream<DynamicTest> scenarios() {
    return SCENARIOS.stream()
        .map(scenario -> dynamicTest(scenario.title(), () -> passes(scenario)));
  }

  private static void passes(Scenario scenario) {
    switch (ScenarioRunner.run(scenario, ScenarioTrace.NONE)) {
      case ScenarioOutcome.Passed _ -> {}
      case ScenarioOutcome.Failed failed -> fail(failed.text());
      case ScenarioOutcome.Unreadable(String message) -> fail(message);
    }
  }

  @Test
  void everyScenarioStatesItsOwnRule() {
    assertThat(SCENARIOS).extracting(Scenario::title).doesNotHaveDuplicates();
    assertThat(SCENARIOS).allSatisfy(each -> assertThat(each.proves()).isNotEmpty());
  }

  @Test
  void everyScenarioExpectsSomething() {
    assertThat(SCENARIOS)
        .allSatisfy(scenario ->
            assertThat(scenario.statements())
                .as(scenario.where())
                .anyMatch(PackagedScenariosTest::expects));
  }

  private static boolean expects(Statement statement) {
    return switch (statement) {
      case Statement.SetUp _, Statement.Position _, Statement.Draws _ -> false;
      case Statement.Act act -> act.refusal() != null;
      case Statement.Told _,
          Statement.Legal _,
          Statement.NotLegal _,
          Statement.Seen _,
          Statement.Stands _,
          Statement.Awaited _,
          Statement.Absent _,
          Statement.SamePosition _,
          Statement.SaveLoad _,
          Statement.AnyOrder _,
          Statement.Winners _,
          Statement.Rank _ ->
          true;
    };
  }
}
