package games.magie.server.http;

import games.magie.server.site.Devices;
import games.magie.table.Host;
import games.magie.table.Store;
import games.magie.table.Table;
import games.magie.table.TableRecord;
import games.magie.wire.protocol.Replies;
import games.magie.wire.protocol.Requests;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/// Tables that their host shows to everybody. The list comes from the store, so it is the same at
/// every server that shares it.
public record PublicApi(Api api, Host host, Devices devices) {
  private static final int MOST = 24;

  void routes(RoutesConfig routes) {
    Answers.get(routes, "/api/public", ctx -> Answers.reply(ctx, 200, tables()));
    routes.post("/api/tables/{table}/listed", this::list);
  }

  private Replies.PublicTables tables() {
    return new Replies.PublicTables(host.listed(MOST).stream().map(PublicApi::shown).toList());
  }

  private static Replies.PublicTable shown(Store.Listed listed) {
    TableRecord table = listed.table();
    return new Replies.PublicTable(
        table.id(),
        table.game(),
        table.seats().stream().map(TableRecord.Seat::name).toList(),
        listed.moves());
  }

  private void list(Context ctx) {
    var request = api.body(ctx, Requests.ListTable.class);
    Table table = api.table(ctx);
    host.list(table, request.on(), devices.of(ctx));
    Answers.reply(ctx, 200, new Replies.Done());
  }
}
