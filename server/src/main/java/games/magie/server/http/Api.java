package games.magie.server.http;

import games.magie.bots.Bots;
import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
import games.magie.server.Limits;
import games.magie.server.ServerConfig;
import games.magie.server.budget.Budget;
import games.magie.server.metrics.Metrics;
import games.magie.server.relay.Relay;
import games.magie.server.site.Devices;
import games.magie.server.site.Gate;
import games.magie.server.site.QrCode;
import games.magie.server.site.Site;
import games.magie.table.Host;
import games.magie.table.Refused;
import games.magie.table.Table;
import games.magie.table.TableRecord;
import games.magie.wire.Catalogue;
import games.magie.wire.Messages;
import games.magie.wire.protocol.Json;
import games.magie.wire.protocol.Problem;
import games.magie.wire.protocol.Protocol;
import games.magie.wire.protocol.Replies;
import games.magie.wire.protocol.Requests;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The requests of `docs/protocol.md`.
public final class Api {
  private final Host host;
  private final Site site;
  private final Gate gate;
  private final Answers answers;
  private final Devices devices;
  private final Metrics metrics;
  private final Relay relay;
  private final Budget opening;
  private final Uploads uploads;
  private final Budget looking;
  private final Map<String, Messages> themes;

  public Api(
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
    this.answers = new Answers(gate, limits.failing());
    this.uploads = new Uploads(limits);
    this.looking = limits.looking();
  }

  public void routes(RoutesConfig routes) {
    routes.before(ctx -> {
      gate.headers(ctx);
      gate.pace(ctx);
      gate.checkHost(ctx);
      Gate.checkProtocol(ctx.header(Protocol.HEADER));
    });
    routes.after(ctx -> metrics.request(ctx.statusCode()));
    routes.before("/api/*", ctx -> ctx.header("Cache-Control", "no-store"));
    routes.before("/api/tables/{table}", this::passOn);
    routes.before("/api/tables/{table}/<what>", this::passOn);
    new GameApi(themes).routes(routes);
    Answers.get(routes, "/api/device", ctx -> Answers.reply(ctx, 200, device(ctx)));
    routes.post("/api/lan", this::lan);
    routes.post("/api/tables", this::open);
    Answers.get(routes, "/api/tables/{table}", ctx -> Answers.reply(ctx, 200, table(ctx).info()));
    Answers.get(routes, "/api/tables/{table}/qr.svg", this::qr);
    Answers.get(routes, "/api/tables/{table}/journal", this::journal);
    routes.post("/api/tables/{table}/start", this::start);
    new PackApi(this, host, gate, devices, uploads).routes(routes);
    new SeatApi(this, host, devices).routes(routes);
    new PublicApi(this, host, devices).routes(routes);
    Answers.get(routes, "/livez", ctx -> Answers.reply(ctx, 200, new Replies.Done()));
    Answers.get(routes, "/readyz", this::ready);
    AppPages.routes(routes);
    answers.exceptions(routes);
  }

  // Reading.

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

  Table table(Context ctx) {
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
    Answers.reply(
        ctx, trouble.isEmpty() ? 200 : 503, new Replies.Ready(trouble.isEmpty(), trouble));
  }

  private void qr(Context ctx) {
    ctx.contentType("image/svg+xml; charset=utf-8")
        .result(new QrCode(whole(ctx, link(table(ctx)))).svg());
  }

  private void journal(Context ctx) {
    Table table = table(ctx);
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
    Answers.reply(
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

  String link(Table table) {
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
    Table table = table(ctx);
    if (host.held(devices.of(ctx)).stream().noneMatch(h -> h.table().equals(table.id()))) {
      throw new Refused("not-found", "there is no such table");
    }
    if (table.record().state() == TableRecord.State.OPEN) {
      try {
        var _ = Bots.player(Catalogue.game(table.record().game()), request.bot());
      } catch (BadInput e) {
        throw new Refused(Problem.field("bot", String.valueOf(e.getMessage())));
      }
    }
    table.start(request.bot());
    Answers.reply(ctx, 200, new Replies.Done());
  }

  private void lan(Context ctx) throws IOException {
    var request = body(ctx, Requests.Lan.class);
    if (!Gate.local(ctx)) {
      throw new Refused("forbidden", "only the machine that runs the server may change this");
    }
    if (!site.lan().set(request.on())) {
      throw new Refused(Problem.field("on", "this machine has no network address to listen on"));
    }
    Answers.reply(ctx, 200, lanInfo(ctx));
  }
}
