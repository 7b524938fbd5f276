package games.magie.server.metrics;

import com.sun.management.OperatingSystemMXBean;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import games.magie.server.Limits;
import games.magie.server.budget.Addresses;
import games.magie.table.Host;
import games.magie.table.Store;
import games.magie.table.StoreFailure;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/// `/metrics`, on a port of its own that no proxy for players leads to.
public final class MetricsPort implements AutoCloseable {
  private static final Path STATUS = Path.of("/proc/self/status");

  private final Host host;
  private final IntSupplier sockets;
  private final Limits limits;
  private final Metrics metrics;
  private final HttpServer http;

  public MetricsPort(
      InetSocketAddress address, Host host, IntSupplier sockets, Limits limits, Metrics metrics) {
    this.host = host;
    this.sockets = sockets;
    this.limits = limits;
    this.metrics = metrics;
    try {
      this.http = HttpServer.create(address, 0);
    } catch (IOException e) {
      throw new StoreFailure("cannot listen for metrics on " + address + ": it is in use", e);
    }
    http.createContext("/metrics", this::answer);
    http.start();
  }

  public int port() {
    return http.getAddress().getPort();
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      if (!isAddress(exchange.getRequestHeaders().getFirst("Host"))) {
        exchange.sendResponseHeaders(403, -1);
        return;
      }
      byte[] text = metrics.text(gauges()).getBytes(StandardCharsets.UTF_8);
      exchange.getResponseHeaders().set("Content-Type", "text/plain; version=0.0.4; charset=utf-8");
      exchange.sendResponseHeaders(200, text.length);
      exchange.getResponseBody().write(text);
    }
  }

  /// A name means that somebody's page may lead a browser here; Prometheus asks for an address, or
  /// on this machine.
  private static boolean isAddress(@Nullable String host) {
    return host != null && (host.matches("localhost(:\\d+)?") || Addresses.parse(host).isPresent());
  }

  private Map<String, Number> gauges() {
    var gauges = new TreeMap<String, Number>();
    host.states()
        .forEach((state, n) -> gauges.put(Metrics.label("magie_tables", "state", state.text()), n));
    gauges.put("magie_tables_awake", host.awake());
    gauges.put("magie_sockets", sockets.getAsInt());
    gauges.put("magie_ready", host.trouble().isEmpty() ? 1 : 0);
    Store.Activity store = host.activity();
    gauges.put("magie_store_commits_total", store.commits());
    gauges.put("magie_store_writes_total", store.writes());
    gauges.put("magie_store_seconds_total", store.nanos() / 1e9);
    limits
        .values()
        .forEach((name, value) -> gauges.put(Metrics.label("magie_limit", "name", name), value));
    var memory = ManagementFactory.getMemoryMXBean();
    gauges.put("jvm_memory_heap_used_bytes", memory.getHeapMemoryUsage().getUsed());
    gauges.put("jvm_threads", ManagementFactory.getThreadMXBean().getThreadCount());
    gauges.put(
        "process_start_time_seconds", ManagementFactory.getRuntimeMXBean().getStartTime() / 1e3);
    if (ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system) {
      gauges.put("process_cpu_seconds_total", system.getProcessCpuTime() / 1e9);
    }
    resident(gauges);
    return gauges;
  }

  /// Where the system tells it.
  private static void resident(Map<String, Number> gauges) {
    if (!Files.isReadable(STATUS)) {
      return;
    }
    try (var lines = Files.lines(STATUS)) {
      lines
          .filter(line -> line.startsWith("VmRSS:"))
          .map(line -> line.replaceAll("\\D", ""))
          .forEach(kilobytes ->
              gauges.put("process_resident_memory_bytes", Long.parseLong(kilobytes) * 1024));
    } catch (IOException e) {
      gauges.remove("process_resident_memory_bytes");
    }
  }

  @Override
  public void close() {
    http.stop(0);
  }
}
