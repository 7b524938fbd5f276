package games.magie.app;

import games.magie.app.laws.RandomChecks;
import games.magie.kernel.BadInput;
import games.magie.wire.scenario.Scenario;
import games.magie.wire.scenario.ScenarioOutcome;
import games.magie.wire.scenario.ScenarioReader;
import games.magie.wire.scenario.ScenarioRunner;
import games.magie.wire.scenario.ScenarioTrace;
import games.magie.wire.scenario.Scenarios;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `magie check`: runs scenario files, or random play judged by the laws.
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description = {
      "Runs scenarios and tells which rules hold.",
      "With --random it plays at random instead and judges every step by the laws of docs/laws.md."
    })
final class CheckCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      paramLabel = "FILE",
      arity = "0..*",
      description = "Scenario files; none: all that come with the program.")
  private List<Path> files = List.of();

  @Option(names = "--explain", description = "Print the position after each step.")
  private boolean explain;

  @ArgGroup(exclusive = false, heading = "Random play:%n")
  private @Nullable RandomChecks random;

  private int passed;
  private int failed;
  private int unreadable;

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (random != null) {
      return random.run(spec.commandLine().getOut(), spec.commandLine().getErr());
    }
    if (files.isEmpty()) {
      Scenarios.packaged().forEach(this::run);
    }
    for (Path file : files) {
      try {
        ScenarioReader.read(file.toString(), read(file)).forEach(this::run);
      } catch (BadInput e) {
        complain(String.valueOf(e.getMessage()));
      }
    }
    spec.commandLine().getOut().printf("%d passed, %d failed%n", passed, failed);
    return unreadable > 0 ? Complaints.BAD_INPUT : failed > 0 ? 1 : 0;
  }

  private static String read(Path file) throws IOException {
    try {
      return Files.readString(file);
    } catch (CharacterCodingException e) {
      throw new BadInput(file + ": this is no text");
    }
  }

  private void run(Scenario scenario) {
    var out = spec.commandLine().getOut();
    if (explain) {
      out.printf("%s: %s%n", scenario.where(), scenario.title());
    }
    switch (ScenarioRunner.run(scenario, explain ? new Explanation(out) : ScenarioTrace.NONE)) {
      case ScenarioOutcome.Passed _ -> passed++;
      case ScenarioOutcome.Failed wrong -> {
        failed++;
        out.println(wrong.text());
      }
      case ScenarioOutcome.Unreadable(String message) -> complain(message);
    }
  }

  private void complain(String message) {
    failed++;
    unreadable++;
    Complaints.complain(spec.commandLine(), message);
  }
}
