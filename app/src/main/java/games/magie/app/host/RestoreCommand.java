package games.magie.app.host;

import games.magie.kernel.BadInput;
import games.magie.table.StoreFile;
import java.io.PrintWriter;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `magie restore`: a backup becomes the store again.
@Command(
    name = "restore",
    mixinStandardHelpOptions = true,
    description = "Makes a backup the store again; nothing that exists is overwritten.")
public final class RestoreCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private DataOption data = new DataOption();

  @Parameters(paramLabel = "FILE", description = "What 'backup' wrote.")
  private Path file = Path.of("");

  @Override
  public void run() {
    if (!data.db().isEmpty()) {
      throw new BadInput("a database is restored with pg_restore, see docs/hosting.md");
    }
    int forgotten = StoreFile.restore(file, data.file());
    int tables = new StoreFile(data.file()).tables().size();
    PrintWriter out = spec.commandLine().getOut();
    out.printf("%s: %d tables%n", data.file(), tables);
    if (forgotten > 0) {
      out.printf("%d seats or tables that were forgotten since are forgotten again%n", forgotten);
    }
  }
}
