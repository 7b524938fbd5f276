package games.magie.table.store;

import static games.magie.table.House.act;
import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.BadInput;
import games.magie.table.Ear;
import games.magie.table.House;
import games.magie.table.StoreFailure;
import games.magie.table.StoreFile;
import games.magie.table.StoreSamples;
import games.magie.table.Table;
import games.magie.table.TableRecord;
import games.magie.table.Travel;
import games.magie.table.store.sqlite.SqliteReaders;
import games.magie.table.store.sqlite.SqliteStore;
import games.magie.wire.Catalogue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Bytes of a store change on the disk, or its end is missing: whatever of that changes what the
/// store says is found by `magie verify`. `-Dmagie.flips=1000` tries more.
class RotTest {
  private static final int FLIPS = Integer.getInteger("magie.flips", 60);
  private static final long SEED = Long.getLong("magie.seed", 20260101);

  @TempDir private Path folder = Path.of("");
  private byte[] sound = new byte[0];
  private String content = "";

  private Path file() {
    return folder.resolve("store.db");
  }

  /// Tables of every game and in every state, with all that belongs to them.
  @BeforeEach
  void play() throws Exception {
    Path other = folder.resolve("other.db");
    var given = new ArrayList<String>();
    for (String game : Catalogue.ids()) {
      given.add(Travel.given(file(), game, "", "", 3));
    }
    String packed;
    try (var travel = new Travel(other)) {
      Table away = travel.host().table(openedAt(travel)).orElseThrow();
      away.pack("");
      packed = away.packedFile();
    }
    try (var house = new House(file())) {
      for (String id : given) {
        var left = new int[] {12};
        Travel.play(house.table(id), _ -> left[0]-- == 0);
      }
      Table talkative = house.open("deal", java.util.Map.of(), "out", 60, "me", "me");
      House.ok(talkative.command(0, act("say", "good luck to all of you")));
      House.ok(talkative.command(1, act("report", "1")));
      House.ok(talkative.command(1, act("agree")));
      Table bots = house.open("out", 0, "easy", "easy");
      var ear = new Ear(-1);
      bots.attach(ear, 0);
      if (!bots.info().state().equals("over")) {
        ear.awaitState("over");
      }
      house.open("out", 0, "me", "open");
      house.host().unpack(packed, "device");
      house.table(given.getFirst()).pack("");
    }
    sound = Files.readAllBytes(file());
    content = content(file());
    assertThat(isFound(file())).as("a whole store").isFalse();
  }

  private static String openedAt(Travel travel) {
    var seats =
        List.of(
            new games.magie.wire.protocol.Requests.NewSeat("me", "Zoe", ""),
            new games.magie.wire.protocol.Requests.NewSeat("me", "Yan", ""));
    var request =
        new games.magie.wire.protocol.Requests.NewTable(
            "deal", java.util.Map.of(), 0, "out", seats);
    return travel.host().open(request, "device").table().id();
  }

  private static boolean isFound(Path file) {
    try {
      var store = new StoreFile(file);
      if (!store.damage().isEmpty()) {
        return true;
      }
      store.tables().forEach(store::verify);
      return false;
    } catch (BadInput | StoreFailure e) {
      return true;
    }
  }

  /// Everything that a store says, row by row and by way of its indexes.
  private static String content(Path file) throws SQLException {
    var all = new StringBuilder();
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      lines(statement, "pragma user_version", all);
      lines(statement, "select type,name,tbl_name,sql from sqlite_schema order by name", all);
      lines(statement, "select rowid,* from tables order by rowid", all);
      for (String table : List.of("seats", "holds", "journal", "acts", "times", "chat", "packs")) {
        lines(statement, "select * from " + table + " not indexed", all);
      }
      lines(statement, "select * from heads not indexed", all);
    }
    var readers = SqliteReaders.keepingNone(file);
    SqlReader reader = SqliteStore.reader(file, readers);
    for (TableRecord table : reader.tables()) {
      all.append(table).append(reader.rows(table.id())).append(reader.actions(table.id()));
      all.append(reader.times(table.id())).append(reader.chat(table.id()));
      all.append(reader.table(table.id()));
    }
    return all.append(reader.holds()).append(reader.listed(9)).toString();
  }

  private static void lines(Statement statement, String sql, StringBuilder into)
      throws SQLException {
    try (ResultSet result = statement.executeQuery(sql)) {
      while (result.next()) {
        for (int at = 1; at <= result.getMetaData().getColumnCount(); at++) {
          into.append(result.getString(at)).append('|');
        }
        into.append('\n');
      }
    }
  }

  private boolean changes(Path file) {
    try {
      return !content.equals(content(file));
    } catch (SQLException | RuntimeException e) {
      return true;
    }
  }

  private final class Tally {
    private final Random random = new Random(SEED);
    private final List<String> missed = new ArrayList<>();
    private int tried;
    private int changed;
    private int harmless;

    void look(String what, byte[] bytes, String... sql) throws IOException, SQLException {
      Path place = Files.createDirectories(folder.resolve("damaged-" + tried++));
      Path damaged = Files.write(place.resolve("store.db"), bytes);
      for (String each : sql) {
        StoreSamples.sql(damaged, each);
      }
      boolean found = isFound(damaged);
      if (changes(damaged)) {
        changed++;
        if (!found) {
          missed.add(what);
        }
      } else if (found) {
        harmless++;
      }
      for (String end : List.of("", "-wal", "-shm", "-journal")) {
        Files.deleteIfExists(place.resolve("store.db" + end));
      }
      Files.delete(place);
    }

    void print(String name) {
      System.out.printf(
          "%s: %d tried, %d changed what the store says, %d of them found, %d missed;"
              + " %d found that changed nothing; seed %d%n",
          name, tried, changed, changed - missed.size(), missed.size(), harmless, SEED);
      assertThat(missed).isEmpty();
      assertThat(changed).as("the test itself").isPositive();
    }
  }

  @Test
  void everyFlippedByteThatMattersIsFound() throws Exception {
    var tally = new Tally();
    for (int flip = 0; flip < FLIPS; flip++) {
      byte[] bytes = sound.clone();
      int at = tally.random.nextInt(bytes.length);
      byte before = bytes[at];
      bytes[at] ^= (byte) (1 + tally.random.nextInt(255));
      tally.look("byte %d, %d to %d".formatted(at, before, bytes[at]), bytes);
    }
    tally.print("Flipped bytes");
  }

  @Test
  void everyMissingEndIsFound() throws Exception {
    var tally = new Tally();
    var lengths = new TreeMap<String, Integer>();
    var store = new StoreFile(file());
    store.tables().forEach(table -> lengths.put(table.id(), store.rows(table)));
    lengths.values().removeIf(length -> length == 0);
    List<String> ids = List.copyOf(lengths.keySet());
    for (int cut = 0; cut < Math.max(20, FLIPS / 4); cut++) {
      if (cut % 2 == 0) {
        int length = 1 + tally.random.nextInt(sound.length - 1);
        tally.look("cut at byte " + length, Arrays.copyOf(sound, length));
      } else {
        String id = ids.get(tally.random.nextInt(ids.size()));
        int from = tally.random.nextInt(lengths.getOrDefault(id, 1));
        tally.look(
            "rows of %s from %d on".formatted(id, from),
            sound,
            "delete from journal where table_id='%s' and number>=%d".formatted(id, from));
      }
    }
    tally.print("Missing ends");
  }
}
