package games.magie.server.socket;

import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
import games.magie.server.Limits;
import games.magie.server.budget.Budget;
import games.magie.server.budget.SeatBudgets;
import games.magie.server.connection.Inlet;
import games.magie.server.connection.Pings;
import games.magie.server.metrics.Metrics;
import games.magie.server.relay.Pipes;
import games.magie.server.relay.Relay;
import games.magie.server.site.Devices;
import games.magie.server.site.Gate;
import games.magie.table.Host;
import games.magie.table.Refused;
import games.magie.table.Route;
import games.magie.table.Table;
import games.magie.table.Tokens;
import games.magie.wire.protocol.Problem;
import games.magie.wire.protocol.Protocol;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/// One socket per seat: frames out through a bounded [Outbox], commands in through a budget.
public final class Sockets {
  private static final String PATH = "/api/tables/{table}/socket";
  private static final String ADMITTED = "magie.admitted";

  /// What a program speaks that doesn't say so.
  private static final String UNTOLD = "1";

  private final Host host;
  private final Gate gate;
  private final Devices devices;
  private final Limits limits;
  private final SeatBudgets budgets;
  private final Budget excess;
  private final Metrics metrics;
  private final Relay relay;
  private final Pings pings = new Pings();
  private final Pipes pipes;
  private final Map<String, SeatSocket> connections = new ConcurrentHashMap<>();
  private final Map<String, AtomicInteger> perAddress = new ConcurrentHashMap<>();

  public Sockets(
      Host host, Gate gate, Devices devices, Limits limits, Metrics metrics, Relay relay) {
    this.devices = devices;
    this.relay = relay;
    this.pipes = new Pipes(metrics, pings);
    pings.start();
    this.metrics = metrics;
    this.host = host;
    this.gate = gate;
    this.limits = limits;
    this.budgets = new SeatBudgets(limits);
    this.excess = limits.addressExcess();
  }

  public void routes(RoutesConfig routes) {
    routes.wsBeforeUpgrade(PATH, this::admit);
    routes.ws(
        PATH,
        ws -> {
          ws.onConnect(ctx -> connect(ctx));
          ws.onMessage(this::message);
          ws.onBinaryMessage(ctx -> ctx.closeSession(1003, "text frames only"));
          ws.onClose(ctx -> close(ctx.sessionId()));
          ws.onError(ctx -> close(ctx.sessionId()));
        });
  }

  /// Decides before the upgrade, so that who may not come in gets an ordinary answer.
  private void admit(Context ctx) {
    gate.pace(ctx);
    gate.checkHost(ctx);
    gate.checkOrigin(ctx);
    Gate.checkProtocol(Objects.requireNonNullElse(ctx.queryParam(Protocol.PARAMETER), UNTOLD));
    Inlet.admit(ctx, gate.client(ctx));
    Optional<Route> route =
        relay.isFromPeer(ctx) ? Optional.empty() : host.elsewhere(ctx.pathParam("table"));
    if (route.isPresent()) {
      Pipes.admit(ctx, relay.socket(ctx, gate.client(ctx), route.get()));
      return;
    }
    Table table =
        host.table(ctx.pathParam("table"))
            .orElseThrow(() -> new Refused("not-found", "there is no such table"));
    ctx.attribute(ADMITTED, admitted(ctx, table));
    int open = perAddress.computeIfAbsent(gate.client(ctx), _ -> new AtomicInteger()).get();
    if (!limits.allowsSocket(gate.client(ctx), open)) {
      throw new Refused("too-many", "too many sockets from this address");
    }
  }

  private Admitted admitted(Context ctx, Table table) {
    String letter = ctx.queryParam("seat");
    if (letter == null || isSpectator(letter)) {
      return Admitted.SPECTATOR;
    }
    int seat = seat(letter, table);
    String bearer = String.valueOf(ctx.header("Authorization"));
    boolean program = bearer.startsWith("Bearer ");
    String shown = program ? bearer.substring("Bearer ".length()) : devices.of(ctx);
    boolean allowed =
        program
            ? host.seatOf(table, shown) == seat
            : ctx.header("Origin") != null && host.holds(shown, table.id(), seat);
    if (!allowed) {
      throw new Refused("not-found", "there is no such table");
    }
    return new Admitted(seat, Tokens.hash(shown));
  }

  private static boolean isSpectator(@Nullable String letter) {
    return letter == null || letter.equals("-");
  }

  private static int seat(String letter, Table table) {
    try {
      return Seats.seat(letter, table.record().seats().size());
    } catch (BadInput e) {
      throw new Refused(Problem.field("seat", "there is no such seat"));
    }
  }

  private void connect(WsContext ctx) {
    var inlet = new Inlet(ctx, !isSpectator(ctx.queryParam("seat")), limits, excess);
    if (pipes.connect(ctx, inlet)) {
      return;
    }
    Table table = host.table(ctx.pathParam("table")).orElseThrow();
    Admitted admitted = ctx.attribute(ADMITTED);
    var connection =
        new SeatSocket(
            ctx, table, admitted == null ? Admitted.SPECTATOR : admitted, inlet, budgets, metrics);
    connections.put(ctx.sessionId(), connection);
    perAddress.computeIfAbsent(connection.address(), _ -> new AtomicInteger()).incrementAndGet();
    pings.add(ctx.session);
    table.attach(connection, after(ctx));
  }

  private static int after(WsContext ctx) {
    String after = ctx.queryParam("after");
    return after != null && after.matches("\\d{1,6}") ? Integer.parseInt(after) : 0;
  }

  private void close(String session) {
    pipes.close(session);
    SeatSocket connection = connections.remove(session);
    if (connection != null) {
      pings.remove(connection.session());
      // Sending may be what finds the socket closed, and then the table is busy telling everybody.
      var _ = Thread.startVirtualThread(() -> connection.leave());
      perAddress.computeIfPresent(
          connection.address(), (_, count) -> count.decrementAndGet() <= 0 ? null : count);
    }
  }

  private void message(WsMessageContext ctx) {
    SeatSocket connection = connections.get(ctx.sessionId());
    if (connection != null) {
      connection.message(ctx.message());
    } else {
      pipes.message(ctx.sessionId(), ctx.message());
    }
  }

  public int count() {
    return connections.size() + pipes.count();
  }

  /// Tells everybody that the server goes away.
  public void bye() {
    connections.values().forEach(SeatSocket::dismiss);
    pipes.bye();
    pings.close();
  }

  /// Whoever is passed on to another server for this table is to come back.
  public void moved(String table) {
    pipes.moved(table);
  }
}
