package games.magie.server;

import games.magie.wire.Messages;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

/// What a server is told at its start.
///
/// @param port 0 for any free one
/// @param lanAddress the address under which other devices reach this machine, empty: found by
///   itself
/// @param think how long a bot waits before it acts while somebody watches
/// @param themes by game, words in the place of its own
public record ServerConfig(
    int port,
    Path data,
    boolean lan,
    String lanAddress,
    Duration think,
    Limits limits,
    Map<String, Messages> themes) {
  public static final int DEFAULT_PORT = 8080;

  public ServerConfig {
    themes = Map.copyOf(themes);
  }

  /// With the games' own words.
  public ServerConfig(
      int port, Path data, boolean lan, String lanAddress, Duration think, Limits limits) {
    this(port, data, lan, lanAddress, think, limits, Map.of());
  }

  public static ServerConfig defaults(Path data) {
    return new ServerConfig(DEFAULT_PORT, data, false, "", Duration.ofMillis(500), Limits.DEFAULT);
  }
}
