package games.magie.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Digest;
import games.magie.kernel.match.Journal;
import games.magie.kernel.match.Match;
import games.magie.kernel.match.Row;
import games.magie.table.TableRecord.Kind;
import games.magie.table.TableRecord.State;
import games.magie.table.store.sqlite.SqliteStore;
import games.magie.testkit.ChangedRules;
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
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// What earlier programs have written is opened by this one: every table comes back, verifies and
/// is played on.
class CorpusTest {
  private static final Path CORPUS = Path.of("..", "corpus");
  private static final int MOVES = 15;
  private static final String PHRASE = "seven green bottles on a wall";

  /// Running games whose last positions the rules of today do not lead to, by their first player.
  private static final Set<String> OTHERWISE =
      Set.of("Settled", "Settled, refused", "Left pocket", "Left brands");

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
    var store = new StoreFile(unzipped(CORPUS.resolve("store-5b.db.gz")));
    for (State state : List.of(State.PLAYING, State.OVER)) {
      assertThat(store.tables().stream().filter(table -> table.state() == state))
          .extracting(TableRecord::game)
          .contains("pocket", "brands", "express", "deal", "go");
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
        Table table = house.table(record.id());
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
        assertThatThrownBy(() -> migrated.verify(table))
            .hasMessageMatching("row 0: the (hash|proof) does.*");
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
      try (var host = new Host(services, id -> ChangedRules.alike(Catalogue.game(id)))) {
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

  /// What an older program has allowed stands, whatever is allowed now: not a move is lost. Where
  /// the play itself has changed since (offers lapse with their debt, leavers' deeds are auctioned
  /// in another order), the row says since when the game was led elsewhere.
  @ParameterizedTest
  @MethodSource("stores")
  void runningGamesGoOnFromWhereTheyStoodUnderRulesThatRefuseTheirMoves(Path store)
      throws IOException {
    Path file = unzipped(store);
    Map<String, Row> before = lastRows(file);
    Set<String> changed = playedOtherwiseNow(file);
    takeUp(file, game -> ChangedRules.refusing(game, _ -> true), _ -> {});
    lastRows(file)
        .forEach((table, after) -> {
          Row last = Objects.requireNonNull(before.get(table));
          assertThat(after.number()).as("one row more").isEqualTo(last.number() + 1);
          assertThat(after.input()).startsWith("rules ");
          if (changed.contains(table)) {
            assertThat(after.events().getLast()).contains(" led-elsewhere ");
          } else {
            assertThat(after.events()).hasSize(1);
            assertSamePosition(file, table, last.number(), after);
          }
        });
  }

  /// The position before the rules changed and after it, though its text may be another now.
  private static void assertSamePosition(Path file, String id, int last, Row after) {
    TableRecord table =
        new StoreFile(file)
            .tables().stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
    assertSamePosition(table, rows(file, id).subList(0, last + 1), after);
  }

  private static void assertSamePosition(TableRecord table, List<Row> before, Row after) {
    var journal =
        new Journal(table.game(), table.version(), table.settings(), table.seats().size(), before);
    assertSamePosition(Catalogue.game(table.game()), journal, after);
  }

  private static <S extends games.magie.kernel.State<S>, M extends Move, V extends View>
      void assertSamePosition(Game<S, M, V> game, Journal journal, Row after) {
    Row last = journal.rows().getLast();
    int version =
        journal.rows().stream()
            .filter(row -> row.input().startsWith("rules "))
            .mapToInt(row -> Integer.parseInt(row.input().substring("rules ".length())))
            .reduce(journal.version(), (_, later) -> later);
    S position = Match.review(game, journal).position();
    assertThat(Digest.of(game.textOfVersion(position, version))).isEqualTo(last.digest());
    assertThat(Digest.of(game.text(position))).isEqualTo(after.digest());
  }

  /// Versions 1 and 2 of deal wrote the arrangements of a turn as hashes. Games that stood between
  /// two rearrangements go on from there, and know what may not come back.
  @Test
  void gamesOfDealThatStoodBetweenRearrangementsGoOnFromThere() throws IOException {
    Path file = unzipped(CORPUS.resolve("store-6-deal.db.gz"));
    Set<String> turned = lastRows(file).keySet();
    takeUp(file, game -> game, _ -> {});
    assertThat(turned).hasSize(7);
    assertThat(turned).anyMatch(table -> rows(file, table).stream().anyMatch(CorpusTest::hashed));
    for (String table : turned) {
      Row last = rows(file, table).getLast();
      assertThat(last.input()).isEqualTo("rules 3");
      assertThat(last.events())
          .containsExactly("* table.new-rules rules-changed 3 deal.wild.no-circle");
      assertThat(last.position()).contains("before: ").doesNotContain("held: ");
    }
  }

  private static boolean hashed(Row row) {
    return row.position() != null && row.position().contains("held: ");
  }

  private static Set<String> playedOtherwiseNow(Path file) {
    return new StoreFile(file)
        .tables().stream()
            .filter(table -> OTHERWISE.contains(table.seats().getFirst().name()))
            .map(TableRecord::id)
            .collect(Collectors.toSet());
  }

  /// One of seven moves, whichever they are, is unknown to the rules that take the games up.
  @ParameterizedTest
  @MethodSource("stores")
  void runningGamesGoOnUnderRulesThatDoNotKnowTheirMovesAndSaySo(Path store) throws IOException {
    Path file = unzipped(store);
    Map<String, Row> before = lastRows(file);
    var then = new AtomicBoolean(true);
    takeUp(
        file,
        game -> ChangedRules.without(game, move -> then.get() && move.hashCode() % 7 == 0),
        table -> {
          then.set(false);
          playOn(table);
          then.set(true);
        });
    var said = new ArrayList<String>();
    for (TableRecord table : new StoreFile(file).tables()) {
      Row last = before.get(table.id());
      if (last != null) {
        List<Row> rows = rows(file, table.id());
        assertThat(rows).as("played on").hasSizeGreaterThan(last.number() + 2);
        said.addAll(rows.get(last.number() + 1).events());
      }
    }
    assertThat(said).anyMatch(event -> event.startsWith("* table.new-rules led-elsewhere "));
  }

  private static void takeUp(Path file, UnaryOperator<Game<?, ?, ?>> rules, Consumer<Table> then) {
    List<TableRecord> all = new StoreFile(file).tables();
    var services = new Services(new SqliteStore(file), () -> new Seeded(5), Duration.ZERO);
    try (var host = new Host(services, id -> rules.apply(Catalogue.game(id)))) {
      for (TableRecord each : all) {
        Table table = host.table(each.id()).orElseThrow();
        assertThat(table.record().state()).as(table.record().reason()).isEqualTo(each.state());
        if (each.state() == State.PLAYING) {
          then.accept(table);
        } else if (each.state() == State.OVER) {
          var ear = new Ear(0);
          table.attach(ear, 0);
          assertThat(ear.asked()).as("nobody is asked any more").isNull();
          assertThat(table.journalFile())
              .as("what is published is what was stored")
              .hasLineCount((int) new StoreFile(file).journalFile(each).lines().count());
        }
      }
    }
  }

  /// The last row of each running game.
  private static Map<String, Row> lastRows(Path file) {
    var last = new HashMap<String, Row>();
    for (TableRecord table : new StoreFile(file).tables()) {
      if (table.state() == State.PLAYING) {
        last.put(table.id(), rows(file, table.id()).getLast());
      }
    }
    return last;
  }

  private static List<Row> rows(Path file, String table) {
    return new StoreFile(file)
        .journal(table).stream()
            .map(row -> JournalFile.parseRow(row.number(), row.body()))
            .toList();
  }

  private static void playOn(Table table) {
    var moves = new AtomicInteger();
    boolean people = table.record().seats().stream().allMatch(seat -> seat.kind() == Kind.PERSON);
    Travel.play(table, _ -> moves.getAndIncrement() >= (people ? MOVES : 1));
  }

  private static void replay(String journal) {
    var saved = JournalFile.parse(journal).journal();
    var match = Match.review(Catalogue.game(saved.game()), saved);
    assertThat(match.rows()).hasSameSizeAs(saved.rows());
  }

  @ParameterizedTest
  @MethodSource("packed")
  void everyPackedTableIsUnpacked(Path packed) throws IOException {
    try (var house = new House(folder.resolve("fresh.db"))) {
      Table table = house.host().unpack(Files.readString(packed), "device");
      assertThat(table.info().state()).isEqualTo("waiting");
      if (table.info().pack().seal().equals("phrase")) {
        table.unlock(PHRASE);
      }
      if (!table.info().pack().seal().equals("shares")) {
        for (int seat : table.info().pack().missing()) {
          house.host().take(table, seat, "device");
        }
        assertThat(table.record().state()).isEqualTo(State.PLAYING);
        playOn(table);
      }
    }
  }

  /// The position of a file is the one that its people packed, though they had taken back what may
  /// not be taken back any more.
  @ParameterizedTest
  @CsvSource({
    "express-1b.table, 2, 01980453a0243bac",
    "go-1b.table, 2, b7ad0722d0e1e7a1",
    "deal-2.table, 3, ''"
  })
  void whatWasPackedGoesOnFromWhereItStood(String name, int version, String digest)
      throws IOException {
    try (var house = new House(folder.resolve("fresh.db"))) {
      Table table = house.host().unpack(Files.readString(CORPUS.resolve(name)), "device");
      if (table.info().pack().seal().equals("phrase")) {
        table.unlock(PHRASE);
      }
      for (int seat : table.info().pack().missing()) {
        house.host().take(table, seat, "device");
      }
      RowRecord last = house.rows(table).getLast();
      Row row = JournalFile.parseRow(last.number(), last.body());
      assertThat(row.input()).isEqualTo("rules " + version);
      assertThat(row.events()).singleElement().asString().contains("rules-changed " + version);
      if (digest.isEmpty()) {
        // The text is another now, so the position is held against both digests.
        List<Row> rows = new ArrayList<>();
        house
            .rows(table)
            .forEach(each -> rows.add(JournalFile.parseRow(each.number(), each.body())));
        assertSamePosition(table.record(), rows.subList(0, rows.size() - 1), row);
      } else {
        assertThat(Digest.hex(row.digest())).isEqualTo(digest);
      }
    }
  }
}
