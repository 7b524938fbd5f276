package games.magie.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.BadInput;
import games.magie.table.host.CaretakerContract;
import games.magie.table.store.sqlite.SqliteStore;
import games.magie.wire.Catalogue;
import games.magie.wire.JournalFile;
import games.magie.wire.protocol.ChatMessage;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Looking at a store from outside, while its server runs.
class StoreFileTest {
  @TempDir private Path folder = Path.of("");

  private Path file() {
    return folder.resolve("store.db");
  }

  /// A game between bots, played to its end.
  private static Table finished(House house) {
    Table table = house.open("out", 0, "easy", "easy");
    var ear = new Ear(-1);
    table.attach(ear, 0);
    if (!table.info().state().equals("over")) {
      ear.awaitState("over");
    }
    return table;
  }

  @Test
  void aBackupIsMadeWhileTheServerRunsAndBecomesAStoreAgain() {
    Path backup = folder.resolve("backup");
    String over;
    String running;
    int rows;
    try (var house = new House(file())) {
      over = finished(house).id();
      Table table = house.open("out", 0, "me", "me");
      running = table.id();
      var a = new Ear(0);
      var b = new Ear(1);
      table.attach(a, 0);
      table.attach(b, 0);
      House.playOne(table, a.asked() != null ? a : b);
      rows = house.rows(table).size();
      new StoreFile(file()).backup(backup);
      House.playOne(table, a.asked() != null ? a : b); // the backup does not know of this one
    }
    Path elsewhere = folder.resolve("new").resolve("store.db");
    StoreFile.restore(backup, elsewhere);

    var store = new StoreFile(elsewhere);
    assertThat(store.tables()).extracting(TableRecord::id).containsExactly(over, running);
    assertThat(store.verify(store.tables().getLast())).isEqualTo(rows);
    assertThat(store.verify(store.tables().getFirst())).isPositive();
    try (var house = new House(elsewhere)) {
      Table table = house.table(running);
      var a = new Ear(0);
      var b = new Ear(1);
      table.attach(a, 0);
      table.attach(b, 0);
      House.playOne(table, a.asked() != null ? a : b);
      assertThat(house.rows(table)).hasSize(rows + 1);
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void onlyItsOwnerReadsAStoreAndItsBackups() throws Exception {
    Path backup = folder.resolve("backup");
    Path restored = folder.resolve("restored.db");
    try (var house = new House(file())) {
      house.open("out", 0, "me", "me");
      new StoreFile(file()).backup(backup);
      StoreFile.restore(backup, restored);
      for (Path each : List.of(file(), folder.resolve("store.db-wal"), backup, restored)) {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(each)))
            .as(each.toString())
            .isEqualTo("rw-------");
      }
    }
  }

  @Test
  void nothingIsOverwritten() throws Exception {
    try (var house = new House(file())) {
      finished(house);
    }
    Path other = Files.writeString(folder.resolve("other"), "precious");
    var store = new StoreFile(file());
    assertThatThrownBy(() -> store.backup(other)).hasMessageContaining("nothing is overwritten");
    Path backup = folder.resolve("backup");
    store.backup(backup);
    assertThatThrownBy(() -> StoreFile.restore(backup, file()))
        .hasMessageContaining("nothing is overwritten");
    assertThatThrownBy(() -> StoreFile.restore(other, folder.resolve("new.db")))
        .isInstanceOf(StoreFailure.class);
    assertThat(folder.resolve("new.db")).doesNotExist();
    assertThat(other).hasContent("precious");
    assertThat(store.verify(store.tables().getFirst())).isPositive();
  }

  private static Path named(Path file, String end) {
    return file.resolveSibling(file.getFileName() + end);
  }

  private static boolean mentions(Path file, String word) throws Exception {
    return Files.readString(file, StandardCharsets.ISO_8859_1).contains(word);
  }

  @Test
  void whoeverWasForgottenDoesNotComeBackWithAnOldBackup() throws Exception {
    Path backup = folder.resolve("backup");
    String deleted;
    try (var house = new House(file())) {
      CaretakerContract.seated(house, "express");
      deleted = house.open("out", 0, "me", "me").id();
    }
    String name = "Zebed"; // the rest is written in other bytes
    new StoreFile(file()).backup(backup);
    assertThat(mentions(backup, name)).isTrue();
    try (var caretaker = Caretaker.of(file())) {
      for (PersonTrace each : new StoreFile(file()).traces(CaretakerContract.NAME)) {
        caretaker.run(each.table().id(), new AdminCommand.Forget(each.seat()));
      }
      caretaker.run(deleted, new AdminCommand.Delete());
    }
    for (String end : List.of("", "-wal", "-shm")) {
      Files.deleteIfExists(named(file(), end));
    }
    assertThat(mentions(named(file(), ".forgotten"), name)).isFalse();

    assertThat(StoreFile.restore(backup, file())).isEqualTo(2);
    var store = new StoreFile(file());
    assertThat(store.tables()).hasSize(1);
    assertThat(store.tables().getFirst().seats().getFirst().name()).isEqualTo("Player A");
    assertThat(store.verify(store.tables().getFirst())).isPositive();
    assertThat(mentions(file(), name)).isFalse();
    try (var left = Files.list(folder)) {
      assertThat(left.filter(each -> each.toString().contains(".half"))).isEmpty();
    }
  }

