package games.magie.app.host;

import java.io.PrintWriter;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `magie config`: what holds for a server that is started so, and who said it.
@Command(
    name = "config",
    mixinStandardHelpOptions = true,
    description = "Prints what would hold for 'serve' with the same options, and where it is from.")
public final class ConfigCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private ServerOptions options = new ServerOptions();

  @Override
  public void run() {
    var _ = options.config(Map.of()); // what is wrong is said here too
    PrintWriter out = spec.commandLine().getOut();
    IDefaultValueProvider defaults = spec.defaultValueProvider();
    options
        .values()
        .forEach((name, value) -> {
          boolean given = spec.commandLine().getParseResult().hasMatchedOption("--" + name);
          String origin =
              given
                  ? "--" + name
                  : defaults instanceof HostDefaults d ? d.origin(name) : "built in";
          out.printf("%-13s %-40s %s%n", name, value.isEmpty() ? "-" : value, origin);
        });
  }
}
