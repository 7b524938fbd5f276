package games.magie.table;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class FileRetentionTest extends RetentionContract {
  @TempDir private Path folder = Path.of("");

  @Override
  Store store() {
    return new SqliteStore(folder.resolve("store.db"));
  }
}
