package games.magie.app.host;

import games.magie.kernel.BadInput;
import games.magie.table.AdminCommand;
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
  @Mixin private TableToFile what = new TableToFile();

  @Override
  public void run() {
    Path file = what.file();
    if (Files.exists(file)) {
      throw new BadInput(file + " exists, and nothing is overwritten");
    }
    PrintWriter out = spec.commandLine().getOut();
    StoreFile store = what.data().store();
    TableRecord table = what.table(store);
    try (var caretaker = what.data().caretaker()) {
      caretaker.run(table.id(), new AdminCommand.Pack());
    }
    String text = store.packedFile(table);
    TablesCommand.write(file, text);
    out.printf("%s: packed, and closed here%n", file);
    if (PackedFile.parse(text).seal() instanceof Seal.Shares) {
      out.printf("each person finds their link on the page of the table: /t/%s%n", table.id());
    }
  }
}
