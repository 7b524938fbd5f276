package games.magie.wire.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// The example of the manual is a scenario that passes.
class ManualTest {
  @Test
  void theExampleOfTheManualPasses() throws IOException {
    String manual = Files.readString(Path.of("..", "docs", "scenarios.md"));
    String fence = "```";
    int start = manual.indexOf(fence) + fence.length() + 1;
    String example = manual.substring(start, manual.indexOf(fence, start));
    assertThat(ScenarioReader.read("docs/scenarios.md", example))
        .hasSize(2)
        .allSatisfy(scenario ->
            assertThat(ScenarioRunner.run(scenario, ScenarioTrace.NONE))
                .isInstanceOf(ScenarioOutcome.Passed.class));
  }
}
