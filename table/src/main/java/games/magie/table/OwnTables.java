package games.magie.table;

import static java.lang.System.Logger.Level.WARNING;

import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import games.magie.wire.Catalogue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// All tables of a store that nobody else writes to. A table is played again from its journal when
/// somebody asks for it; meanwhile, one after the other, those whose bots and clocks must go on. So
/// a server with thousands of tables is there at once. Where nobody has been for a while the table
/// sleeps again, so that memory holds those that are played and not all that ever were.
final class OwnTables implements Tables {
  private static final System.Logger LOG = System.getLogger(OwnTables.class.getName());

  /// After a table that seems to wait for people the waker rests so many times as long as it took.
  private static final int PATIENCE = 9;

  private final Services services;
  private final Function<String, Game<?, ?, ?>> games;

  /// What stands for a table in memory.
  private sealed interface Slot {
    TableRecord record();
  }

  private record Running(Table<?, ?, ?> table, Tenure tenure) implements Slot {
    @Override
    public TableRecord record() {
      return table.record();
    }
  }

  /// The store alone keeps it, until somebody asks for it.
  private record Asleep(TableRecord record) implements Slot {}

  private final Map<String, Slot> tables = new ConcurrentHashMap<>();

  private final @Nullable Wishes wishes;
  private volatile boolean closed;

  /// The seats that a device holds, by the hash of its cookie.
  private final Map<String, List<Host.Held>> holds = new ConcurrentHashMap<>();

  OwnTables(Services services, Function<String, Game<?, ?, ?>> games) {
    this.services = services;
    this.games = games;
    Store store = services.store();
    store.holds().forEach(this::hold);
    for (TableRecord record : store.tables()) {
      if (!Catalogue.ids().contains(record.game())) {
        LOG.log(WARNING, "event=unknown-game table=" + record.id() + " game=" + record.game());
        continue;
      }
      tables.put(record.id(), new Asleep(record));
    }
    Thread.ofVirtual().name("waker").start(this::wakeAll);
    services.nowAndThen(Tables.NAP, this::lieDown);
    wishes =
        store instanceof SqliteStore own
            ? new Wishes(own, (id, errand, done) -> carryOut(own, id, errand, done))
            : null;
  }

  /// First the tables whose bots and clocks are to go on. It stands aside most of the time: who
  /// comes back to a table comes first.
  private void wakeAll() {
    List<TableRecord> waking =
        tables.values().stream()
            .map(Slot::record)
            .filter(record ->
                record.state() == TableRecord.State.PLAYING
                    || record.state() == TableRecord.State.OPEN)
            .sorted(Comparator.comparing(OwnTables::waitsForPeople))
            .toList();
    for (TableRecord record : waking) {
      if (closed) {
        return;
      }
      long start = System.nanoTime();
      try {
        tables.computeIfPresent(
            record.id(),
            (_, slot) -> slot instanceof Asleep(TableRecord now) ? lieDown(wake(now), true) : slot);
      } catch (StoreFailure e) {
        LOG.log(WARNING, "event=cannot-wake table=" + record.id(), e);
      }
      LockSupport.parkNanos((System.nanoTime() - start) * (waitsForPeople(record) ? PATIENCE : 1));
    }
  }

  private static boolean waitsForPeople(TableRecord record) {
    return record.clock() == 0
        && record.seats().stream().noneMatch(seat -> seat.kind() == TableRecord.Kind.BOT);
  }

  /// Tables at which nobody is and nothing happens are left to the store.
  private void lieDown() {
    for (String id : tables.keySet()) {
      tables.computeIfPresent(
          id, (_, slot) -> slot instanceof Running running ? lieDown(running, false) : slot);
    }
  }

  private static Slot lieDown(Running running, boolean unseen) {
    if (!running.table.fallsAsleep(unseen)) {
      return running;
    }
    running.tenure.end();
    return new Asleep(running.record());
  }

  /// The table, taken up now if it was not yet; only one thread does so.
  private Optional<Table<?, ?, ?>> find(String id) {
    Slot found = tables.get(id);
    if (found instanceof Asleep) {
      found =
          tables.computeIfPresent(
              id, (_, slot) -> slot instanceof Asleep(TableRecord record) ? wake(record) : slot);
    }
    return found instanceof Running running ? Optional.of(running.table) : Optional.empty();
  }

