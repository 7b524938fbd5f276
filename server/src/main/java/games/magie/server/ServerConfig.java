package games.magie.server;

import java.nio.file.Path;
import java.time.Duration;

/// What a server is told at its start.
///
/// @param port 0 for any free one
/// @param lanAddress the address under which other devices reach this machine, empty: found by
///   itself
/// @param think how long a bot waits before it acts while somebody watches
public record ServerConfig(
    int port, Path data, boolean lan, String lanAddress, Duration think, Limits limits) {
  public static final int DEFAULT_PORT = 8080;

  public static ServerConfig defaults(Path data) {
    return new ServerConfig(DEFAULT_PORT, data, false, "", Duration.ofMillis(500), Limits.DEFAULT);
  }
}
