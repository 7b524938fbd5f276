package games.magie.server.metrics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.BadInput;
import games.magie.server.Client;
import games.magie.server.Database;
import games.magie.server.Device;
import games.magie.server.House;
import games.magie.server.Limits;
import games.magie.server.MagieServer;
import games.magie.server.Proxies;
import games.magie.server.PublicUrl;
import games.magie.server.RawHttp;
import games.magie.server.ServerConfig;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MetricsTest {
  @TempDir private Path folder = Path.of("");

  private ServerConfig config(String metrics, Limits limits) {
    return new ServerConfig(
        ServerConfig.THIS_MACHINE,
        0,
        PublicUrl.NONE,
        folder.resolve("magie.db"),
        false,
        "",
        Duration.ZERO,
        limits,
        metrics,
        Map.of(),
        Proxies.NONE,
        Database.NONE);
  }

  @Test
  void whatWasDoneIsToldOnAPortOfItsOwn() {
    try (MagieServer server = MagieServer.start(config("0", House.WIDE))) {
      var device = new Device(server.port());
      String table = device.open("me Ann", "me Bob").path("table").asString("");
      Client ann = device.sit(table, "A");
      ann.awaitType("welcome");
      assertThat(ann.code(Client.move(Client.newId(), 99, "roll"))).isEqualTo("stale");
      assertThat(new Device(server.metricsPort()).get("/metrics").text())
          .contains("magie_commands_total{outcome=\"stale\"} 1\n")
          .contains("magie_command_seconds_count 1\n")
          .contains("magie_tables{state=\"playing\"} 1\n")
          .contains("magie_tables_awake 1\n")
          .contains("magie_sockets 1\n")
          .contains("magie_requests_total{status=\"201\"} 1\n")
          .contains("magie_ready 1\n")
          .contains("magie_limit{name=\"sockets\"} 1000000\n")
          .contains("process_resident_memory_bytes ")
          .doesNotContain(table);
      assertThat(device.get("/metrics").status()).as("where players are").isEqualTo(404);
    }
  }

  @Test
  void noPageOfAnotherSiteLeadsABrowserToThem() throws IOException {
    try (MagieServer server = MagieServer.start(config("0", House.WIDE))) {
      String request = "GET /metrics HTTP/1.1\nHost: %s\nConnection: close\n\n";
      for (String own : List.of("localhost:9464", "127.0.0.1", "10.0.0.5:9464", "[::1]:9464")) {
        assertThat(RawHttp.exchange(server.metricsPort(), request.formatted(own)))
            .contains(" 200 ", "magie_ready 1");
      }
      for (String other : List.of("evil.example", "evil.example:9464", "localhost.evil.example")) {
        assertThat(RawHttp.exchange(server.metricsPort(), request.formatted(other)))
            .contains(" 403 ")
            .doesNotContain("magie_ready");
      }
    }
  }

  @Test
  void anAddressThatIsNoneIsSaidToBeSo() {
    assertThatThrownBy(() -> MagieServer.start(config("here", House.WIDE)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("'here'");
  }

  @Test
  void whoIsTrustedMeetsNoLimit() {
    var strict =
        Limits.parse(
            "commands-burst=1,commands=1,tables=1,failures=1,sockets=1",
            "127.0.0.1,0:0:0:0:0:0:0:1");
    try (MagieServer server = MagieServer.start(config("", strict))) {
      var device = new Device(server.port());
      for (int n = 0; n < 3; n++) {
        device.open("me Ann", "open");
      }
      String table = device.open("me Ann", "me Bob").path("table").asString("");
      Client ann = device.sit(table, "A");
      Client bob = device.sit(table, "B");
      ann.awaitType("welcome");
      bob.awaitType("welcome");
      for (int n = 0; n < 3; n++) {
        assertThat(ann.code(Client.move(Client.newId(), 99, "roll"))).isEqualTo("stale");
      }
    }
  }

  @Test
  void limitsAreReadByTheirNames() {
    Limits limits = Limits.parse("tables=600, sockets=9", "10.0.0.1, 10.0.0.2");
    assertThat(limits.values().get("tables")).isEqualTo(600);
    assertThat(limits.values().get("sockets")).isEqualTo(9);
    assertThat(limits.values().get("commands")).isEqualTo(Limits.DEFAULT.values().get("commands"));
    assertThat(limits.trusted()).containsExactlyInAnyOrder("10.0.0.1", "10.0.0.2");
    for (String bad : new String[] {"tables", "tables=", "tables=0", "tables=-1", "chairs=3"}) {
      assertThatThrownBy(() -> Limits.parse(bad, ""))
          .isInstanceOf(BadInput.class)
          .hasMessageContaining("'" + bad + "'");
    }
  }

  @Test
  void aServerThatIsAboutToStopOpensNoTable() {
    try (var house = new House(folder)) {
      house.drain();
      var refused = house.device().post("/api/tables", "{\"game\":\"express\",\"seats\":[]}");
      assertThat(refused.status()).isEqualTo(503);
      assertThat(refused.code()).isEqualTo("draining");
      assertThat(house.device().get("/readyz").status()).isEqualTo(503);
      assertThat(house.device().get("/livez").status()).isEqualTo(200);
    }
  }
}
