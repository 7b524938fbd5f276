package games.magie.wire.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Every scenario of the repository is a test, named by its title.
class PackagedScenariosTest {

  @TestFactory
  Stream<DynamicTest> scenarios() {
    return Scenarios.packaged().stream()
        .map(scenario -> dynamicTest(scenario.title(), () -> passes(scenario)));
  }

  private static void passes(Scenario scenario) {
    switch (ScenarioRunner.run(scenario, Trace.NONE)) {
      case Outcome.Passed _ -> {}
      case Outcome.Failed failed -> fail(failed.text());
      case Outcome.Unreadable(String message) -> fail(message);
    }
  }

  @Test
  void everyScenarioStatesItsOwnRule() {
    assertThat(Scenarios.packaged()).extracting(Scenario::title).doesNotHaveDuplicates();
    assertThat(Scenarios.packaged()).allSatisfy(each -> assertThat(each.proves()).isNotEmpty());
  }

  @Test
  void everyScenarioExpectsSomething() {
    assertThat(Scenarios.packaged())
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
