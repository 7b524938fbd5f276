package games.magie.table;

import static games.magie.table.StoreSamples.append;
import static games.magie.table.StoreSamples.ask;
import static games.magie.table.StoreSamples.row;
import static games.magie.table.StoreSamples.sql;
import static games.magie.table.StoreSamples.table;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.table.TableRecord.Seat;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteStoreTest {
  @TempDir private Path folder = Path.of("");

  private Path file() {
    return folder.resolve("store.db");
  }

  private static void write(SqliteStore store, Write... writes) {
    try {
      store.write(List.of(writes)).get(30, SECONDS);
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void whatWasWrittenIsThereAfterReopening() {
    Seat bob = Seat.person(1, "Bob", "hash of Bob");
    try (var store = new SqliteStore(file())) {
      write(store, new Write.Open(table("t")), new Write.Hold("t", 0, "device"));
      write(
          store,
          new Write.SetSeat("t", bob.gone()),
          new Write.SetState("t", TableRecord.State.PLAYING, "no reason"),
          new Write.Append(row("t", 0, 0, "command-1")),
          new Write.Append(row("t", 1, -1, "")));
    }
    try (var store = new SqliteStore(file())) {
      assertThat(store.tables())
          .containsExactly(
              table("t").with(bob.gone()).with(TableRecord.State.PLAYING, "no reason"));
      assertThat(store.holds()).containsExactly(new Write.Hold("t", 0, "device"));
      assertThat(store.rows("t")).containsExactly(row("t", 0, 0, "command-1"), row("t", 1, -1, ""));
    }
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
  void rowsComeInTheOrderOfTheirNumbersWhateverTheOrderOfTheirArrival() {
    try (var store = new SqliteStore(file())) {
      write(store, append("t", 1), append("u", 0), append("t", 2), append("t", 0));
      assertThat(store.rows("t")).extracting(RowRecord::number).containsExactly(0, 1, 2);
    }
  }

  @Test
  void aFailedWriteDoesNotTakeItsNeighboursWithIt() throws Exception {
    try (var store = new SqliteStore(file())) {
      write(store, append("t", 0));
      var good = new ArrayList<CompletableFuture<Void>>();
      for (int number = 1; number <= 50; number++) {
        good.add(store.write(List.of(append("t", number))));
      }
      var bad = store.write(List.of(append("u", 0), append("t", 0)));
      for (int number = 51; number <= 100; number++) {
        good.add(store.write(List.of(append("t", number))));
      }
      assertThat(bad)
          .failsWithin(java.time.Duration.ofSeconds(30))
          .withThrowableOfType(ExecutionException.class)
          .withCauseInstanceOf(StoreFailure.class);
      for (CompletableFuture<Void> each : good) {
        each.get(30, SECONDS);
      }
      assertThat(store.rows("t")).hasSize(101);
      assertThat(store.rows("u")).as("the other half of the failed write").isEmpty();
    }
  }

  @Test
  void numbersAreUniqueWithinATable() {
    try (var store = new SqliteStore(file())) {
      write(store, append("t", 0), append("u", 0));
      assertThat(store.write(List.of(append("t", 0))))
          .failsWithin(java.time.Duration.ofSeconds(30));
      assertThat(store.rows("t")).hasSize(1);
    }
  }

  @Test
  void commandIdsAreUniqueForASeatOfATable() {
    try (var store = new SqliteStore(file())) {
      write(store, new Write.Append(row("t", 0, 0, "command-1")));
      assertThat(store.write(List.of(new Write.Append(row("t", 1, 0, "command-1")))))
          .failsWithin(java.time.Duration.ofSeconds(30));
      write(
          store,
          new Write.Append(row("t", 1, 1, "command-1")),
          new Write.Append(row("u", 0, 0, "command-1")));
      assertThat(store.rows("t")).hasSize(2);
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

  @Test
  void aWriteAfterTheEndFailsInsteadOfWaitingForEver() {
    var store = new SqliteStore(file());
    store.close();
    assertThat(store.write(List.of(append("t", 0)))).failsWithin(java.time.Duration.ofSeconds(30));
  }

  @Test
  void everythingThatWaitsWhenTheStoreClosesIsWrittenFirst() {
    var store = new SqliteStore(file());
    var writes =
        IntStream.range(0, 1000).mapToObj(n -> store.write(List.of(append("t", n)))).toList();
    store.close();
    assertThat(writes).allMatch(write -> write.isDone() && !write.isCompletedExceptionally());
    try (var again = new SqliteStore(file())) {
      assertThat(again.rows("t")).hasSize(1000);
    }
  }
}
