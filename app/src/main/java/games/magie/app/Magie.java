package games.magie.app;

import games.magie.app.attack.AttackCommand;
import games.magie.app.host.BackupCommand;
import games.magie.app.host.ConfigCommand;
import games.magie.app.host.ForgetCommand;
import games.magie.app.host.HostDefaults;
import games.magie.app.host.RestoreCommand;
import games.magie.app.host.TablesCommand;
import games.magie.app.host.VerifyCommand;
import games.magie.app.load.LoadCommand;
import games.magie.app.terminal.PlayCommand;
import games.magie.app.terminal.ReplayCommand;
import games.magie.app.warm.WarmCommand;
import games.magie.app.warm.WarmStart;
import games.magie.kernel.BadInput;
import java.util.Arrays;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The command line of Magie.
@Command(
    name = "magie",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Plays board games exactly by their rules.",
    subcommands = {
      AttackCommand.class,
      BackupCommand.class,
      CheckCommand.class,
      CompletionCommand.class,
      ConfigCommand.class,
      ForgetCommand.class,
      LoadCommand.class,
      MatchCommand.class,
      PlayCommand.class,
      PositionCommand.class,
      ReplayCommand.class,
      RestoreCommand.class,
      RulesCommand.class,
      ServeCommand.class,
      SimulateCommand.class,
      StudyCommand.class,
      TablesCommand.class,
      TrainCommand.class,
      VerifyCommand.class,
      WarmCommand.class,
    })
public final class Magie implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  public static void main(String[] args) {
    WarmStart.look(withCommand(args)[0]);
    System.exit(run(args));
  }

  /// Runs a command and returns the exit code: 0 well, 1 something was not as it should be, 2 bad
  /// input.
  static int run(String... args) {
    String[] meant = withCommand(args);
    CommandLine line = commandLine();
    try {
      line.setDefaultValueProvider(HostDefaults.of(System.getenv(), meant));
    } catch (BadInput e) {
      return Complaints.complain(line, String.valueOf(e.getMessage()));
    }
    return line.execute(meant);
  }

  /// Without a command, `serve` is meant: `magie`, `magie --lan`.
  private static String[] withCommand(String[] args) {
    boolean named = args.length > 0 && !args[0].startsWith("--");
    boolean about = args.length > 0 && (args[0].equals("--help") || args[0].equals("--version"));
    if (named || about) {
      return args;
    }
    return Stream.concat(Stream.of("serve"), Arrays.stream(args)).toArray(String[]::new);
  }

  static CommandLine commandLine() {
    var line = new CommandLine(new Magie());
    line.setExecutionExceptionHandler((e, at, _) -> Complaints.duringExecution(e, at));
    line.setParameterExceptionHandler((e, _) -> Complaints.aboutParameters(e));
    line.setCaseInsensitiveEnumValuesAllowed(true);
    Commands.arrange(line);
    return line;
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "which command?");
  }
}