  @Test
  void nobodyElseReadsTheStoreOrABackup() throws Exception {
    Path backup = folder.resolve("backup");
    try (var house = new House(file())) {
      finished(house);
      new StoreFile(file()).backup(backup);
      for (Path each : List.of(file(), named(file(), "-wal"), named(file(), "-shm"), backup)) {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(each)))
            .as(each.toString())
            .isEqualTo("rw-------");
      }
    }
    Path again = folder.resolve("again.db");
    StoreFile.restore(backup, again);
    Files.setPosixFilePermissions(again, PosixFilePermissions.fromString("rw-r--r--"));
    new SqliteStore(again).close();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(again)))
        .as("an older store is closed to others")
        .isEqualTo("rw-r-----");
  }

  @Test
  void nobodyRestoresUnderARunningServer() {
    Path backup = folder.resolve("backup");
    try (var house = new House(file())) {
      finished(house);
      new StoreFile(file()).backup(backup);
      assertThatThrownBy(() -> StoreFile.restore(backup, file())).hasMessageContaining("in use");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "update journal set body = replace(body, 'digest', 'digesT') where number = 3",
        "update journal set salt = 'no hex at all' where number = 3",
        "update journal set link = '' where number = 3",
        "delete from journal where number = 3",
        "delete from journal",
        "update tables set state = 'playing'",
        "update tables set settings = 'target=25000'"
      })
  void whatWasChangedDoesNotVerify(String damage) throws Exception {
    try (var house = new House(file())) {
      finished(house);
    }
    StoreSamples.sql(file(), damage);
    var store = new StoreFile(file());
    TableRecord table = store.tables().getFirst();
    assertThatThrownBy(() -> store.verify(table)).isInstanceOf(BadInput.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "update tables set settings = 'target=25000'",
        "update tables set reason = 'another one'",
        "update tables set state = 'closed'",
        "update tables set listed = 1 - listed",
        "update seats set name = 'Mallory' where seat = 1",
        "update seats set secret = 'known' where seat = 0",
        "update holds set device = 'another' where seat = 0",
        "update acts set content = 'do disagree'",
        "update times set bank = bank + 1",
        "update chat set said = 'something rude'",
        "update chat set seat = 1",
        "update packs set table_id = 'another'",
        "update seats set checksum = ''",
        "create table another (x)",
        "drop index journal_command",
        "pragma user_version = 4"
      })
  void whatWasChangedBesidesTheJournalIsDamage(String damage) throws Exception {
    try (var store = new SqliteStore(file())) {
      store
          .write(
              List.of(
                  new Write.Open(StoreSamples.table("t")),
                  new Write.SetState("t", TableRecord.State.OPEN, "a reason"),
                  new Write.SetListed("t", true),
                  new Write.Hold("t", 0, "device"),
                  new Write.Action("t", 0, "command-1", "do agree"),
                  new Write.Rewrite(new Write.Action("t", 0, "command-1", "do agree twice")),
                  new Write.SetTime("t", 0, "turn", 1, 2, 3),
                  new Write.SetTime("t", 0, "turn", 4, 5, 6),
                  new Write.Say("t", "command-2", new ChatMessage(1, 0, "", "hello")),
                  new Write.Reword("t", 1, "", "good day"),
                  new Write.SetSeat("t", TableRecord.Seat.person(0, "Ann", "other hash")),
                  new Write.Arrive("pack", "t")))
          .join();
    }
    assertThat(new StoreFile(file()).damage()).isEmpty();
    StoreSamples.sql(file(), damage);
    assertThat(new StoreFile(file()).damage()).isNotEmpty();
  }

  @Test
  void onlyAFinishedGameIsPublished() {
    try (var house = new House(file())) {
      finished(house);
      house.open("out", 0, "me", "me");
    }
    var store = new StoreFile(file());
    List<TableRecord> tables = store.tables();
    var saved = JournalFile.parse(store.journalFile(tables.getFirst()));
    assertThat(saved.journal().rows()).hasSize(store.rows(tables.getFirst()));
    assertThat(Catalogue.game(saved.journal().game()).id()).isEqualTo("express");
    assertThatThrownBy(() -> store.journalFile(tables.getLast()))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("when the game is over");
  }

  @Test
  void whatIsNoStoreIsRefused() throws Exception {
    assertThatThrownBy(() -> new StoreFile(folder.resolve("none")))
        .hasMessageContaining("no store");
    Path text = Files.writeString(folder.resolve("text"), "not a database at all, only some words");
    assertThatThrownBy(() -> new StoreFile(text)).hasMessageContaining("no store");
    Path foreign = folder.resolve("foreign.db");
    StoreSamples.sql(foreign, "create table t (x)");
    assertThatThrownBy(() -> new StoreFile(foreign)).hasMessageContaining("no store");
  }
}
