package games.magie.server;

import games.magie.kernel.BadInput;
import games.magie.wire.Messages;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/// What a server is told at its start.
///
/// @param host the address to listen on, besides what `lan` adds
/// @param port 0 for any free one
/// @param url the public address, when a proxy stands before the server
/// @param lanAddress the address under which other devices reach this machine, empty: found by
///   itself
/// @param think how long a bot waits before it acts while somebody watches
/// @param metrics where Prometheus may ask, `9464` or `10.0.0.5:9464`; empty: nowhere
/// @param themes by game, words in the place of its own
/// @param proxies who is believed about whom a request comes from
/// @param database where the tables are if not in `data`
/// @param keepFinished how long a table is kept at which nothing happens; zero: for ever
public record ServerConfig(
    String host,
    int port,
    PublicUrl url,
    Path data,
    boolean lan,
    String lanAddress,
    Duration think,
    Limits limits,
    String metrics,
    Map<String, Messages> themes,
    Proxies proxies,
    Database database,
    Duration keepFinished) {
  public static final String THIS_MACHINE = "127.0.0.1";
  public static final int LAST_PORT = 65535;

  public ServerConfig {
    themes = Map.copyOf(themes);
  }

  /// Where to listen for Prometheus.
  Optional<InetSocketAddress> metricsAddress() {
    if (metrics.isEmpty()) {
      return Optional.empty();
    }
    int colon = metrics.lastIndexOf(':');
    String port = metrics.substring(colon + 1);
    if (!port.matches("\\d{1,5}") || Integer.parseInt(port) > LAST_PORT) {
      throw new BadInput("metrics: '%s' should be like 9464 or 10.0.0.5:9464".formatted(metrics));
    }
    String address = colon < 0 ? THIS_MACHINE : metrics.substring(0, colon);
    return Optional.of(new InetSocketAddress(address, Integer.parseInt(port)));
  }

  /// A server that keeps every table.
  public ServerConfig(
      String host,
      int port,
      PublicUrl url,
      Path data,
      boolean lan,
      String lanAddress,
      Duration think,
      Limits limits,
      String metrics,
      Map<String, Messages> themes,
      Proxies proxies,
      Database database) {
    this(
        host,
        port,
        url,
        data,
        lan,
        lanAddress,
        think,
        limits,
        metrics,
        themes,
        proxies,
        database,
        Duration.ZERO);
  }

  /// A server for this machine alone, and for the network if wanted, with the games' own words.
  public ServerConfig(
      int port, Path data, boolean lan, String lanAddress, Duration think, Limits limits) {
    this(
        THIS_MACHINE,
        port,
        PublicUrl.NONE,
        data,
        lan,
        lanAddress,
        think,
        limits,
        "",
        Map.of(),
        Proxies.NONE,
        Database.NONE);
  }

  /// The same with its tables in a database.
  public ServerConfig with(Database shared) {
    return new ServerConfig(
        host,
        port,
        url,
        data,
        lan,
        lanAddress,
        think,
        limits,
        metrics,
        themes,
        proxies,
        shared,
        keepFinished);
  }
}
