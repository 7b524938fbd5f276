package games.magie.server;

import games.magie.bots.Bots;
import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
import games.magie.table.Host;
import games.magie.table.Refused;
import games.magie.table.StoreFailure;
import games.magie.table.Table;
import games.magie.table.TableRecord;
import games.magie.wire.Catalogue;
import games.magie.wire.Messages;
import games.magie.wire.protocol.BadMessage;
import games.magie.wire.protocol.Failure;
import games.magie.wire.protocol.Json;
import games.magie.wire.protocol.Problem;
import games.magie.wire.protocol.Replies;
import games.magie.wire.protocol.Requests;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The requests of `docs/protocol.md`.
final class Api {
  private static final System.Logger LOG = System.getLogger(Api.class.getName());

  private static final Map<String, Integer> STATUS =
      Map.ofEntries(
          Map.entry("forbidden", 403),
          Map.entry("not-found", 404),
          Map.entry("full", 409),
          Map.entry("started", 409),
          Map.entry("over", 409),
          Map.entry("exists", 409),
          Map.entry("given", 409),
          Map.entry("no-consent", 409),
          Map.entry("stopped", 409),
          Map.entry("closed", 409),
          Map.entry("not-playing", 409),
          Map.entry("too-large", 413),
          Map.entry("too-many", 429),
          Map.entry("draining", 503),
          Map.entry("unavailable", 503));

  private final Host host;
  private final Site site;
  private final Gate gate;
  private final Devices devices;
  private final Metrics metrics;
  private final Relay relay;
  private final Budget opening;
  private final Budget failing;
  private final Uploads uploads;
  private final Budget looking;
  private final Map<String, Messages> themes;

  Api(
      Host host,
      Site site,
      Gate gate,
      Devices devices,
      ServerConfig config,
      Metrics metrics,
      Relay relay) {
    this.metrics = metrics;
    this.relay = relay;
    Limits limits = config.limits();
    this.themes = config.themes();
    this.host = host;
    this.site = site;
    this.gate = gate;
    this.devices = devices;
    this.opening = limits.opening();
    this.failing = limits.failing();
    this.uploads = new Uploads(limits);
    this.looking = limits.looking();
  }

  void routes(RoutesConfig routes) {
    routes.before(ctx -> {
      gate.headers(ctx);
      gate.pace(ctx);
      gate.checkHost(ctx);
    });
    routes.after(ctx -> metrics.request(ctx.statusCode()));
    routes.before("/api/*", ctx -> ctx.header("Cache-Control", "no-store"));
    routes.before("/api/tables/{table}", this::passOn);
    routes.before("/api/tables/{table}/<what>", this::passOn);
    new GameApi(themes).routes(routes);
    get(routes, "/api/device", ctx -> reply(ctx, 200, device(ctx)));
    routes.post("/api/lan", this::lan);
    routes.post("/api/tables", this::open);
    get(routes, "/api/tables/{table}", ctx -> reply(ctx, 200, table(ctx).info()));
    get(routes, "/api/tables/{table}/qr.svg", this::qr);
    get(routes, "/api/tables/{table}/journal", this::journal);
    routes.post("/api/tables/{table}/start", this::start);
    new PackApi(this, host, gate, devices, uploads).routes(routes);
    new SeatApi(this, host, devices).routes(routes);
    new PublicApi(this, host, devices).routes(routes);
    get(routes, "/livez", ctx -> reply(ctx, 200, new Replies.Done()));
    get(routes, "/readyz", this::ready);
    AppPages.routes(routes);
    routes.exception(Refused.class, (refused, ctx) -> fail(ctx, refused.problem()));
    routes.exception(BadMessage.class, (bad, ctx) -> fail(ctx, bad.problem()));
    routes.exception(
        StoreFailure.class, (e, ctx) -> fail(ctx, Problem.of("unavailable", e.told())));
    // What the library refuses by itself gets our form of an answer.
    routes.exception(
        HttpResponseException.class, (e, ctx) -> fail(ctx, ErrorPages.problem(e.getStatus())));
    routes.exception(
        Exception.class,
        (e, ctx) -> {
          LOG.log(
              System.Logger.Level.ERROR,
              "event=failed request=%s path=%s".formatted(ctx.method(), ctx.path()),
              e);
          fail(ctx, Problem.of("unavailable", "something went wrong here"));
        });
  }

  /// The same without the body for whoever asks for the head alone.
  static void get(RoutesConfig routes, String path, Handler handler) {
    routes.get(path, handler);
    routes.head(path, handler);
  }

  // Reading and answering.

