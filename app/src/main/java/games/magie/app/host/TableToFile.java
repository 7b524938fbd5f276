package games.magie.app.host;

import games.magie.table.StoreFile;
import games.magie.table.TableRecord;
import java.nio.file.Path;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// A table of a store that goes into a new file.
final class TableToFile {
  @Mixin private DataOption data = new DataOption();

  @Parameters(index = "0", paramLabel = "TABLE", description = "Its id, or the beginning of it.")
  private String id = "";

  @Parameters(index = "1", paramLabel = "FILE", description = "A new file.")
  private Path file = Path.of("");

  DataOption data() {
    return data;
  }

  TableRecord table(StoreFile store) {
    return TablesCommand.find(store, id);
  }

  Path file() {
    return file;
  }
}
