package games.magie.server.http;

import games.magie.server.site.Devices;
import games.magie.server.site.Gate;
import games.magie.table.Host;
import games.magie.table.Refused;
import games.magie.table.Table;
import games.magie.table.TableRecord;
import games.magie.table.TableRecord.Kind;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.protocol.Replies;
import games.magie.wire.protocol.Requests;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;

/// The requests with which a table goes into a file and comes out of one.
public final class PackApi {
  /// No page of another site can send this without asking first.
  static final String FILE_TYPE = "application/vnd.magie.table";

  private final Api api;
  private final Host host;
  private final Gate gate;
  private final Devices devices;
  private final Uploads uploads;

  PackApi(Api api, Host host, Gate gate, Devices devices, Uploads uploads) {
    this.devices = devices;
    this.api = api;
    this.uploads = uploads;
    this.host = host;
    this.gate = gate;
  }

  void routes(RoutesConfig routes) {
    routes.post("/api/tables/{table}/consent", this::consent);
    routes.post("/api/tables/{table}/pack", this::pack);
    Answers.get(routes, "/api/tables/{table}/packed", this::file);
    routes.post("/api/tables/{table}/code", this::code);
    routes.post("/api/unpack", this::unpack);
    Answers.get(routes, "/api/packs/{pack}", this::find);
    routes.post("/api/tables/{table}/phrase", this::phrase);
    routes.post("/api/tables/{table}/take", this::take);
  }

  // Into a file.

  /// The table, for the person who plays a seat of it at this device.
  private Table table(Context ctx, int seat) {
    Table table = api.table(ctx);
    if (!host.holds(devices.of(ctx), table.id(), seat)
        || table.record().seats().get(seat).kind() != Kind.PERSON
        || table.record().seats().get(seat).left()) {
      throw new Refused("not-found", "there is no such seat");
    }
    return table;
  }

  private void consent(Context ctx) {
    var request = api.body(ctx, Requests.Consent.class);
    table(ctx, request.seat()).consent(request.seat(), request.yes());
    Answers.reply(ctx, 200, new Replies.Done());
  }

  private void pack(Context ctx) {
    var request = api.body(ctx, Requests.Pack.class);
    table(ctx, request.seat()).pack(request.phrase());
    Answers.reply(ctx, 200, new Replies.Done());
  }

  private void file(Context ctx) {
    Table table = api.table(ctx);
    if (host.held(devices.of(ctx)).stream().noneMatch(h -> h.table().equals(table.id()))) {
      throw new Refused("not-found", "there is no such table");
    }
    String name = "magie-" + table.record().game() + "-" + table.id().substring(0, 6) + ".table";
    ctx.contentType("text/plain; charset=utf-8")
        .header("Content-Disposition", "attachment; filename=\"" + name + "\"")
        .result(table.packedFile());
  }

  private void code(Context ctx) {
    int seat = api.body(ctx, Requests.OneSeat.class).seat();
    Table table = table(ctx, seat);
    String code = table.packedCode(seat);
    String path = "/u/" + table.info().pack().name() + "#" + code;
    Answers.reply(ctx, 200, new Replies.SeatSecret(seat, code, api.link(path)));
  }

  // Out of a file.

  private void unpack(Context ctx) throws IOException {
    gate.checkOrigin(ctx);
    String type = String.valueOf(ctx.header("Content-Type")).split(";", 2)[0].strip();
    if (!type.equalsIgnoreCase(FILE_TYPE)) {
      throw new Refused("bad-json", "the content type must be " + FILE_TYPE);
    }
    if (ctx.contentLength() > PackedFile.LARGEST) {
      throw Uploads.tooLarge();
    }
    api.chargeTable(ctx);
    String device = devices.seating(ctx);
    try (InputStream in = ctx.bodyInputStream()) {
      Table table =
          uploads.read(in, gate.client(ctx), bytes -> host.unpack(Api.text(bytes), device));
      Answers.reply(ctx, 201, unpacked(table));
    }
  }

  private static Replies.Unpacked unpacked(Table table) {
    return new Replies.Unpacked(table.id(), table.record().state().text());
  }

  private void find(Context ctx) {
    Answers.reply(
        ctx,
        200,
        host.packed(ctx.pathParam("pack"))
            .flatMap(id -> host.glance(id, 0).map(seen -> new Replies.Unpacked(id, seen.state())))
            .orElseThrow(() -> new Refused("not-found", "this table was not unpacked here")));
  }

  private void phrase(Context ctx) {
    var request = api.body(ctx, Requests.Phrase.class);
    Table table = api.table(ctx);
    if (table.record().state() == TableRecord.State.WAITING) {
      api.chargeTable(ctx); // the guess costs as much work as a table
    }
    table.unlock(request.phrase());
    Answers.reply(ctx, 200, new Replies.Done());
  }

  private void take(Context ctx) {
    int seat = api.body(ctx, Requests.OneSeat.class).seat();
    Table table = api.table(ctx);
    var taken = host.take(table, seat, devices.seating(ctx));
    Answers.reply(ctx, 200, Api.secret(api.link(table), taken));
  }
}
