package games.magie.server;

import games.magie.server.connection.Deadlines;
import games.magie.server.connection.Entrance;
import games.magie.server.connection.Visits;
import games.magie.server.http.Api;
import games.magie.server.http.ErrorPages;
import games.magie.server.metrics.Metrics;
import games.magie.server.metrics.MetricsPort;
import games.magie.server.relay.Relay;
import games.magie.server.replay.Lookback;
import games.magie.server.site.Devices;
import games.magie.server.site.Gate;
import games.magie.server.site.Lan;
import games.magie.server.site.Site;
import games.magie.server.socket.Sockets;
import games.magie.table.Host;
import games.magie.table.Keep;
import games.magie.table.Services;
import games.magie.table.Store;
import games.magie.table.StoreFailure;
import games.magie.wire.SecretChance;
import games.magie.wire.protocol.Json;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.function.Function;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.session.NullSessionCache;
import org.eclipse.jetty.session.NullSessionDataStore;
import org.jspecify.annotations.Nullable;

/// The server: a store, its tables, and HTTP in front of them.
public final class MagieServer implements AutoCloseable {
  /// A socket that answers no ping for so long is closed.
  private static final Duration SILENCE = Duration.ofSeconds(60);

  /// Frames of up to a quarter of that go in one write where several wait.
  private static final int TOGETHER = 32 << 10;

  private final Host host;
  private final Javalin javalin;
  private final Lan lan;
  private final Sockets sockets;
  private @Nullable MetricsPort metrics;

  private MagieServer(Host host, Javalin javalin, Lan lan, Sockets sockets) {
    this.host = host;
    this.javalin = javalin;
    this.lan = lan;
    this.sockets = sockets;
  }

  /// Opens the store, takes up every table and listens.
  public static MagieServer start(ServerConfig config) {
    Keep keep = Keep.of(config.keepFinished(), config.limits().waiting());
    return start(
        config, store -> new Host(new Services(store, SecretChance::new, config.think()), keep));
  }

  /// @param hosting makes the tables of a store
  static MagieServer start(ServerConfig config, Function<Store, Host> hosting) {
    return start(config, hosting, Deadlines.USUAL);
  }

  static MagieServer start(
      ServerConfig config, Function<Store, Host> hosting, Deadlines deadlines) {
    Store store = store(config);
    Host host = hosting.apply(store);
    Proxies proxies = config.proxies().before(config.url());
    var visits = new Visits(config.limits(), proxies::contains, deadlines);
    var lan = new Lan(config.lanAddress(), visits);
    var site = new Site(config, lan, proxies);
    var relay = new Relay(host);
    var gate = new Gate(site, relay, visits, config.limits());
    var metrics = new Metrics();
    var devices = new Devices(host, site);
    var api = new Api(host, site, gate, devices, config, metrics, relay);
    var lookback = new Lookback(host, store, gate, config.limits());
    var sockets = new Sockets(host, gate, devices, config.limits(), metrics, relay);
    Javalin javalin =
        Javalin.create(c -> {
          listen(c, config, site, visits);
          configure(c, lookback, api, sockets);
        });
    try {
      javalin.start();
    } catch (RuntimeException e) {
      host.close();
      throw new StoreFailure(
          "cannot listen on %s port %d: it is in use or not an address of this machine"
              .formatted(config.host(), config.port()),
          e);
    }
    lan.attach(javalin.jettyServer().server(), javalin.port());
    var server = new MagieServer(host, javalin, lan, sockets);
    try {
      if (!config.database().isNone()) {
        host.join(config.database().address(config.host(), javalin.port()), sockets::moved);
      }
      server.metrics =
          config
              .metricsAddress()
              .map(at -> new MetricsPort(at, host, sockets::count, config.limits(), metrics))
              .orElse(null);
    } catch (RuntimeException e) {
      server.close();
      throw e;
    }
    if (config.lan()) {
      try {
        lan.set(true);
      } catch (IOException e) {
        server.close();
        throw new UncheckedIOException(e);
      }
    }
    return server;
  }

  private static Store store(ServerConfig config) {
    Database database = config.database();
    return database.isNone()
        ? Store.inFile(config.data())
        : Store.inDatabase(database.url(), database.lease());
  }

  private static void listen(JavalinConfig c, ServerConfig config, Site site, Visits visits) {
    c.jetty.modifyServer(server -> {
      server.addBean(visits);
      server.setErrorHandler(new ErrorPages(site));
    });
    c.jetty.modifyServletContextHandler(context -> context.setErrorHandler(new ErrorPages(site)));
    c.jetty.addConnector((server, http) -> {
      visits.watch(http);
      return new Entrance(server, http, visits, config.host(), config.port());
    });
  }

  private static void configure(JavalinConfig c, Lookback lookback, Api api, Sockets sockets) {
    c.startup.showJavalinBanner = false;
    c.startup.showOldJavalinVersionWarning = false;
    c.startup.startupWatcherEnabled = false;
    c.concurrency.useVirtualThreads = true;
    c.http.maxRequestSize = Json.LARGEST;
    c.http.generateEtags = true;
    c.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
    c.jetty.modifyWebSocketServletFactory(factory -> {
      factory.setMaxTextMessageSize(Json.LARGEST);
      factory.setMaxBinaryMessageSize(1);
      factory.setOutputBufferSize(TOGETHER);
      factory.setIdleTimeout(SILENCE);
    });
    c.jetty.modifyServletContextHandler(MagieServer::keepNoSessions);
    lookback.routes(c.routes); // before the routes that take every address
    api.routes(c.routes);
    sockets.routes(c.routes);
  }

  /// The library makes a session for each socket; without this it would set a cookie and stay in
  /// memory for ever.
  private static void keepNoSessions(ServletContextHandler context) {
    SessionHandler sessions = context.getSessionHandler();
    sessions.setUsingCookies(false);
    var cache = new NullSessionCache(sessions);
    cache.setSessionDataStore(new NullSessionDataStore());
    sessions.setSessionCache(cache);
  }

  public int port() {
    return javalin.port();
  }

  /// Where other devices find it, empty if it listens to this machine only.
  public String lanAddress() {
    return lan.address();
  }

  /// Where metrics are told, 0 if nowhere.
  public int metricsPort() {
    return metrics == null ? 0 : metrics.port();
  }

  /// Opens no more tables, and says so to whoever watches.
  void drain() {
    host.drain();
  }

  /// No new tables, everybody is told to come back, and what is being written is finished.
  @Override
  public void close() {
    drain();
    sockets.bye();
    if (metrics != null) {
      metrics.close();
    }
    javalin.stop();
    host.close();
  }
}
