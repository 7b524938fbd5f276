package games.magie.table.store.sqlite;

import static games.magie.table.StoreSamples.append;
import static games.magie.table.StoreSamples.ask;
import static games.magie.table.StoreSamples.sql;
import static games.magie.table.StoreSamples.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.table.Store;
import games.magie.table.StoreFailure;
import games.magie.table.Write;
import games.magie.table.store.StoreContract;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteStoreTest extends StoreContract {
  @TempDir private Path folder = Path.of("");

  private Path file() {
    return folder.resolve("store.db");
  }

  @Override
  protected Store open() {
    return new SqliteStore(file());
  }

  @Test
  void aStoreInAFolderThatIsNotThereYetMakesTheFolder() {
    Path deep = folder.resolve("one/two/store.db");
    try (var store = new SqliteStore(deep)) {
      write(store, new Write.Open(table("t")));
      assertThat(deep).exists();
    }
  }

  @Test
  void theLogIsWrittenAheadAndEveryCommitIsForced() throws SQLException {
    try (var store = new SqliteStore(file())) {
      assertThat(store.pragma("journal_mode")).isEqualTo("wal");
      assertThat(store.pragma("synchronous")).isEqualTo("2");
      assertThat(ask(file(), "pragma journal_mode")).isEqualTo("wal");
    }
  }

  @Test
  void aSecondStoreOnTheSameFileIsRefusedInOneLine() {
    try (var store = new SqliteStore(file())) {
      assertThatThrownBy(() -> new SqliteStore(file()))
          .isInstanceOf(StoreFailure.class)
          .hasMessage(file() + " is in use by another server");
      write(store, append("t", 0));
    }
    new SqliteStore(file()).close();
  }

  @Test
  void aStoreOfANewerProgramIsRefusedAndLeftAsItIs() throws Exception {
    new SqliteStore(file()).close();
    sql(file(), "pragma user_version=99");
    byte[] before = Files.readAllBytes(file());
    for (int attempt = 0; attempt < 2; attempt++) {
      assertThatThrownBy(() -> new SqliteStore(file()))
          .isInstanceOf(StoreFailure.class)
          .hasMessageMatching("(?s)[^\n]*newer program \\(store version 99, this one knows \\d\\)");
    }
    assertThat(Files.readAllBytes(file())).isEqualTo(before);
  }

  @Test
  void aFileThatIsNoStoreIsRefusedInOneLine() throws Exception {
    Files.writeString(file(), "no store at all, but long enough to be looked at\n".repeat(100));
    assertThatThrownBy(() -> new SqliteStore(file()))
        .isInstanceOf(StoreFailure.class)
        .hasMessageMatching("cannot open [^\n]+");
  }
}
