package games.magie.app.host;

import games.magie.kernel.BadInput;
import games.magie.server.Database;
import games.magie.server.Limits;
import games.magie.server.Proxies;
import games.magie.server.PublicUrl;
import games.magie.server.ServerConfig;
import games.magie.wire.Messages;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// How a server is to run. Each can also be given by the environment and by a file, see
/// [HostDefaults].
public final class ServerOptions {
  private static final int SLOWEST = 10_000;

  @Mixin private DataOption data = new DataOption();

  @Option(
      names = "--port",
      description = "Where to listen; 0 for any free port. Default: ${DEFAULT-VALUE}",
      defaultValue = "8080")
  private int port;

  @Option(
      names = "--host",
      description = "The address to listen on. Default: ${DEFAULT-VALUE}, this machine only",
      defaultValue = ServerConfig.THIS_MACHINE)
  private String host = ServerConfig.THIS_MACHINE;

  @Option(
      names = "--url",
      description =
          "The public address when a proxy with TLS stands before the server:"
              + " https://games.example.org",
      defaultValue = "")
  private String url = "";

  @Option(
      names = "--lan",
      arity = "0..1",
      fallbackValue = "auto",
      paramLabel = "ADDRESS",
      description =
          "Listen on the network too, so that phones can join; on this address, or on all.")
  private String lan = "";

  @Option(
      names = "--think",
      description = "Milliseconds a bot waits while somebody watches. Default: ${DEFAULT-VALUE}",
      defaultValue = "500")
  private int think;

  @Option(
      names = "--limits",
      paramLabel = "NAME=N,…",
      description = "Other budgets than the usual ones, see docs/hosting.md: tables=600",
      defaultValue = "")
  private String limits = "";

  @Option(
      names = "--trusted",
      paramLabel = "ADDRESS,…",
      description = "Addresses without limits: a school, a load test.",
      defaultValue = "")
  private String trusted = "";

  @Option(
      names = "--proxies",
      paramLabel = "CIDR,…",
      description =
          "The proxies that are believed about where a visitor comes from: 10.0.0.5,fd00::/8."
              + " Default with --url: those on this machine",
      defaultValue = "")
  private String proxies = "";

  @Option(
      names = "--metrics",
      paramLabel = "[ADDRESS:]PORT",
      description = "Where Prometheus may ask for /metrics; nowhere by default.",
      defaultValue = "")
  private String metrics = "";

  @Option(
      names = "--node",
      paramLabel = "HOST:PORT",
      description = "With --db: where the other servers reach this one; usually where it listens.",
      defaultValue = "")
  private String node = "";

  @Option(
      names = "--keep-finished",
      paramLabel = "DAYS",
      description =
          "Delete tables at which nothing has happened for so long: 90d. By default none is.",
      defaultValue = "")
  private String keepFinished = "";

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "Takes what is not given here from a file of lines like port=8080.")
  private String config = "";

  public boolean wantsLan() {
    return !lan.isEmpty();
  }

  public String url() {
    return url;
  }

  /// @param themes by game, words in the place of its own
  public ServerConfig config(Map<String, Messages> themes) {
    if (port < 0 || port > ServerConfig.LAST_PORT) {
      throw new BadInput("--port goes from 0 to " + ServerConfig.LAST_PORT + ", not " + port);
    }
    if (think < 0 || think > SLOWEST) {
      throw new BadInput("--think goes from 0 to " + SLOWEST + ", not " + think);
    }
    return new ServerConfig(
        host,
        port,
        new PublicUrl(url),
        data.file(),
        wantsLan(),
        lan.equals("auto") ? "" : lan,
        Duration.ofMillis(think),
        Limits.parse(limits, trusted),
        metrics,
        themes,
        Proxies.parse(proxies),
        new Database(data.db(), node),
        days(keepFinished));
  }

  private static Duration days(String text) {
    if (text.isEmpty()) {
      return Duration.ZERO;
    }
    if (!text.matches("[1-9][0-9]{0,3}d")) {
      throw new BadInput("--keep-finished takes days from 1d to 9999d, not " + text);
    }
    return Duration.ofDays(Integer.parseInt(text.substring(0, text.length() - 1)));
  }

  /// Every option and its value.
  Map<String, String> values() {
    var values = new LinkedHashMap<String, String>();
    values.put("data", data.file().toString());
    values.put("db", data.shownDb());
    values.put("node", node);
    values.put("port", String.valueOf(port));
    values.put("host", host);
    values.put("url", url);
    values.put("lan", lan);
    values.put("think", String.valueOf(think));
    values.put("limits", limits);
    values.put("trusted", trusted);
    values.put("proxies", proxies);
    values.put("metrics", metrics);
    values.put("keep-finished", keepFinished);
    values.put("config", config);
    return values;
  }
}
