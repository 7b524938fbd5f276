package games.magie.app;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.table.Host;
import games.magie.table.PostgresStore;
import games.magie.table.Services;
import games.magie.testkit.TestDatabase;
import games.magie.wire.SecretChance;
import games.magie.wire.protocol.Requests.NewSeat;
import games.magie.wire.protocol.Requests.NewTable;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What a host does with a database in the place of a file.
class DatabaseCommandsTest {
  private final String url = TestDatabase.shared().newUrl();

  @Test
  void aDatabaseIsListedAndVerified() {
    var services = new Services(new PostgresStore(url), SecretChance::new, Duration.ZERO);
    try (var host = new Host(services)) {
      var seats = List.of(new NewSeat("me", "Ann", ""), new NewSeat("me", "Bob", ""));
      host.open(new NewTable("deal", Map.of(), 0, "out", seats), "device");
    }
    Ran list = Ran.magie("", "tables", "list", "--db", url);
    assertThat(list.out()).contains("deal", "playing", "Ann, Bob", "1 tables");
    assertThat(Ran.magie("", "verify", "--db", url).code()).isZero();
  }

  @Test
  void whatIsDoneByToolsOfTheDatabaseIsSaidInOneLine() {
    new PostgresStore(url).close();
    assertThat(Ran.magie("", "backup", "x", "--db", url).err())
        .contains("pg_dump")
        .hasLineCount(1);
    assertThat(Ran.magie("", "restore", "x", "--db", url).err())
        .contains("pg_restore")
        .hasLineCount(1);
    assertThat(Ran.magie("", "tables", "list", "--db", "mysql:x").err()).hasLineCount(1);
  }

  @Test
  void thePasswordOfADatabaseIsNotPrinted() {
    Ran ran = Ran.magie("", "config", "--db", "jdbc:postgresql://db/magie?user=u&password=hidden");
    assertThat(ran.out()).contains("jdbc:postgresql://db/magie").doesNotContain("hidden");
  }
}
