package games.magie.app.host;

import games.magie.kernel.BadInput;
import games.magie.table.Errand;
import games.magie.table.StoreFile;
import games.magie.table.TableRecord;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.pack.Seal;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `magie tables pack`: a running table into a file, whether a server runs or not.
@Command(
    name = "pack",
    mixinStandardHelpOptions = true,
    description =
        "Packs a running table into a new file and closes it here. People find their links on the"
            + " table's page.")
final class PackCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private DataOption data = new DataOption();

  @Parameters(index = "0", paramLabel = "TABLE", description = "Its id, or the beginning of it.")
  private String id = "";

  @Parameters(index = "1", paramLabel = "FILE", description = "A new file.")
  private Path file = Path.of("");

  @Override
  public void run() {
    if (Files.exists(file)) {
      throw new BadInput(file + " exists, and nothing is overwritten");
    }
    PrintWriter out = spec.commandLine().getOut();
    StoreFile store = data.store();
    TableRecord table = TablesCommand.find(store, id);
    try (var caretaker = data.caretaker()) {
      caretaker.run(table.id(), new Errand.Pack());
    }
    String text = store.packedFile(table);
    TablesCommand.write(file, text);
    out.printf("%s: packed, and closed here%n", file);
    if (PackedFile.parse(text).seal() instanceof Seal.Shares) {
      out.printf("each person finds their link on the page of the table: /t/%s%n", table.id());
    }
  }
}
