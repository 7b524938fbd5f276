package games.magie.app;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.table.Host;
import games.magie.table.Services;
import games.magie.table.Store;
import games.magie.table.store.postgres.PostgresStore;
import games.magie.table.store.sqlite.SqliteStore;
import games.magie.testdb.Need;
import games.magie.testdb.Needs;
import games.magie.testdb.TestDatabase;
import games.magie.wire.SecretChance;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Requests.NewSeat;
import games.magie.wire.protocol.Requests.NewTable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a host does to tables by the command line, while the server runs.
class HostErrandsTest {
  @TempDir private Path folder = Path.of("");

  private static Host host(Store store) {
    var host = new Host(new Services(store, SecretChance::new, Duration.ZERO));
    host.join("http://127.0.0.1:1", _ -> {});
    return host;
  }

  private static String open(Host host) {
    var seats = List.of(new NewSeat("me", "Ann", ""), new NewSeat("me", "Bob", ""));
    var table = host.open(new NewTable("express", Map.of(), 0, "out", seats), "device").table();
    table.command(0, new Command("first-words", 0, "", "say", "something rude"));
    table.command(1, new Command("that-was-bad", 0, "", "report", "1"));
    return table.id();
  }

  @Test
  void whileAServerRunsOnTheFile() throws Exception {
    String file = folder.resolve("magie.db").toString();
    try (var host = host(new SqliteStore(Path.of(file)))) {
      errands(open(host), "--data", file);
    }
  }

  @Test
  @Needs(Need.POSTGRES)
  void whileAServerRunsOnTheDatabase() throws Exception {
    String url = TestDatabase.shared().newUrl();
    try (var host = host(new PostgresStore(url))) {
      errands(open(host), "--db", url);
    }
  }

  private void errands(String table, String... where) throws Exception {
    assertThat(tables(where, "freeze", table, "--why", "a dispute").out()).contains("stopped");
    assertThat(tables(where, "show", table).out()).contains("state    stopped a dispute");
    assertThat(tables(where, "freeze", table).err()).contains("is stopped").hasLineCount(1);
    assertThat(tables(where, "unfreeze", table).out()).contains("goes on");
    assertThat(tables(where, "list").out()).contains("playing");
    assertThat(tables(where, "unsay", table, "1").out()).contains("message 1 is gone");
    assertThat(tables(where, "show", table).out()).doesNotContain("rude");
    assertThat(tables(where, "hush", table, "A").out()).contains("seat A is silent");
    assertThat(tables(where, "hush", table, "A", "--off").out()).contains("seat A may speak");
    assertThat(tables(where, "hush", table, "Z").err()).contains("SEAT").hasLineCount(1);

    String file = folder.resolve("table").toString();
    assertThat(tables(where, "pack", table, file).out()).contains("packed, and closed here");
    assertThat(tables(where, "unpack", file).out()).isEqualTo("/t/" + table + ": playing\n");
    assertThat(tables(where, "unpack", file).err()).contains("here already").hasLineCount(1);

    assertThat(tables(where, "pack", table, file + "-lost").code()).isZero();
    Files.delete(Path.of(file + "-lost"));
    String pack = tables(where, "show", table).out().replaceAll("(?s).*\\npack +(\\w+)\n.*", "$1");
    assertThat(tables(where, "reopen", "nothing").err()).contains("nothing").hasLineCount(1);
    assertThat(tables(where, "reopen", pack).out()).isEqualTo("/t/" + table + ": playing\n");

    Ran dry = magie(where, "forget", "ann");
    assertThat(dry.out()).contains("seat A: the name, 0 messages", "nothing was changed");
    assertThat(tables(where, "list").out()).contains("Ann, Bob");
    assertThat(magie(where, "forget", "ann", "--table", table, "--yes").out())
        .contains("forgotten at 1 tables");
    assertThat(tables(where, "list").out()).contains("Player A, Bob");
    assertThat(magie(where, "forget", "Ann").err()).contains("nobody of this name").hasLineCount(1);
    assertThat(magie(where, "forget", "--again").out()).contains("1 seats or tables are forgotten");
    assertThat(magie(where, "forget").err()).contains("--again").hasLineCount(1);
    assertThat(tables(where, "list").out()).contains("Player A, Bob");

    assertThat(tables(where, "close", table, "--why", "for good").out()).contains("closed");
    assertThat(tables(where, "unfreeze", table).err()).contains("not frozen").hasLineCount(1);
    assertThat(magie(where, "verify").out()).contains("1 tables sound with 1 rows, 0 not");
    assertThat(Files.readString(Path.of(file))).contains("person Ann");
    assertThat(tables(where, "delete", table).out()).contains("1 rows", "nothing was changed");
    assertThat(tables(where, "delete", table, "--yes").out()).contains("deleted");
    assertThat(tables(where, "list").out()).isEqualTo("0 tables\n");
  }

  @Test
  void anotherTableComesOutOfAFileWhileTheServerRuns() {
    String old = folder.resolve("old.db").toString();
    String fresh = folder.resolve("new.db").toString();
    String file = folder.resolve("table").toString();
    try (var host = host(new SqliteStore(Path.of(old)))) {
      String[] where = {"--data", old};
      assertThat(tables(where, "pack", open(host), file).code()).isZero();
    }
    try (var host = host(new SqliteStore(Path.of(fresh)))) {
      String[] where = {"--data", fresh};
      Ran ran = tables(where, "unpack", file);
      assertThat(ran.out()).contains(": waiting");
      String id = ran.out().replaceAll("/t/|:.*\n", "");
      assertThat(host.take(host.table(id).orElseThrow(), 0, "device").seat()).isZero();
    }
  }

  private static Ran tables(String[] where, String... args) {
    return magie(where, Stream.concat(Stream.of("tables"), Stream.of(args)).toArray(String[]::new));
  }

  private static Ran magie(String[] where, String... args) {
    return Ran.magie("", Stream.concat(Stream.of(args), Stream.of(where)).toArray(String[]::new));
  }
}
