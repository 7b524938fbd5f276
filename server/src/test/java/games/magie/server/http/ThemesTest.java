package games.magie.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.server.Database;
import games.magie.server.Device;
import games.magie.server.House;
import games.magie.server.MagieServer;
import games.magie.server.Proxies;
import games.magie.server.PublicUrl;
import games.magie.server.ServerConfig;
import games.magie.wire.Messages;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ThemesTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void aServerGivesTheWordsOfItsThemeForThatGameOnly() {
    Path file = Path.of("..", "examples", "village.theme");
    var themes = Map.of("pocket", Messages.of("pocket").with(file));
    var config =
        new ServerConfig(
            ServerConfig.THIS_MACHINE,
            0,
            PublicUrl.NONE,
            folder.resolve("magie.db"),
            false,
            "",
            Duration.ZERO,
            House.WIDE,
            "",
            themes,
            Proxies.NONE,
            Database.NONE);
    try (MagieServer server = MagieServer.start(config)) {
      var device = new Device(server.port());
      assertThat(word(device, "pocket", "space.boardwalk")).isEqualTo("Manor House");
      assertThat(word(device, "pocket", "space.income-tax")).isEqualTo("Income Tax");
      assertThat(word(device, "brands", "space.boardwalk")).isEqualTo("Dream Factory Boulevard");
      var german = device.get("/api/messages/de/pocket").body();
      assertThat(german.path("space.boardwalk").asString()).isEqualTo("Manor House");
      assertThat(german.path("turn").asString()).isEqualTo("{0:seat} ist am Zug.");
    }
  }

  private static String word(Device device, String game, String key) {
    return device.get("/api/messages/en/" + game).body().path(key).asString();
  }
}
