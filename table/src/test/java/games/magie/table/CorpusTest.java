package games.magie.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.Game;
import games.magie.kernel.Match;
import games.magie.kernel.Seeded;
import games.magie.table.TableRecord.Kind;
import games.magie.table.TableRecord.State;
import games.magie.wire.Catalogue;
import games.magie.wire.JournalFile;
import games.magie.wire.pack.PackedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What earlier programs have written is opened by this one: every table comes back, verifies and
/// is played on.
class CorpusTest {
  private static final Path CORPUS = Path.of("..", "corpus");
  private static final int MOVES = 15;

  @TempDir private Path folder = Path.of("");

  private static List<Path> files(String end) throws IOException {
    try (Stream<Path> all = Files.list(CORPUS)) {
      return all.filter(file -> file.toString().endsWith(end)).sorted().toList();
    }
  }

  static List<Path> stores() throws IOException {
    return files(".db.gz");
  }

  static List<Path> packed() throws IOException {
    return files(".table");
  }

  private Path unzipped(Path store) throws IOException {
    Path file = folder.resolve("store.db");
    try (var in = new GZIPInputStream(Files.newInputStream(store))) {
      Files.copy(in, file);
    }
    return file;
  }

  @Test
  void runningAndFinishedGamesOfEveryKindAreThere() throws IOException {
    var store = new StoreFile(unzipped(stores().getLast()));
    for (State state : List.of(State.PLAYING, State.OVER)) {
      assertThat(store.tables().stream().filter(table -> table.state() == state))
          .extracting(TableRecord::game)
          .containsAll(Catalogue.ids());
    }
  }

  @ParameterizedTest
  @MethodSource("stores")
  void everyTableComesBackVerifiesAndIsPlayedOn(Path store) throws IOException {
    Path file = unzipped(store);
    var before = new HashMap<String, Integer>();
    var looked = new StoreFile(file); // which changes nothing
    looked.tables().forEach(table -> before.put(table.id(), looked.verify(table)));
    assertThat(looked.damage()).isEmpty();
    var played = new ArrayList<String>();
    try (var house = new House(file)) {
      for (TableRecord record : looked.tables()) {
        Table<?, ?, ?> table = house.table(record.id());
        assertThat(table.record().state()).as(table.record().reason()).isEqualTo(record.state());
        switch (record.state()) {
          case PLAYING -> {
            playOn(table);
            played.add(table.id());
          }
          case OVER -> replay(looked.journalFile(record));
          case OPEN -> {
            assertThat(house.host().sit(table, -1, "Zoe", "device").seat()).isPositive();
            assertThat(table.record().state()).isEqualTo(State.PLAYING);
          }
          case PACKED ->
              assertThat(PackedFile.parse(table.packedFile()).head().rows()).isPositive();
          case WAITING, FROZEN, STOPPED, CLOSED -> {}
        }
      }
    }
    var after = new StoreFile(file);
    assertThat(after.damage()).isEmpty();
    for (TableRecord table : after.tables()) {
      int rows = after.verify(table);
      assertThat(rows).isGreaterThanOrEqualTo(before.getOrDefault(table.id(), 0));
      if (played.contains(table.id())) {
        assertThat(rows).as("played on").isGreaterThan(before.getOrDefault(table.id(), 0));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("stores")
  void oldRowsAreProvenFromNowOnAndDamageThatWasThereStaysDamage(Path store) throws Exception {
    Path file = unzipped(store);
    List<String> ids =
        new StoreFile(file)
            .tables().stream()
                .filter(table -> table.state() == State.PLAYING)
                .map(TableRecord::id)
                .toList();
    String damaged = ids.getFirst();
    String whole = ids.getLast();
    String where = " where number=0 and table_id='%s'";
    StoreSamples.sql(
        file, "update journal set body=replace(body,'digest','digesT')" + where.formatted(damaged));
    new SqliteStore(file).close();

    var migrated = new StoreFile(file);
    for (TableRecord table : migrated.tables()) {
      if (table.id().equals(damaged)) {
        assertThatThrownBy(() -> migrated.verify(table)).hasMessageContaining("row 0: the hash");
      } else {
        assertThat(migrated.verify(table)).isNotNegative();
      }
    }
    StoreSamples.sql(file, "update journal set seat=seat+1" + where.formatted(whole));
    TableRecord changed =
        migrated.tables().stream()
            .filter(each -> each.id().equals(whole))
            .findFirst()
            .orElseThrow();
    assertThatThrownBy(() -> migrated.verify(changed)).hasMessageContaining("row 0: the proof");
  }

  @ParameterizedTest
  @MethodSource("stores")
  void runningGamesGoOnUnderNewerRulesWhichSayWhatChanged(Path store) throws IOException {
    Path file = unzipped(store);
    List<TableRecord> running =
        new StoreFile(file)
            .tables().stream().filter(table -> table.state() == State.PLAYING).toList();
    for (int start = 0; start < 2; start++) {
      var services = new Services(new SqliteStore(file), () -> new Seeded(5), Duration.ZERO);
      try (var host = new Host(services, id -> NewerRules.of(Catalogue.game(id)))) {
        running.forEach(each -> playOn(host.table(each.id()).orElseThrow()));
      }
    }
    for (TableRecord each : running) {
      Game<?, ?, ?> game = Catalogue.game(each.game());
      assertThat(new StoreFile(file).journal(each.id()))
          .extracting(row -> JournalFile.parseRow(row.number(), row.body()))
          .filteredOn(row -> row.input().startsWith("rules "))
          .as("said once, not at each start")
          .singleElement()
          .extracting(row -> row.events().getFirst())
          .isEqualTo(
              "* table.new-rules rules-changed %d %s"
                  .formatted(game.version() + 1, game.clauses().getFirst().id()));
    }
  }

  private static void playOn(Table<?, ?, ?> table) {
    var moves = new AtomicInteger();
    boolean people = table.record().seats().stream().allMatch(seat -> seat.kind() == Kind.PERSON);
    Travel.play(table, _ -> moves.getAndIncrement() >= (people ? MOVES : 1));
  }

  private static void replay(String journal) {
    var saved = JournalFile.parse(journal).journal();
    var match = Match.resume(Catalogue.game(saved.game()), saved);
    assertThat(match.rows()).hasSameSizeAs(saved.rows());
  }

  @ParameterizedTest
  @MethodSource("packed")
  void everyPackedTableIsUnpacked(Path packed) throws IOException {
    try (var house = new House(folder.resolve("fresh.db"))) {
      Table<?, ?, ?> table = house.host().unpack(Files.readString(packed), "device");
      assertThat(table.info().state()).isEqualTo("waiting");
      if (table.info().pack().seal().equals("open")) {
        for (int seat : table.info().pack().missing()) {
          house.host().take(table, seat, "device");
        }
        playOn(table);
      }
    }
  }
}
