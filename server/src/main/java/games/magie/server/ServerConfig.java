package games.magie.server;

import games.magie.wire.Messages;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

/// What a server is told at its start.
///
/// @param host the address to listen on, besides what `lan` adds
/// @param port 0 for any free one
/// @param url the public address, when a proxy stands before the server
/// @param lanAddress the address under which other devices reach this machine, empty: found by
///   itself
/// @param think how long a bot waits before it acts while somebody watches
/// @param themes by game, words in the place of its own
public record ServerConfig(
    String host,
    int port,
    PublicUrl url,
    Path data,
    boolean lan,
    String lanAddress,
    Duration think,
    Limits limits,
    Map<String, Messages> themes) {
  public static final String THIS_MACHINE = "127.0.0.1";

  public ServerConfig {
    themes = Map.copyOf(themes);
  }

  /// A server for this machine alone, and for the network if wanted, with the games' own words.
  public ServerConfig(
      int port, Path data, boolean lan, String lanAddress, Duration think, Limits limits) {
    this(THIS_MACHINE, port, PublicUrl.NONE, data, lan, lanAddress, think, limits, Map.of());
  }
}
