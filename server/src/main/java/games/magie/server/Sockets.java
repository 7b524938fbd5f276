package games.magie.server;

import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
import games.magie.table.Host;
import games.magie.table.Listener;
import games.magie.table.Refused;
import games.magie.table.Route;
import games.magie.table.Secrets;
import games.magie.table.Table;
import games.magie.wire.protocol.BadMessage;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Frame;
import games.magie.wire.protocol.Json;
import games.magie.wire.protocol.Problem;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/// One socket per seat: frames out through a bounded [Outbox], commands in through a budget.
final class Sockets {
  private static final String PATH = "/api/tables/{table}/socket";
  private static final String ADMITTED = "magie.admitted";
  private static final int RESTARTING = 1012;

  /// The seat was signed out on another device.
  static final int SIGNED_OUT = 4001;

  private static final Duration PING = Duration.ofSeconds(20);

  private final Host host;
  private final Gate gate;
  private final Devices devices;
  private final Limits limits;
  private final SeatBudgets budgets;
  private final Budget excess;
  private final Metrics metrics;
  private final Relay relay;
  private final Pipes pipes;
  private final Map<String, Connection> connections = new ConcurrentHashMap<>();
  private final Map<String, AtomicInteger> perAddress = new ConcurrentHashMap<>();

  Sockets(Host host, Gate gate, Devices devices, Limits limits, Metrics metrics, Relay relay) {
    this.devices = devices;
    this.relay = relay;
    this.pipes = new Pipes(metrics);
    this.metrics = metrics;
    this.host = host;
    this.gate = gate;
    this.limits = limits;
    this.budgets = new SeatBudgets(limits);
    this.excess = limits.addressExcess();
  }

  void routes(RoutesConfig routes) {
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
    Inlet.admit(ctx, gate.client(ctx));
    Optional<Route> route =
        relay.isFromPeer(ctx) ? Optional.empty() : host.elsewhere(ctx.pathParam("table"));
    if (route.isPresent()) {
      Pipes.admit(ctx, relay.socket(ctx, gate.client(ctx), route.get()));
      return;
    }
    Table<?, ?, ?> table =
        host.table(ctx.pathParam("table"))
            .orElseThrow(() -> new Refused("not-found", "there is no such table"));
    ctx.attribute(ADMITTED, admitted(ctx, table));
    int open = perAddress.computeIfAbsent(gate.client(ctx), _ -> new AtomicInteger()).get();
    if (!limits.allowsSocket(gate.client(ctx), open)) {
      throw new Refused("too-many", "too many sockets from this address");
    }
  }

  /// Who may come in.
  ///
  /// @param holder see [Listener#holder]
  private record Admitted(int seat, String holder) {
    static final Admitted SPECTATOR = new Admitted(Seats.SPECTATOR, "");
  }

  private Admitted admitted(Context ctx, Table<?, ?, ?> table) {
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
    return new Admitted(seat, Secrets.hash(shown));
  }

  private static boolean isSpectator(@Nullable String letter) {
    return letter == null || letter.equals("-");
  }

  private static int seat(String letter, Table<?, ?, ?> table) {
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
    Table<?, ?, ?> table = host.table(ctx.pathParam("table")).orElseThrow();
    Admitted admitted = ctx.attribute(ADMITTED);
    var connection =
        new Connection(ctx, table, admitted == null ? Admitted.SPECTATOR : admitted, inlet);
    connections.put(ctx.sessionId(), connection);
    perAddress
        .computeIfAbsent(connection.inlet.address(), _ -> new AtomicInteger())
        .incrementAndGet();
    ctx.enableAutomaticPings(PING.toSeconds(), TimeUnit.SECONDS);
    table.attach(connection, after(ctx));
  }

  private static int after(WsContext ctx) {
    String after = ctx.queryParam("after");
    return after != null && after.matches("\\d{1,6}") ? Integer.parseInt(after) : 0;
  }

  private void close(String session) {
    pipes.close(session);
    Connection connection = connections.remove(session);
    if (connection != null) {
      // Sending may be what finds the socket closed, and then the table is busy telling everybody.
      var _ = Thread.startVirtualThread(() -> connection.table.detach(connection));
      perAddress.computeIfPresent(
          connection.inlet.address(), (_, count) -> count.decrementAndGet() <= 0 ? null : count);
    }
  }

  private void message(WsMessageContext ctx) {
    Connection connection = connections.get(ctx.sessionId());
    if (connection != null) {
      connection.message(ctx.message());
    } else {
      pipes.message(ctx.sessionId(), ctx.message());
    }
  }

  int count() {
    return connections.size() + pipes.count();
  }

  /// Tells everybody that the server goes away.
  void bye() {
    connections.values().forEach(Connection::dismiss);
    pipes.bye();
  }

  /// Whoever is passed on to another server for this table is to come back.
  void moved(String table) {
    pipes.moved(table);
  }

  private final class Connection implements Listener {
    private final WsContext ctx;
    private final Table<?, ?, ?> table;
    private final Admitted admitted;
    private final Inlet inlet;
    private final Outbox outbox;
    private int frames;
    private volatile boolean signedOut;

    Connection(WsContext ctx, Table<?, ?, ?> table, Admitted admitted, Inlet inlet) {
      this.ctx = ctx;
      this.table = table;
      this.admitted = admitted;
      this.inlet = inlet;
      this.outbox = new Outbox(ctx.session, metrics::cutOff);
    }

    @Override
    public int seat() {
      return admitted.seat;
    }

    @Override
    public String holder() {
      return admitted.holder;
    }

    @Override
    public synchronized void send(IntFunction<Frame> frame) {
      outbox.offer(Json.write(frame.apply(frames++)));
    }

    @Override
    public void dismiss() {
      send(n -> new Frame.Bye(n, 1));
      ctx.closeSession(RESTARTING, "the server restarts");
    }

    @Override
    public void signOut() {
      signedOut = true;
      ctx.closeSession(SIGNED_OUT, "this seat was signed out on another device");
    }

    @Override
    public boolean isSignedOut() {
      return signedOut;
    }

    void message(String text) {
      Inlet.Verdict verdict = inlet.take();
      if (verdict == Inlet.Verdict.ENDED) {
        return;
      }
      @Nullable Problem tooFast =
          verdict == Inlet.Verdict.IN_TIME ? null : SeatBudgets.tooFast("too many commands");
      Command command;
      try {
        command = Json.read(text, Command.class);
      } catch (BadMessage e) {
        send(n -> new Frame.Unreadable(n, tooFast == null ? e.problem() : tooFast));
        return;
      }
      if (command.onlyConsiders() && tooFast == null) {
        consider(command);
        return;
      }
      long start = System.nanoTime();
      @Nullable Problem problem = tooFast == null ? carryOut(command) : tooFast;
      metrics.command(problem == null ? "ok" : problem.code(), System.nanoTime() - start);
      send(n -> new Frame.Answer(n, command.id(), problem == null, problem, null));
    }

    private @Nullable Problem carryOut(Command command) {
      Problem tooFast =
          budgets.charge(
              table.record().game(), table.id() + " " + seat(), inlet.address(), command);
      return tooFast == null ? table.command(this, command) : tooFast;
    }

    private void consider(Command command) {
      try {
        Record view = table.consider(this, command);
        send(n -> new Frame.Answer(n, command.id(), true, null, view));
      } catch (Refused e) {
        send(n -> new Frame.Answer(n, command.id(), false, e.problem(), null));
      }
    }
  }
}
