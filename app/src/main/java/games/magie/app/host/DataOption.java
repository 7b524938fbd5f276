package games.magie.app.host;

import games.magie.kernel.BadInput;
import games.magie.table.Caretaker;
import games.magie.table.StoreFile;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/// Which store is meant; the same for the server and for those who look after it.
public final class DataOption {
  @Option(
      names = "--data",
      description = "The file that keeps the tables. Default: ${DEFAULT-VALUE}",
      defaultValue = "${sys:user.home}/.local/share/magie/magie.db")
  private Path file = Path.of("magie.db");

  @Option(
      names = "--db",
      paramLabel = "URL",
      description =
          "A PostgreSQL database in the place of the file, which several servers may share:"
              + " jdbc:postgresql://host/name",
      defaultValue = "")
  private String db = "";

  /// The database as JDBC reads it, empty if the tables are in a file.
  public String db() {
    return db;
  }

  /// The same without the words that let somebody in.
  String shownDb() {
    return db.replaceFirst("\\?.*", "").replaceFirst("//[^/@]*@", "//");
  }

  /// What is there, to be looked at.
  public StoreFile store() {
    return db.isEmpty() ? new StoreFile(file()) : StoreFile.database(db);
  }

  /// Does what the host wants at the tables there.
  Caretaker caretaker() {
    return db.isEmpty() ? Caretaker.of(file()) : Caretaker.ofDatabase(db);
  }

  public Path file() {
    if (Files.isDirectory(file)) {
      throw new BadInput(
          "--data: %s is a folder; name a file in it, such as %s"
              .formatted(file, file.resolve("magie.db")));
    }
    return file;
  }
}
