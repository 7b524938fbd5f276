package games.magie.table.lease;

import static java.lang.System.Logger.Level.WARNING;

import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import games.magie.table.AdminCommand;
import games.magie.table.Host;
import games.magie.table.RowRecord;
import games.magie.table.Store;
import games.magie.table.StoreFailure;
import games.magie.table.TableRecord;
import games.magie.table.Write;
import games.magie.table.live.LiveTable;
import games.magie.table.live.TableServices;
import games.magie.table.live.Tenure;
import games.magie.wire.Catalogue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// All tables of a store that nobody else writes to. A table is played again from its journal when
/// somebody asks for it; meanwhile, one after the other, those whose bots and clocks must go on. So
/// a server with thousands of tables is there at once. Where nobody has been for a while the table
/// sleeps again: memory holds those that are played, and nothing of all the others.
public final class OwnTables implements Tables {
  private static final System.Logger LOG = System.getLogger(OwnTables.class.getName());

  /// After a table that seems to wait for people the waker rests so many times as long as it took.
  private static final int PATIENCE = 9;

  private final TableServices services;
  private final Store store;
  private final Function<String, Game<?, ?, ?>> games;

  private record Running(LiveTable<?, ?, ?> table, Tenure tenure) {
    void end() {
      tenure.end();
      table.letGo();
    }
  }

  /// Those that are awake.
  private final Turns<Running> tables = new Turns<>();

  private volatile boolean closed;

  public OwnTables(TableServices services, Function<String, Game<?, ?, ?>> games) {
    this.services = services;
    this.store = services.store();
    this.games = games;
    List<TableRecord> waking = waking();
    Thread.ofVirtual().name("waker").start(() -> wakeAll(waking));
    services.nowAndThen(Tables.NAP, this::lieDown);
  }

  /// Those that may have something to do by themselves.
  private List<TableRecord> waking() {
    List<TableRecord> all = store.tables();
    all.stream()
        .filter(record -> !isKnown(record))
        .forEach(record ->
            LOG.log(WARNING, "event=unknown-game table=" + record.id() + " game=" + record.game()));
    return all.stream()
        .filter(OwnTables::isKnown)
        .filter(record ->
            record.state() == TableRecord.State.PLAYING || record.state() == TableRecord.State.OPEN)
        .sorted(Comparator.comparing(OwnTables::waitsForPeople))
        .toList();
  }

  private static boolean isKnown(TableRecord record) {
    return Catalogue.ids().contains(record.game());
  }

  /// First the tables whose bots and clocks are to go on. It stands aside most of the time: who
  /// comes back to a table comes first.
  private void wakeAll(List<TableRecord> waking) {
    for (TableRecord record : waking) {
      if (closed) {
        return;
      }
      long start = System.nanoTime();
      try {
        tables.change(record.id(), running -> running == null ? wakeAndLook(record.id()) : running);
      } catch (StoreFailure e) {
        LOG.log(WARNING, "event=cannot-wake table=" + record.id(), e);
      }
      LockSupport.parkNanos((System.nanoTime() - start) * (waitsForPeople(record) ? PATIENCE : 1));
    }
  }

  private @Nullable Running wakeAndLook(String id) {
    Running woken = wake(id);
    return woken == null ? null : lieDown(woken, true);
  }

  private static boolean waitsForPeople(TableRecord record) {
    return record.clock() == 0
        && record.seats().stream().noneMatch(seat -> seat.kind() == TableRecord.Kind.BOT);
  }

  /// Tables at which nobody is and nothing happens are left to the store.
  private void lieDown() {
    for (String id : tables.names()) {
      tables.change(id, running -> running == null ? null : lieDown(running, false));
    }
  }

  /// The same, or null if it sleeps now.
  private static @Nullable Running lieDown(Running running, boolean unseen) {
    if (!running.table.fallsAsleep(unseen)) {
      return running;
    }
    running.tenure.end();
    return null;
  }

  /// The table, taken up now if it was not yet; only one thread does so.
  private Optional<LiveTable<?, ?, ?>> find(String id) {
    Running found = tables.settled(id);
    if (found == null) {
      found = tables.change(id, running -> running == null ? wake(id) : running);
    }
    return Optional.ofNullable(found).map(Running::table);
  }

  /// Null if there is none.
  private @Nullable Running wake(String id) {
    Optional<Running> woken = store.table(id).filter(OwnTables::isKnown).map(this::run);
    woken.ifPresent(running -> running.table.resume(store));
    return woken.orElse(null);
  }

  private Running run(TableRecord record) {
    var tenure = Tenure.alone(store, record.id());
    Game<?, ?, ?> game = games.apply(record.game());
    return new Running(LiveTable.open(game, record, services.during(tenure)), tenure);
  }

  /// What the host wants is done between two commands: everybody is sent away from the table for a
  /// moment, and it is taken up again from what the store then holds.
  public void carryOut(String id, AdminCommand command, Write.Answer done) {
    var _ = command.writes(known(id), store); // what cannot be done disturbs nobody
    CompletableFuture<Void> written =
        whileAsleep(
            id,
            () -> {
              var writes = new ArrayList<>(command.writes(known(id), store));
              writes.add(done);
              return store.write(writes);
            });
    var _ = find(id);
    written.join();
  }

  /// Writes while nobody can take the table up. It sleeps afterwards; after a failure it will go on
  /// as it was.
  private CompletableFuture<Void> whileAsleep(
      String id, Supplier<CompletableFuture<Void>> writing) {
    var written = new AtomicReference<>(CompletableFuture.<Void>completedFuture(null));
    tables.change(
        id,
        running -> {
          if (running != null) {
            running.end();
          }
          try {
            written.set(writing.get());
            var _ = written.get().exceptionally(_ -> null).join();
          } catch (BadInput | StoreFailure e) {
            written.set(CompletableFuture.failedFuture(e));
          }
          return null;
        });
    return written.get();
  }

  @Override
  public void delete(String id) {
    try {
      whileAsleep(id, () -> store.write(List.of(new Write.Delete(id)))).join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof StoreFailure failure ? failure : e;
    }
  }

  private TableRecord known(String id) {
    return store.table(id).orElseThrow(() -> new BadInput("there is no table " + id));
  }

  @Override
  public Place place(String id) {
    return find(id).<Place>map(Here::new).orElseGet(Nowhere::new);
  }

  @Override
  public LiveTable<?, ?, ?> opened(TableRecord record) {
    Running running = run(record);
    tables.put(record.id(), running);
    return running.table;
  }

  @Override
  public Collection<LiveTable<?, ?, ?>> here() {
    return tables.all().stream().<LiveTable<?, ?, ?>>map(Running::table).toList();
  }

  @Override
  public Map<TableRecord.State, Integer> states() {
    return store.states();
  }

  @Override
  public Optional<Host.Glance> glance(String id, int seats) {
    @Nullable Running running = tables.now(id);
    return running != null
        ? Optional.of(running.table.glance(seats))
        : store.table(id).filter(OwnTables::isKnown).map(record -> glance(record, seats));
  }

  /// Nobody is at the table, and a look from afar need not keep it in memory.
  private Host.Glance glance(TableRecord record, int seats) {
    List<RowRecord> rows =
        record.state() == TableRecord.State.PLAYING ? store.rows(record.id()) : List.of();
    return LiveTable.glance(games.apply(record.game()), record, rows, seats);
  }

  @Override
  public String trouble() {
    return "";
  }

  @Override
  public void close() {
    closed = true;
  }
}
