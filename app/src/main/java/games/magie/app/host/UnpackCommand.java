package games.magie.app.host;

import games.magie.table.Store;
import games.magie.wire.WholeFile;
import games.magie.wire.pack.PackedFile;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `magie tables unpack`: a file into a store, whether a server runs or not.
@Command(
    name = "unpack",
    mixinStandardHelpOptions = true,
    description = "Unpacks a table from a file, or opens the one again that was packed into it.")
final class UnpackCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private DataOption data = new DataOption();

  @Parameters(index = "0", paramLabel = "FILE", description = "A packed table.")
  private Path file = Path.of("");

  @Override
  public void run() {
    String text = WholeFile.read(file, PackedFile.LARGEST);
    if (data.db().isEmpty() && !Files.exists(data.file())) {
      Store.inFile(data.file()).close(); // the first table of a new store
    }
    try (var caretaker = data.caretaker()) {
      String id = caretaker.unpack(text);
      String state = TablesCommand.find(data.store(), id).state().text();
      spec.commandLine().getOut().printf("/t/%s: %s%n", id, state);
    }
  }
}
