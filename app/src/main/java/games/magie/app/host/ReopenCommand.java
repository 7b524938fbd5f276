package games.magie.app.host;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `magie tables reopen`: a packed table goes on here although its file is lost.
@Command(
    name = "reopen",
    mixinStandardHelpOptions = true,
    description =
        "Opens a table again that was packed here, without its file. Whoever has unpacked the file"
            + " elsewhere plays another game from then on.")
final class ReopenCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private DataOption data = new DataOption();

  @Parameters(
      paramLabel = "PACK",
      description = "The name of the packing: 'tables show' tells it, and so does the file.")
  private String pack = "";

  @Override
  public void run() {
    try (var caretaker = data.caretaker()) {
      String id = caretaker.reopen(pack);
      String state = TablesCommand.find(data.store(), id).state().text();
      spec.commandLine().getOut().printf("/t/%s: %s%n", id, state);
    }
  }
}
