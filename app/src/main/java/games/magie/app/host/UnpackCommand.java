package games.magie.app.host;

import games.magie.table.SqliteStore;
import games.magie.table.StorePacking;
import games.magie.wire.WholeFile;
import games.magie.wire.pack.PackedFile;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `magie tables unpack`: a file into a store, while no server uses it.
@Command(
    name = "unpack",
    mixinStandardHelpOptions = true,
    description =
        "Unpacks a table from a file, or opens the one again that was packed into it. The server"
            + " must be stopped.")
final class UnpackCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private DataOption data = new DataOption();

  @Parameters(index = "0", paramLabel = "FILE", description = "A packed table.")
  private Path file = Path.of("");

  @Override
  public void run() {
    String text = WholeFile.read(file, PackedFile.LARGEST);
    try (var store = new SqliteStore(data.file())) {
      String id = new StorePacking(store).unpack(text);
      String state = TablesCommand.find(store.tables(), id).state().text();
      spec.commandLine().getOut().printf("/t/%s: %s%n", id, state);
    }
  }
}
