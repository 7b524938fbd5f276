package games.magie.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.app.host.HostDefaults;
import games.magie.kernel.BadInput;
import games.magie.table.Host;
import games.magie.table.Services;
import games.magie.table.store.sqlite.SqliteStore;
import games.magie.wire.SecretChance;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Requests.NewSeat;
import games.magie.wire.protocol.Requests.NewTable;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HostCommandsTest {
  @TempDir private Path folder = Path.of("");
  private String data = "";
  private String running = "";

  @BeforeEach
  void openATable() {
    Path file = folder.resolve("magie.db");
    data = file.toString();
    var services = new Services(new SqliteStore(file), SecretChance::new, Duration.ZERO);
    try (var host = new Host(services)) {
      var seats = List.of(new NewSeat("me", "Ann", ""), new NewSeat("me", "Bob", ""));
      var table = host.open(new NewTable("deal", Map.of(), 0, "out", seats), "device").table();
      running = table.id();
      table.command(0, new Command("first-words", 0, "", "say", "something rude"));
      table.command(0, new Command("other-words", 0, "", "say", "something kind"));
      table.command(1, new Command("that-was-bad", 0, "", "report", "1"));
    }
  }

  @Test
  void tablesAreListedAndShownWithoutTheirSecrets() {
    Ran list = Ran.magie("", "tables", "list", "--data", data);
    assertThat(list.out()).contains(running, "deal", "playing", "Ann, Bob", "1 tables");
    Ran show = Ran.magie("", "tables", "show", running.substring(0, 6), "--data", data);
    assertThat(show.out()).contains("seat A   Ann", "seat B   Bob", "as the rulebook");
    assertThat(show.out()).contains("reported 1, seat A: something rude").doesNotContain("kind");
    assertThat(show.code()).isZero();
  }

  @Test
  void aRunningGameIsNotExported() {
    Path file = folder.resolve("out");
    Ran ran = Ran.magie("", "tables", "export", running, file.toString(), "--data", data);
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("when the game is over").hasLineCount(1);
    assertThat(file).doesNotExist();
  }

  @Test
  void backupWipeRestoreVerify() throws Exception {
    String backup = folder.resolve("backup").toString();
    assertThat(Ran.magie("", "backup", backup, "--data", data).out()).contains("1 tables");
    for (Path each : List.of(Path.of(data), Path.of(data + "-wal"), Path.of(data + "-shm"))) {
      Files.deleteIfExists(each);
    }
    assertThat(Ran.magie("", "verify", "--data", data).code()).isEqualTo(2);
    assertThat(Ran.magie("", "restore", backup, "--data", data).code()).isZero();
    Ran verified = Ran.magie("", "verify", "--data", data);
    assertThat(verified.out()).contains("1 tables sound with 1 rows, 0 not");
    assertThat(verified.code()).isZero();
  }

  @Test
  void whoeverWasForgottenSinceTheBackupDoesNotComeBack() throws Exception {
    String backup = folder.resolve("backup").toString();
    assertThat(Ran.magie("", "backup", backup, "--data", data).code()).isZero();
    assertThat(Ran.magie("", "forget", "Ann", "--yes", "--data", data).code()).isZero();
    for (Path each : List.of(Path.of(data), Path.of(data + "-wal"), Path.of(data + "-shm"))) {
      Files.deleteIfExists(each);
    }
    assertThat(Ran.magie("", "restore", backup, "--data", data).out())
        .contains("1 seats or tables that were forgotten since");
    assertThat(Ran.magie("", "tables", "list", "--data", data).out())
        .contains("Player A")
        .doesNotContain("Ann");
    assertThat(Ran.magie("", "verify", "--data", data).out()).contains("0 not");
  }

  @Test
  void whatIsWrongIsSaidInOneLine() {
    for (List<String> args :
        List.of(
            List.of("verify", "--data", folder.resolve("none").toString()),
            List.of("tables", "show", "nothing", "--data", data),
            List.of("backup", data, "--data", data),
            List.of("restore", data, "--data", data))) {
      Ran ran = Ran.magie("", args.toArray(String[]::new));
      assertThat(ran.code()).as(args.toString()).isEqualTo(2);
      assertThat(ran.err()).as(args.toString()).hasLineCount(1);
    }
  }

  @Test
  void configSaysWhatHoldsAndWhoSaidSo() throws Exception {
    Path file = Files.writeString(folder.resolve("magie.conf"), "port=9001\nthink=100\n");
    var environment =
        Map.of("MAGIE_THINK", "200", "MAGIE_KEEP_FINISHED", "90d", "MAGIE_CONFIG", file.toString());
    String[] args = {"config", "--host", "0.0.0.0"};
    var out = new StringWriter();
    int code =
        Magie.commandLine()
            .setDefaultValueProvider(HostDefaults.of(environment, args))
            .setOut(new PrintWriter(out))
            .execute(args);
    assertThat(code).isZero();
    assertThat(out.toString().lines().map(line -> line.replaceAll(" +", " ")))
        .contains(
            "port 9001 the configuration file",
            "think 200 MAGIE_THINK",
            "keep-finished 90d MAGIE_KEEP_FINISHED",
            "host 0.0.0.0 --host",
            "url - built in");
  }

  @Test
  void aWrongConfigurationIsSaidInOneLine() throws Exception {
    Path file = Files.writeString(folder.resolve("magie.conf"), "prot=9001\n");
    for (String config : List.of(file.toString(), folder.resolve("none").toString())) {
      assertThatThrownBy(() -> HostDefaults.of(Map.of(), "serve", "--config", config))
          .isInstanceOf(BadInput.class)
          .message()
          .hasLineCount(1);
    }
    for (String wrong :
        List.of("--port=70000", "--url=example", "--think=-1", "--keep-finished=90")) {
      Ran ran = Ran.magie("", "config", wrong);
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.err()).contains(wrong.substring(0, wrong.indexOf('='))).hasLineCount(1);
    }
  }
}
