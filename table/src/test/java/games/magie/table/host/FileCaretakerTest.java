package games.magie.table.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.table.AdminCommand;
import games.magie.table.Caretaker;
import games.magie.table.House;
import games.magie.table.PersonTrace;
import games.magie.table.Store;
import games.magie.table.StoreFile;
import games.magie.table.Table;
import games.magie.table.store.sqlite.SqliteStore;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileCaretakerTest extends CaretakerContract {
  @TempDir private Path folder = Path.of("");

  private Path file() {
    return folder.resolve("store.db");
  }

  @Override
  Store open() {
    return new SqliteStore(file());
  }

  @Override
  Caretaker caretaker() {
    return Caretaker.of(file());
  }

  @Override
  StoreFile look() {
    return new StoreFile(file());
  }

  /// Free pages and the log are looked at, too.
  @Override
  boolean holds(String word) throws Exception {
    for (String end : List.of("", "-wal", "-shm")) {
      Path part = folder.resolve("store.db" + end);
      if (Files.exists(part)
          && new String(Files.readAllBytes(part), StandardCharsets.UTF_8).contains(word)) {
        return true;
      }
    }
    return false;
  }

  @Test
  void aTableThatWaitsForItsSealedFileIsClosedWhenItsNameGoes() throws Exception {
    Path other = folder.resolve("other.db");
    String file;
    try (var house = new House(other)) {
      Table table = seated(house, "deal");
      table.pack("");
      file = table.packedFile();
    }
    try (var house = house()) {
      String id = house.host().unpack(file, "device").id();
      PersonTrace trace = look().traces(NAME).getFirst();
      assertThat(trace.toString()).contains("the table will be closed");
      try (var caretaker = caretaker()) {
        caretaker.run(id, new AdminCommand.Forget(trace.seat()));
        caretaker.scrub();
      }
      assertThat(house.table(id).info().state()).isEqualTo("closed");
      assertThat(holds(NAME)).isFalse();
      assertThat(look().verify(look().tables().getFirst())).isZero();
    }
  }

  @Test
  void whereNoStoreIsNoneIsMade() {
    assertThatThrownBy(this::caretaker).hasMessageContaining("there is no store");
    assertThat(file()).doesNotExist();
  }
}
