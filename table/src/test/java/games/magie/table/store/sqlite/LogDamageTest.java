package games.magie.table.store.sqlite;

import static games.magie.table.StoreSamples.append;
import static games.magie.table.StoreSamples.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.table.StoreFailure;
import games.magie.table.StoreFile;
import games.magie.table.Write;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A server was killed, and its log changes on the disk before the next one starts.
class LogDamageTest {
  private static final int FLIPS = Integer.getInteger("magie.flips", 60);
  private static final int TRANSACTIONS = 30;

  @TempDir private Path folder = Path.of("");
  private byte[] database = new byte[0];
  private byte[] log = new byte[0];

  /// Where the last two transactions begin.
  private int late;

  @BeforeEach
  void write() throws Exception {
    Path file = folder.resolve("written.db");
    Path beside = folder.resolve("written.db-wal");
    new SqliteStore(file).close();
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = connection.createStatement()) {
      statement.execute("pragma wal_autocheckpoint=0");
      var writer = new SqliteWriter(connection);
      writer.transaction(List.of(new Write.Open(table("t"))));
      for (int number = 0; number < TRANSACTIONS; number++) {
        if (number == TRANSACTIONS - 2) {
          late = (int) Files.size(beside);
        }
        writer.transaction(List.of(append("t", number)));
      }
      database = Files.readAllBytes(file);
      log = Files.readAllBytes(beside);
    }
  }

  private Path copy(byte[] changed) throws Exception {
    Path file = Files.write(folder.resolve("copy.db"), database);
    Files.deleteIfExists(folder.resolve("copy.db-shm"));
    Files.write(folder.resolve("copy.db-wal"), changed);
    return file;
  }

  @Test
  void aChangedByteIsFoundBeforeAnythingIsThrownAway() throws Exception {
    var random = new Random(Long.getLong("magie.seed", 20260101));
    for (int flip = 0; flip < FLIPS; flip++) {
      byte[] changed = log.clone();
      int at = flip == 0 ? 0 : random.nextInt(late);
      changed[at] ^= (byte) (1 + random.nextInt(255));
      Path file = copy(changed);
      assertThatThrownBy(() -> new StoreFile(file))
          .as("byte " + at)
          .isInstanceOf(StoreFailure.class)
          .hasMessageContaining("copy.db-wal is damaged at frame");
      assertThatThrownBy(() -> new SqliteStore(file)).isInstanceOf(StoreFailure.class);
      assertThat(folder.resolve("copy.db-wal")).hasBinaryContent(changed);
    }
  }

  @Test
  void whatAPowerCutLeavesIsNoDamage() throws Exception {
    byte[] half = log.clone();
    Arrays.fill(half, log.length - 6000, log.length - 3000, (byte) 0);
    for (byte[] left :
        List.of(log, new byte[0], new byte[9000], Arrays.copyOf(log, log.length - 99), half)) {
      try (var store = new SqliteStore(copy(left))) {
        assertThat(store.trouble()).isEmpty();
        if (Arrays.equals(left, log)) {
          assertThat(store.rows("t")).hasSize(TRANSACTIONS);
        }
      }
      for (String end : List.of("", "-wal", "-shm", ".lock")) {
        Files.deleteIfExists(folder.resolve("copy.db" + end));
      }
    }
  }
}
