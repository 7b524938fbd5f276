package games.magie.table.lease;

import static java.lang.System.Logger.Level.INFO;
import static java.lang.System.Logger.Level.WARNING;

import games.magie.kernel.Game;
import games.magie.table.Host;
import games.magie.table.Refused;
import games.magie.table.Route;
import games.magie.table.StoreFailure;
import games.magie.table.TableRecord;
import games.magie.table.Write;
import games.magie.table.live.LiveTable;
import games.magie.table.live.TableServices;
import games.magie.table.live.Tenure;
import games.magie.table.store.Lease;
import games.magie.table.store.postgres.PostgresStore;
import games.magie.table.store.postgres.Seizure;
import games.magie.wire.Catalogue;
import java.sql.SQLException;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The tables that this server holds of a database that it shares with others. A table is taken
/// when somebody asks for it, or when its game goes on and nobody runs it; it is let go as soon as
/// this server may no longer be the one that holds it.
public final class LeasedTables implements Tables, Keeper.Watch {
  private static final System.Logger LOG = System.getLogger(LeasedTables.class.getName());
  private static final int ORPHANS_AT_ONCE = 64;
  private static final int STRIPES = 64;

  private record Running(LiveTable<?, ?, ?> table, Tenure tenure) {}

  private final PostgresStore store;
  private final TableServices services;
  private final Function<String, Game<?, ?, ?>> games;
  private final Map<String, Running> here = new ConcurrentHashMap<>();

  /// Where those are that were asked for here and run elsewhere.
  private final Map<String, Route> routes = new ConcurrentHashMap<>();

  /// What was let go and might go on here.
  private final Set<String> dropped = ConcurrentHashMap.newKeySet();

  /// So that nobody takes the same table twice at the same time.
  private final List<ReentrantLock> taking =
      Stream.generate(ReentrantLock::new).limit(STRIPES).toList();

  private final ReentrantLock looking = new ReentrantLock();
  private volatile Consumer<String> moved = _ -> {};
  private volatile @Nullable Keeper keeper;

  public LeasedTables(
      PostgresStore store, TableServices services, Function<String, Game<?, ?, ?>> games) {
    this.store = store;
    this.services = services;
    this.games = games;
  }

  /// From now on tables may be taken.
  ///
  /// @param address where this server listens for the others
  /// @param moved told when a table is not any more where [#place] said
  public void join(String address, Consumer<String> moved) {
    this.moved = moved;
    try {
      store.leases().join(address);
    } catch (SQLException e) {
      throw new StoreFailure("cannot join: " + PostgresStore.oneLine(e), e);
    }
    services.nowAndThen(NAP, this::lieDown);
    keeper = new Keeper(store.link(), store.leases(), address, this);
  }

  @Override
  public Place place(String id) {
    Running running = here.get(id);
    if (running != null) {
      return new Here(running.table);
    }
    Route route = routes.get(id);
    if (route != null) {
      return new There(route);
    }
    if (keeper == null) {
      throw new Refused("unavailable", "the server is about to start, try again in a moment");
    }
    ReentrantLock lock = taking.get(Math.floorMod(id.hashCode(), STRIPES));
    lock.lock();
    try {
      running = here.get(id);
      return running != null ? new Here(running.table) : take(id);
    } catch (SQLException e) {
      throw new StoreFailure("cannot take a table: " + PostgresStore.oneLine(e), e);
    } finally {
      lock.unlock();
    }
  }

  private Place take(String id) throws SQLException {
    Optional<Lease> lease = store.leases().take(id);
    if (lease.isPresent()) {
      return takeUp(lease.get());
    }
    List<Route> found = store.leases().routes(List.of(id));
    if (found.isEmpty()) {
      return new Nowhere();
    }
    routes.put(id, found.getFirst());
    return new There(found.getFirst());
  }

  private Place takeUp(Lease lease) {
    TableRecord record = store.table(lease.table()).orElseThrow();
    if (!Catalogue.ids().contains(record.game())) {
      LOG.log(WARNING, "event=unknown-game table=" + record.id() + " game=" + record.game());
      return new Nowhere();
    }
    Running taken = run(record, lease);
    try {
      taken.table.resume(store);
    } catch (StoreFailure e) {
      taken.tenure.end();
      throw e;
    }
    here.put(record.id(), taken);
    dropped.remove(record.id());
    if (taken.tenure.over()) {
      letGo(taken); // it was lost again in between
    }
    LOG.log(INFO, "event=table-taken table=%s epoch=%d".formatted(record.id(), lease.epoch()));
    return new Here(taken.table);
  }

