package games.magie.server.replay;

import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
import games.magie.kernel.match.Journal;
import games.magie.kernel.match.Row;
import games.magie.server.Limits;
import games.magie.server.budget.Budget;
import games.magie.server.http.Answers;
import games.magie.server.site.Gate;
import games.magie.table.Host;
import games.magie.table.Refused;
import games.magie.table.RowRecord;
import games.magie.table.Store;
import games.magie.table.Table;
import games.magie.table.TableRecord;
import games.magie.wire.JournalFile;
import games.magie.wire.protocol.Json;
import games.magie.wire.protocol.Problem;
import games.magie.wire.protocol.Replies;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/// What can be asked about a game that was played: its steps, how it went, what was drawn. When a
/// game is over nothing in it is secret any more, as its journal is published; before that only the
/// draws can be seen that everybody saw.
public final class Lookback {
  private static final int STEPS = 32;

  private final Host host;
  private final Store store;
  private final Gate gate;
  private final Budget budget;

  private final Replays replays = new Replays();

  public Lookback(Host host, Store store, Gate gate, Limits limits) {
    this.host = host;
    this.store = store;
    this.gate = gate;
    this.budget = limits.looking();
  }

  public void routes(RoutesConfig routes) {
    Answers.get(routes, "/api/tables/{table}/replay", ctx -> reply(ctx, replay(ctx)));
    Answers.get(routes, "/api/tables/{table}/replay/steps", ctx -> reply(ctx, steps(ctx)));
    Answers.get(routes, "/api/tables/{table}/course", ctx -> reply(ctx, over(ctx).course()));
    Answers.get(routes, "/api/tables/{table}/draws", ctx -> reply(ctx, draws(ctx)));
  }

  private static void reply(Context ctx, Record body) {
    ctx.contentType("application/json").result(Json.bytes(body));
  }

  private Replies.Replay replay(Context ctx) {
    Replay<?, ?, ?> replay = over(ctx);
    return new Replies.Replay(replay.first(), replay.last(), replay.log(seat(ctx, replay)));
  }

  private Replies.ReplaySteps steps(Context ctx) {
    Replay<?, ?, ?> replay = over(ctx);
    String from = String.valueOf(ctx.queryParam("from"));
    int step = from.matches("\\d{1,9}") ? Integer.parseInt(from) : -1;
    if (step < replay.first() || step > replay.last()) {
      throw new Refused(
          Problem.field("from", "the steps are " + replay.first() + " to " + replay.last()));
    }
    return new Replies.ReplaySteps(replay.steps(step, STEPS, seat(ctx, replay)));
  }

  private Replies.Draws draws(Context ctx) {
    Table table = table(ctx);
    if (isOver(table)) {
      return new Replies.Draws(true, kept(table).draws());
    }
    if (table.record().state() != TableRecord.State.PLAYING) {
      throw new Refused("not-found", "nothing was drawn here");
    }
    return new Replies.Draws(false, played(table).openDraws());
  }

  private static int seat(Context ctx, Replay<?, ?, ?> replay) {
    String letter = ctx.queryParam("seat");
    if (letter == null || letter.equals("-")) {
      return Seats.SPECTATOR;
    }
    try {
      return Seats.seat(letter, replay.seats());
    } catch (BadInput e) {
      throw new Refused(Problem.field("seat", "there is no such seat"));
    }
  }

  private Table table(Context ctx) {
    if (!budget.take(gate.client(ctx))) {
      throw new Refused("too-many", "too many requests from this address, wait a bit");
    }
    return host.table(ctx.pathParam("table"))
        .orElseThrow(() -> new Refused("not-found", "there is no such table"));
  }

  private static boolean isOver(Table table) {
    return table.record().state() == TableRecord.State.OVER;
  }

  private Replay<?, ?, ?> over(Context ctx) {
    Table table = table(ctx);
    if (!isOver(table)) {
      throw new Refused("not-found", "it can be watched again when the game is over");
    }
    return kept(table);
  }

  private Replay<?, ?, ?> kept(Table table) {
    return replays.kept(table.id(), () -> Replay.of(journal(table)));
  }

  private Replay<?, ?, ?> played(Table table) {
    return replays.once(() -> Replay.of(journal(table)));
  }

  private Journal journal(Table table) {
    TableRecord record = table.record();
    return new Journal(
        record.game(),
        record.version(),
        record.settings(),
        record.seats().size(),
        store.rows(record.id()).stream().map(Lookback::row).toList());
  }

  private static Row row(RowRecord stored) {
    return JournalFile.parseRow(stored.number(), stored.body());
  }
}
