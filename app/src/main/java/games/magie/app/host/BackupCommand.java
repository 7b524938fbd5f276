package games.magie.app.host;

import games.magie.table.StoreFile;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `magie backup`: all tables in one file, while the server goes on.
@Command(
    name = "backup",
    mixinStandardHelpOptions = true,
    description = "Writes all tables to a new file, while the server may go on.")
public final class BackupCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private DataOption data = new DataOption();

  @Parameters(paramLabel = "FILE", description = "A new file.")
  private Path file = Path.of("");

  @Override
  public void run() {
    data.store().backup(file);
    int tables = new StoreFile(file).tables().size();
    spec.commandLine().getOut().printf("%s: %d tables%n", file, tables);
  }
}