  static void reply(Context ctx, int status, Record body) {
    String json = Json.write(body);
    ctx.status(status).contentType("application/json").result(json);
    if ("websocket".equalsIgnoreCase(ctx.header("Upgrade"))) {
      // The library does not send the result of a refused upgrade.
      try {
        ctx.res().getOutputStream().write(json.getBytes(StandardCharsets.UTF_8));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private void fail(Context ctx, Problem problem) {
    if (!failing.take(gate.client(ctx))) {
      reply(ctx, 429, new Failure(Problem.of("too-many", "too many failed requests, wait a bit")));
      return;
    }
    reply(ctx, STATUS.getOrDefault(problem.code(), 400), new Failure(problem));
  }

  <T extends Record> T body(Context ctx, Class<T> wanted) {
    gate.checkOrigin(ctx);
    String type = String.valueOf(ctx.header("Content-Type")).split(";", 2)[0].strip();
    if (!type.equalsIgnoreCase("application/json")) {
      throw new Refused("bad-json", "the content type must be application/json");
    }
    if (ctx.contentLength() > Json.LARGEST) {
      throw new Refused("too-large", "the request is larger than " + Json.LARGEST + " bytes");
    }
    return Json.read(text(ctx.bodyAsBytes()), wanted);
  }

  /// Bodies are UTF-8, whatever else the request may call them.
  static String text(byte[] body) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString();
    } catch (CharacterCodingException e) {
      throw new Refused("bad-json", "the body is not UTF-8");
    }
  }

  Table<?, ?, ?> table(Context ctx) {
    return host.table(ctx.pathParam("table"))
        .orElseThrow(() -> new Refused("not-found", "there is no such table"));
  }

  /// What is meant for a table that another server runs is answered there.
  private void passOn(Context ctx) {
    if (!relay.isFromPeer(ctx)) {
      host.elsewhere(ctx.pathParam("table"))
          .ifPresent(route -> {
            gate.checkOrigin(ctx);
            relay.request(ctx, gate.client(ctx), route);
            ctx.skipRemainingHandlers();
          });
    }
  }

  // What can be read.

  private Replies.Device device(Context ctx) {
    if (!looking.take(gate.client(ctx))) {
      throw new Refused("too-many", "too many requests from this address, wait a bit");
    }
    var seats = new TreeMap<String, List<Integer>>();
    for (Host.Held held : host.held(devices.renewed(ctx))) {
      seats.computeIfAbsent(held.table(), _ -> new ArrayList<>()).add(held.seat());
    }
    var tables = new ArrayList<Replies.DeviceTable>();
    seats.forEach((id, mine) ->
        host.glance(id, mine.stream().mapToInt(Seats::mask).reduce(0, (a, b) -> a | b))
            .ifPresent(seen ->
                tables.add(
                    new Replies.DeviceTable(id, seen.game(), seen.state(), mine, seen.waits()))));
    return new Replies.Device(tables, lanInfo(ctx));
  }

  private Replies.LanInfo lanInfo(Context ctx) {
    return new Replies.LanInfo(site.lan().on(), Gate.local(ctx), site.address());
  }

  private void ready(Context ctx) {
    String trouble = host.trouble();
    reply(ctx, trouble.isEmpty() ? 200 : 503, new Replies.Ready(trouble.isEmpty(), trouble));
  }

  private void qr(Context ctx) {
    ctx.contentType("image/svg+xml").result(new QrCode(whole(ctx, link(table(ctx)))).svg());
  }

  private void journal(Context ctx) {
    Table<?, ?, ?> table = table(ctx);
    ctx.contentType("text/plain; charset=utf-8")
        .header("Content-Disposition", "attachment; filename=\"magie-" + table.id() + ".journal\"")
        .result(table.journalFile());
  }

  // What can be done.

  private void open(Context ctx) {
    var request = body(ctx, Requests.NewTable.class);
    chargeTable(ctx);
    String device = devices.seating(ctx);
    Host.Opened opened = host.open(request, device);
    String link = link(opened.table());
    reply(
        ctx,
        201,
        new Replies.Opened(
            opened.table().id(),
            link,
            opened.taken().stream().map(taken -> secret(link, taken)).toList()));
  }

  /// Counts a table for the address that asks for it.
  void chargeTable(Context ctx) {
    if (!opening.take(gate.client(ctx))) {
      throw new Refused("too-many", "too many tables from this address, wait a bit");
    }
  }

  /// As a phone must be told.
  String whole(Context ctx, String link) {
    return site.address().isEmpty() ? "http://" + gate.called(ctx) + link : link;
  }

  String link(Table<?, ?, ?> table) {
    return link("/t/" + table.id());
  }

  String link(String path) {
    return site.address() + path;
  }

  static Replies.SeatSecret secret(String link, Table.Taken taken) {
    return new Replies.SeatSecret(taken.seat(), taken.secret(), link + "#" + taken.secret());
  }

  private void start(Context ctx) {
    var request = body(ctx, Requests.Start.class);
    Table<?, ?, ?> table = table(ctx);
    if (host.held(devices.of(ctx)).stream().noneMatch(h -> h.table().equals(table.id()))) {
      throw new Refused("not-found", "there is no such table");
    }
    if (table.record().state() == TableRecord.State.OPEN) {
      try {
        var _ = Bots.bot(Catalogue.game(table.record().game()), request.bot());
      } catch (BadInput e) {
        throw new Refused(Problem.field("bot", String.valueOf(e.getMessage())));
      }
    }
    table.start(request.bot());
    reply(ctx, 200, new Replies.Done());
  }

  private void lan(Context ctx) throws IOException {
    var request = body(ctx, Requests.Lan.class);
    if (!Gate.local(ctx)) {
      throw new Refused("forbidden", "only the machine that runs the server may change this");
    }
    if (!site.lan().set(request.on())) {
      throw new Refused(Problem.field("on", "this machine has no network address to listen on"));
    }
    reply(ctx, 200, lanInfo(ctx));
  }
}
