package games.magie.server.http;

import games.magie.server.site.Devices;
import games.magie.server.site.QrCode;
import games.magie.table.Host;
import games.magie.table.Table;
import games.magie.wire.protocol.Replies;
import games.magie.wire.protocol.Requests;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/// By which devices a seat is played.
public record SeatApi(Api api, Host host, Devices devices) {
  void routes(RoutesConfig routes) {
    routes.post("/api/tables/{table}/sit", this::sit);
    routes.post("/api/tables/{table}/claim", this::claim);
    routes.post("/api/tables/{table}/seat-link", this::seatLink);
    routes.post("/api/tables/{table}/sign-out", this::signOut);
    routes.post("/api/tables/{table}/rematch", this::rematch);
  }

  private void sit(Context ctx) {
    var request = api.body(ctx, Requests.Sit.class);
    Table table = api.table(ctx);
    var taken = host.sit(table, request.seat(), request.name(), devices.seating(ctx));
    Answers.reply(ctx, 200, Api.secret(api.link(table), taken));
  }

  private void claim(Context ctx) {
    var request = api.body(ctx, Requests.Claim.class);
    Table table = api.table(ctx);
    int seat = host.claim(table, request.secret(), devices.seating(ctx));
    Answers.reply(ctx, 200, new Replies.Claimed(seat));
  }

  /// A link with which the player of a seat goes on at another device.
  private void seatLink(Context ctx) {
    int seat = api.body(ctx, Requests.OneSeat.class).seat();
    Table table = api.table(ctx);
    replyLink(ctx, table, host.seatLink(table, seat, devices.of(ctx)));
  }

  /// The same, and nobody else plays the seat any more who came by an older link.
  private void signOut(Context ctx) {
    int seat = api.body(ctx, Requests.OneSeat.class).seat();
    Table table = api.table(ctx);
    replyLink(ctx, table, host.signOutOthers(table, seat, devices.of(ctx)));
  }

  /// Another game with the same people. Whoever asks first opens its table, which is charged to
  /// them.
  private void rematch(Context ctx) {
    int seat = api.body(ctx, Requests.OneSeat.class).seat();
    Table table = api.table(ctx);
    if (table.info().rematch().isEmpty()) {
      api.chargeTable(ctx);
    }
    Answers.reply(ctx, 200, new Replies.Rematch(host.rematch(table, seat, devices.of(ctx))));
  }

  private void replyLink(Context ctx, Table table, Table.Taken taken) {
    Replies.SeatSecret made = Api.secret(api.link(table), taken);
    String qr = new QrCode(api.whole(ctx, made.link())).svg();
    Answers.reply(ctx, 200, new Replies.SeatLink(made.seat(), made.secret(), made.link(), qr));
  }
}
