package games.magie.server.site;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.server.Database;
import games.magie.server.Device;
import games.magie.server.House;
import games.magie.server.MagieServer;
import games.magie.server.Proxies;
import games.magie.server.PublicUrl;
import games.magie.server.ServerConfig;
import games.magie.table.Store;
import games.magie.table.Tokens;
import games.magie.table.Write;
import games.magie.table.store.sqlite.SqliteStore;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// By which cookies devices are known.
class DevicesTest {
  private static final String SIT = "{\"seat\":1,\"name\":\"Bob\"}";

  private final Path folder;
  private MagieServer server;

  DevicesTest(@TempDir Path folder) {
    this.folder = folder;
    this.server = start(PublicUrl.NONE);
  }

  private MagieServer start(PublicUrl url) {
    return MagieServer.start(
        new ServerConfig(
            ServerConfig.THIS_MACHINE,
            0,
            url,
            folder.resolve("magie.db"),
            false,
            "",
            Duration.ZERO,
            House.WIDE,
            "",
            Map.of(),
            Proxies.NONE,
            Database.NONE));
  }

  @AfterEach
  void close() {
    server.close();
  }

  private Device device(String cookie) {
    return new Device(server.port(), cookie);
  }

  private String table() {
    return device("").open("me Ann", "open").path("table").asString("");
  }

  private static int tables(Device device) {
    return device.get("/api/device").body().path("tables").size();
  }

  @Test
  void anIdThatSomebodyHasMadeUpIsNotTaken() {
    String table = table();
    for (String planted : List.of("A".repeat(43), "A".repeat(43) + "." + "A".repeat(43))) {
      Device victim = device(planted);
      assertThat(victim.post("/api/tables/" + table + "/sit", SIT).status()).isIn(200, 409);
      assertThat(victim.cookie()).isNotEqualTo(planted);
      assertThat(tables(device(planted))).isZero();
    }
  }

  @Test
  void anIdThatTheServerHasIssuedIsReplacedAtTheFirstSeat() {
    // Somebody lets the server issue an id, without holding anything, and plants it elsewhere.
    Device attacker = device("");
    assertThat(attacker.post("/api/tables/" + table() + "/claim", "{\"secret\":\"x\"}").status())
        .isEqualTo(404);
    String planted = attacker.cookie();
    Device victim = device(planted);
    assertThat(victim.post("/api/tables/" + table() + "/sit", SIT).status()).isEqualTo(200);
    assertThat(victim.cookie()).isNotEqualTo(planted);
    assertThat(tables(victim)).isEqualTo(1);
    assertThat(tables(device(planted))).isZero();
  }

  @Test
  void whoHoldsASeatKeepsTheIdAfterARestartToo() {
    Device ann = device("");
    ann.open("me Ann", "open");
    String cookie = ann.cookie();
    ann.open("me Ann", "open");
    assertThat(ann.cookie()).isEqualTo(cookie);
    server.close();
    server = start(PublicUrl.NONE);
    assertThat(tables(device(cookie))).isEqualTo(2);
  }

  @Test
  void aCookieFromBeforeIsHonouredOnceAndIssuedAgain() {
    String table = table();
    server.close();
    String old = Tokens.secret();
    try (Store store = new SqliteStore(folder.resolve("magie.db"))) {
      store.write(List.of(new Write.Hold(table, 0, Tokens.hash(old)))).join();
    }
    server = start(PublicUrl.NONE);
    Device ann = device(old);
    ann.sit(table, "A").awaitType("welcome");
    assertThat(tables(ann)).isEqualTo(1);
    assertThat(ann.cookie()).isNotEqualTo(old).matches("[\\w-]{43}\\.[\\w-]{43}");
    assertThat(tables(device(ann.cookie()))).isEqualTo(1);
    assertThat(tables(device(old))).as("again").isZero();
    server.close();
    try (Store store = new SqliteStore(folder.resolve("magie.db"))) {
      assertThat(store.holds()).noneMatch(hold -> hold.device().equals(Tokens.hash(old)));
    }
    server = start(PublicUrl.NONE);
    assertThat(tables(device(ann.cookie()))).isEqualTo(1);
  }

  @Test
  void withTlsTheCookieBelongsToThisHostAlone() {
    String table = table();
    server.close();
    server = start(new PublicUrl("https://games.example.org"));
    var reply = device("").post("/api/tables/" + table + "/sit", SIT);
    assertThat(reply.response().headers().firstValue("Set-Cookie").orElse(""))
        .startsWith("__Host-magie=")
        .contains("Path=/", "Secure", "HttpOnly", "SameSite=Strict")
        .doesNotContain("Domain");
  }

  @Test
  void theKeyIsPartOfTheStore() {
    String key;
    server.close();
    try (Store store = new SqliteStore(folder.resolve("magie.db"))) {
      key = store.deviceKey();
    }
    assertThat(key).hasSize(43);
    try (Store store = new SqliteStore(folder.resolve("magie.db"));
        Store other = new SqliteStore(folder.resolve("other.db"))) {
      assertThat(store.deviceKey()).isEqualTo(key);
      assertThat(other.deviceKey()).isNotEqualTo(key);
    }
    server = start(PublicUrl.NONE);
  }
}
