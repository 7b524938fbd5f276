package games.magie.table.host;

import games.magie.table.Store;
import games.magie.table.store.sqlite.SqliteStore;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class FileRetentionTest extends RetentionContract {
  @TempDir private Path folder = Path.of("");

  @Override
  Store store() {
    return new SqliteStore(folder.resolve("store.db"));
  }
}
