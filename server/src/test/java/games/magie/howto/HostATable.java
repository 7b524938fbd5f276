package games.magie.howto;

import games.magie.server.Limits;
import games.magie.server.MagieServer;
import games.magie.server.ServerConfig;
import java.nio.file.Path;
import java.time.Duration;

/// Runs tables for browsers inside a program of one's own, and closes them when it ends.
final class HostATable {
  private HostATable() {}

  static MagieServer open(Path folder) {
    Duration botsThink = Duration.ofMillis(500);
    Path store = folder.resolve("magie.db");
    return MagieServer.start(new ServerConfig(0, store, false, "", botsThink, Limits.DEFAULT));
  }
}