  private Running run(TableRecord record, Lease lease) {
    var tenure = new Tenure(store, lease, this::lost);
    Game<?, ?, ?> game = games.apply(record.game());
    return new Running(LiveTable.open(game, record, services.during(tenure)), tenure);
  }

  @Override
  public LiveTable<?, ?, ?> opened(TableRecord record) {
    Running running = run(record, new Lease(record.id(), Lease.FIRST_EPOCH));
    here.put(record.id(), running);
    return running.table;
  }

  /// A write has failed: what stands in memory may be wrong, whoever holds the table.
  private void lost(Tenure tenure) {
    Running running = here.get(tenure.lease().table());
    if (running != null && running.tenure == tenure) {
      letGo(running);
    }
  }

  private void letGo(Running running) {
    String id = running.tenure.lease().table();
    running.tenure.end();
    if (here.remove(id, running)) {
      LOG.log(
          INFO,
          "event=table-let-go table=%s epoch=%d".formatted(id, running.tenure.lease().epoch()));
      dropped.add(id);
      var _ = Thread.startVirtualThread(running.table::letGo);
    }
  }

  /// Tables at which nobody is and nothing happens are left to the database. They still belong to
  /// this server, which takes them up again when they are asked for.
  private void lieDown() {
    for (Running running : List.copyOf(here.values())) {
      if (running.table.fallsAsleep(false)) {
        running.tenure.end();
        here.remove(running.tenure.lease().table(), running);
      }
    }
  }

  // What the keeper tells.

  @Override
  public void taken(String table, long epoch) {
    Running running = here.get(table);
    if (running != null && running.tenure.lease().epoch() < epoch) {
      letGo(running);
    }
    Route route = routes.get(table);
    if (route != null && route.epoch() < epoch) {
      leaveRoute(route);
    }
  }

  private void leaveRoute(Route route) {
    if (routes.remove(route.table(), route)) {
      var _ = Thread.startVirtualThread(() -> moved.accept(route.table()));
    }
  }

  @Override
  public void expired() {
    LOG.log(WARNING, "event=lease-over tables=" + here.size());
    List.copyOf(here.values()).forEach(this::letGo);
    List.copyOf(routes.values()).forEach(this::leaveRoute);
  }

  @Override
  public void renewed() {
    var _ = Thread.startVirtualThread(this::look);
  }

  /// Whatever the news did not tell.
  private void look() {
    if (!looking.tryLock()) {
      return;
    }
    try {
      List<Running> before = List.copyOf(here.values());
      List<Lease> mine = store.leases().mine();
      before.stream().filter(r -> !mine.contains(r.tenure.lease())).forEach(this::letGo);
      List<Route> known = List.copyOf(routes.values());
      List<Route> still = known.isEmpty() ? List.of() : store.leases().routes(routes.keySet());
      known.stream().filter(route -> !still.contains(route)).forEach(this::leaveRoute);
      Stream.concat(List.copyOf(dropped).stream(), store.leases().orphans(ORPHANS_AT_ONCE).stream())
          .forEach(this::goOn);
    } catch (SQLException | StoreFailure e) {
      LOG.log(WARNING, "event=cannot-look-after-tables", e);
    } finally {
      looking.unlock();
    }
  }

  private void goOn(String id) {
    Place place = place(id);
    if (!(place instanceof Here)) {
      dropped.remove(id);
    }
  }

  // What is asked without taking anything.

  @Override
  public Collection<LiveTable<?, ?, ?>> here() {
    return here.values().stream().<LiveTable<?, ?, ?>>map(Running::table).toList();
  }

  @Override
  public Map<TableRecord.State, Integer> states() {
    var states = new EnumMap<TableRecord.State, Integer>(TableRecord.State.class);
    here().forEach(table -> states.merge(table.record().state(), 1, Integer::sum));
    return states;
  }

  @Override
  public void delete(String id) {
    Seizure.run(store, id, _ -> List.of(new Write.Delete(id)));
    Running running = here.get(id);
    if (running != null) {
      letGo(running);
    }
  }

  @Override
  public Optional<Host.Glance> glance(String id, int seats) {
    Running running = here.get(id);
    if (running != null) {
      return Optional.of(running.table.glance(seats));
    }
    return store
        .table(id)
        .filter(record -> Catalogue.ids().contains(record.game()))
        .map(record ->
            LiveTable.glance(games.apply(record.game()), record, store.rows(record.id()), seats));
  }

  @Override
  public String trouble() {
    Keeper keeping = keeper;
    return keeping == null ? "the server is about to start" : keeping.trouble();
  }

  @Override
  public void close() {
    Keeper keeping = keeper;
    if (keeping != null) {
      keeping.close();
    }
  }
}
