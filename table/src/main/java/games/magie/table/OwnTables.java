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
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// All tables of a store that nobody else writes to. A table is played again from its journal when
/// somebody asks for it; meanwhile, one after the other, those whose bots and clocks must go on. So
/// a server with thousands of tables is there at once.
final class OwnTables implements Tables {
  private static final System.Logger LOG = System.getLogger(OwnTables.class.getName());

  private final Services services;
  private final Function<String, Game<?, ?, ?>> games;
  private final Map<String, Running> tables = new ConcurrentHashMap<>();

  private record Running(Table<?, ?, ?> table, Tenure tenure) {}

  /// Those that are still to be taken up.
  private final Map<String, TableRecord> asleep = new ConcurrentHashMap<>();

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
      asleep.put(record.id(), record);
    }
    Thread.ofVirtual().name("waker").start(this::wakeAll);
    wishes =
        store instanceof SqliteStore own
            ? new Wishes(own, (id, errand, done) -> carryOut(own, id, errand, done))
            : null;
  }

  /// First the tables whose bots and clocks are to go on. Half of the time it stands aside: who
  /// comes back to a table comes first.
  private void wakeAll() {
    List<TableRecord> waking =
        asleep.values().stream()
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
      var _ = find(record.id());
      LockSupport.parkNanos(System.nanoTime() - start);
    }
  }

  private static boolean waitsForPeople(TableRecord record) {
    return record.clock() == 0
        && record.seats().stream().noneMatch(seat -> seat.kind() == TableRecord.Kind.BOT);
  }

  /// The table, taken up now if it was not yet; only one thread does so.
  private Optional<Table<?, ?, ?>> find(String id) {
    if (!tables.containsKey(id) && !asleep.containsKey(id)) {
      return Optional.empty();
    }
    Running found =
        tables.computeIfAbsent(
            id,
            _ -> {
              Running taken = run(Objects.requireNonNull(asleep.get(id)));
              Tables.resume(taken.table, services.store());
              asleep.remove(id);
              return taken;
            });
    return Optional.of(found.table);
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
        (_, running) -> {
          if (running != null) {
            running.tenure.end();
            running.table.letGo();
            asleep.put(id, running.table.record());
          }
          try {
            var writes = new ArrayList<>(errand.writes(known(store, id), store));
            writes.add(done);
            written.set(store.write(writes));
            var _ = written.get().exceptionally(_ -> null).join();
            asleep.put(id, known(store, id));
            forgetHolds(store, id);
          } catch (BadInput | StoreFailure e) {
            written.set(CompletableFuture.failedFuture(e)); // the table goes on as it was
          }
          return null;
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
    return tables.values().stream().<Table<?, ?, ?>>map(Running::table).toList();
  }

  @Override
  public List<TableRecord.State> states() {
    var states = new ArrayList<>(Tables.super.states());
    asleep.values().forEach(record -> states.add(record.state()));
    return states;
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
  public Optional<Host.Glance> glance(String id, int seats) {
    return find(id).map(table -> table.glance(seats));
  }

  @Override
  public Optional<String> packed(String name) {
    List.copyOf(asleep.keySet()).forEach(this::find);
    return here().stream()
        .filter(table -> table.knowsPack(name))
        .<String>map(Table::id)
        .findFirst();
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
