package games.magie.table;

import static java.lang.System.Logger.Level.INFO;
import static java.lang.System.Logger.Level.WARNING;

import games.magie.kernel.Game;
import games.magie.table.host.AdminInbox;
import games.magie.table.host.Retention;
import games.magie.table.host.Unpacking;
import games.magie.table.lease.LeasedTables;
import games.magie.table.lease.OwnTables;
import games.magie.table.lease.Tables;
import games.magie.table.live.LiveTable;
import games.magie.table.live.Opening;
import games.magie.table.live.TableServices;
import games.magie.table.pack.Unpacker;
import games.magie.table.store.SqlStore;
import games.magie.table.store.postgres.PostgresStore;
import games.magie.table.store.sqlite.SqliteStore;
import games.magie.wire.Catalogue;
import games.magie.wire.protocol.Requests;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// All tables of a server.
public final class Host implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(Host.class.getName());

  private final TableServices services;
  private final Function<String, Game<?, ?, ?>> games;
  private final Tables tables;
  private final Unpacking unpacking;
  private final @Nullable AdminInbox inbox;
  private volatile boolean draining;

  public record Held(String table, int seat) {}

  public Host(Services services) {
    this(services, Catalogue::game);
  }

  /// @param games finds a game by its name
  public Host(Services services, Function<String, Game<?, ?, ?>> games) {
    this(services, games, Keep.USUAL);
  }

  public Host(Services services, Keep keep) {
    this(services, Catalogue::game, keep);
  }

  private Host(Services shared, Function<String, Game<?, ?, ?>> games, Keep keep) {
    this.services = new TableServices(shared);
    this.games = games;
    if (shared.store() instanceof PostgresStore database) {
      this.tables = new LeasedTables(database, services, games);
      this.inbox = null;
    } else {
      var own = new OwnTables(services, games);
      this.tables = own;
      this.inbox =
          shared.store() instanceof SqliteStore file ? new AdminInbox(file, own::carryOut) : null;
    }
    this.unpacking = new Unpacking(tables, services, new Unpacker(games), keep.mostWaiting());
    if (services.store() instanceof SqlStore kept) {
      services.nowAndThen(Retention.PAUSE, new Retention(kept, keep, tables)::look);
    }
  }

  /// Where several servers share a store: this one is ready to run tables.
  ///
  /// @param address where it listens for the others
  /// @param moved told when a table is not any more where [#elsewhere] said
  public void join(String address, Consumer<String> moved) {
    if (tables instanceof LeasedTables leased) {
      leased.join(address, moved);
    }
  }

  /// Whether a secret is the one by which this server believes the others.
  public boolean isPeer(String secret) {
    return services.store() instanceof PostgresStore shared
        && Tokens.same(shared.node().secret(), secret);
  }

  /// The server that runs a table, if it is another one.
  public Optional<Route> elsewhere(String id) {
    return tables.place(id) instanceof Tables.There(Route route)
        ? Optional.of(route)
        : Optional.empty();
  }

  /// A table that runs here. Throws [Refused] if it runs elsewhere.
  public Optional<Table> table(String id) {
    return tables.table(id).map(table -> table);
  }

  /// What stands at a table.
  ///
  /// @param waits whether the game waits for one of the seats that were asked for
  public record Glance(String game, String state, boolean waits) {}

  /// Looks at a table, wherever it runs.
  public Optional<Glance> glance(String id, int seats) {
    return tables.glance(id, seats);
  }

  /// Running games that anybody may watch, wherever they run.
  public List<Store.Listed> listed(int most) {
    return services.store().listed(most);
  }

  /// Lets anybody find a table and watch it, or nobody any more; the host's device may say so.
  public void list(Table table, boolean on, String device) {
    if (!holds(device, table.id(), table.record().host())) {
      throw new Refused("forbidden", "only the host of the table may change this");
    }
    table.list(on);
  }

  public List<Held> held(String device) {
    return services.store().holds(Tokens.hash(device)).stream()
        .map(hold -> new Held(hold.table(), hold.seat()))
        .toList();
  }

  /// With which the ids of devices are signed.
  public String deviceKey() {
    return services.store().deviceKey();
  }

  /// A device has a new id, under which it holds what it held; nobody has the old one any more.
  public void renew(String device, String now) {
    String from = Tokens.hash(device);
    String to = Tokens.hash(now);
    services.safe(
        services.store().holds(from).stream()
            .<Write>map(hold -> new Write.Rehold(hold.table(), hold.seat(), from, to))
            .toList());
  }

  /// Why no move can be made safe now, empty if all is well.
  public String trouble() {
    String trouble = tables.trouble();
    return draining
        ? "the server is about to stop"
        : trouble.isEmpty() ? services.store().trouble() : trouble;
  }

  /// How many tables are in each state.
  public Map<TableRecord.State, Integer> states() {
    return tables.states();
  }

  /// How many tables are in memory; the others sleep in the store.
  public int awake() {
    return tables.here().size();
  }

  public Store.Activity activity() {
    return services.store().activity();
  }

  /// From now on no table is opened; those that are there go on until the end.
  public void drain() {
    draining = true;
  }

  /// Whether a device holds a seat.
  public boolean holds(String device, String table, int seat) {
    return held(device).contains(new Held(table, seat));
  }

  /// A table that was opened, and the seats that its device took at once.
  public record Opened(Table table, List<Table.Taken> taken) {
    public Opened {
      taken = List.copyOf(taken);
    }
  }

  private void checkOpen() {
    if (draining) {
      throw new Refused("draining", "the server is about to stop, try again in a moment");
    }
  }

  public Opened open(Requests.NewTable request, String device) {
    checkOpen();
    Opening opening = Opening.of(request, games);
    TableRecord record = opening.table();
    var writes = new ArrayList<Write>();
    writes.add(new Write.Open(record));
    for (Table.Taken each : opening.taken()) {
      writes.add(new Write.Hold(record.id(), each.seat(), Tokens.hash(device)));
    }
    services.safe(writes);
    LiveTable<?, ?, ?> table = tables.opened(record);
    LOG.log(
        INFO,
        "event=table-opened table=%s game=%s seats=%d"
            .formatted(record.id(), record.game(), record.seats().size()));
    table.beginIfFull();
    return new Opened(table, opening.taken());
  }

  /// Somebody takes an open seat.
  public Table.Taken sit(Table table, int seat, String name, String device) {
    return table.sit(seat, name, Tokens.hash(device));
  }

  /// A device shows a seat's secret and holds the seat from now on. A dud to which the keys of all
  /// its people do not fit goes, and makes room for the true file.
  public int claim(Table table, String secret, String device) {
    try {
      int seat = table.claim(secret, Tokens.hash(device));
      LOG.log(INFO, "event=seat-claimed table=%s seat=%d".formatted(table.id(), seat));
      return seat;
    } catch (Refused e) {
      if (e.problem().code().equals(Refused.BAD_FILE)) {
        LOG.log(INFO, "event=dud-deleted table=" + table.id());
        tables.delete(table.id());
      }
      throw e;
    }
  }

  /// A new secret for a seat, so that its player can go on at another device.
  public Table.Taken seatLink(Table table, int seat, String device) {
    return table.renew(seat, Tokens.hash(device));
  }

  /// The same, and no other device plays the seat any more.
  public Table.Taken signOutOthers(Table table, int seat, String device) {
    Table.Taken taken = table.signOutOthers(seat, Tokens.hash(device));
    LOG.log(INFO, "event=signed-out table=%s seat=%d".formatted(table.id(), seat));
    return taken;
  }

  /// The id of the table at which the people of a finished game play again.
  public String rematch(Table table, int seat, String device) {
    if (!holds(device, table.id(), seat)) {
      throw new Refused("forbidden", "only those who played may ask for another game");
    }
    if (table.info().rematch().isEmpty()) {
      checkOpen();
    }
    return table.rematch(seat);
  }

  /// Somebody takes a seat at a table that came out of a file.
  public Table.Taken take(Table table, int seat, String device) {
    return table.take(seat, Tokens.hash(device));
  }

  /// The id of the table that was packed under this name.
  public Optional<String> packed(String name) {
    return unpacking.named(name);
  }

  /// Makes a table of a file, or opens the one again that was packed into it.
  public Table unpack(String file, String device) {
    checkOpen();
    return unpacking.unpack(file, device);
  }

  /// The seat of a secret at a table, or a spectator's.
  public int seatOf(Table table, String secret) {
    return table.seatOf(secret);
  }

  @Override
  public void close() {
    for (LiveTable<?, ?, ?> table : tables.here()) {
      if (table.record().clock() > 0) {
        rest(table);
      }
    }
    tables.close();
    if (inbox != null) {
      inbox.close();
    }
    services.close();
  }

  private static void rest(LiveTable<?, ?, ?> table) {
    try {
      table.rest();
    } catch (StoreFailure e) {
      LOG.log(WARNING, "the clocks of table " + table.id() + " could not be kept", e);
    }
  }
}
