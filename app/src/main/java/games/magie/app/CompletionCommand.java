package games.magie.app;

import java.util.Objects;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `magie completion`: what a shell needs to complete commands and options.
@Command(
    name = "completion",
    mixinStandardHelpOptions = true,
    description =
        "Prints a script that completes commands: source <(./magie completion), bash and zsh.")
final class CompletionCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    var magie = Objects.requireNonNull(spec.parent(), "a command of magie").commandLine();
    spec.commandLine().getOut().print(AutoComplete.bash("magie", magie));
    spec.commandLine().getOut().flush();
  }
}