  private Running wake(TableRecord record) {
    Running taken = run(record);
    Tables.resume(taken.table, services.store());
    return taken;
  }

  private Running run(TableRecord record) {
    var tenure = Tenure.alone(services.store(), record.id());
    Game<?, ?, ?> game = games.apply(record.game());
    return new Running(Table.open(game, record, services.during(tenure)), tenure);
  }

  /// What the host wants is done between two commands: everybody is sent away from the table for a
  /// moment, and it is taken up again from what the store then holds.
  private void carryOut(SqliteStore store, String id, Errand errand, Write.Answer done) {
    var _ = errand.writes(known(store, id), store); // what cannot be done disturbs nobody
    var written = new AtomicReference<>(CompletableFuture.<Void>completedFuture(null));
    tables.compute(
        id,
        (_, slot) -> {
          TableRecord record = known(store, id);
          if (slot instanceof Running running) {
            running.tenure.end();
            running.table.letGo();
          }
          try {
            var writes = new ArrayList<>(errand.writes(known(store, id), store));
            writes.add(done);
            written.set(store.write(writes));
            var _ = written.get().exceptionally(_ -> null).join();
            record = known(store, id);
            forgetHolds(store, id);
          } catch (BadInput | StoreFailure e) {
            written.set(CompletableFuture.failedFuture(e)); // the table goes on as it was
          }
          return new Asleep(record);
        });
    var _ = find(id);
    written.get().join();
  }

  /// Whatever the store does not say of a table any more.
  private void forgetHolds(SqliteStore store, String id) {
    var kept = new HashSet<Write.Hold>(store.holds());
    holds.replaceAll((device, all) ->
        all.stream()
            .filter(held ->
                !held.table().equals(id) || kept.contains(new Write.Hold(id, held.seat(), device)))
            .toList());
  }

  private static TableRecord known(SqliteStore store, String id) {
    return store.table(id).orElseThrow(() -> new BadInput("there is no table " + id));
  }

  @Override
  public Place place(String id) {
    return find(id).<Place>map(Here::new).orElseGet(Nowhere::new);
  }

  @Override
  public Table<?, ?, ?> opened(TableRecord record) {
    Running running = run(record);
    tables.put(record.id(), running);
    return running.table;
  }

  @Override
  public Collection<Table<?, ?, ?>> here() {
    return tables.values().stream()
        .flatMap(slot -> slot instanceof Running running ? Stream.of(running.table) : Stream.of())
        .<Table<?, ?, ?>>map(table -> table)
        .toList();
  }

  @Override
  public List<TableRecord.State> states() {
    return tables.values().stream().map(slot -> slot.record().state()).toList();
  }

  @Override
  public List<Host.Held> held(String device) {
    return holds.getOrDefault(device, List.of());
  }

  @Override
  public void hold(Write.Hold hold) {
    holds.merge(
        hold.device(),
        List.of(new Host.Held(hold.table(), hold.seat())),
        (old, added) -> {
          var both = new ArrayList<>(old);
          added.stream().filter(held -> !both.contains(held)).forEach(both::add);
          return List.copyOf(both);
        });
  }

  @Override
  public void rehold(Write.Rehold moved) {
    held(moved.from()).forEach(held -> hold(new Write.Hold(held.table(), held.seat(), moved.to())));
    holds.remove(moved.from());
  }

  @Override
  public Optional<Host.Glance> glance(String id, int seats) {
    return switch (tables.get(id)) {
      case Running running -> Optional.of(running.table.glance(seats));
      case Asleep(TableRecord record) -> Optional.of(glance(record, seats));
      case null -> Optional.empty();
    };
  }

  /// Nobody is at the table, and a look from afar need not keep it in memory.
  private Host.Glance glance(TableRecord record, int seats) {
    List<RowRecord> rows =
        record.state() == TableRecord.State.PLAYING
            ? services.store().rows(record.id())
            : List.of();
    return Table.glance(games.apply(record.game()), record, rows, seats);
  }

  @Override
  public Optional<String> packed(String name) {
    return services.store().packed(name);
  }

  @Override
  public String trouble() {
    return "";
  }

  @Override
  public void close() {
    closed = true;
    if (wishes != null) {
      wishes.close();
    }
  }
}
