package games.magie.table;

import static java.lang.System.Logger.Level.WARNING;

import games.magie.kernel.Game;
import games.magie.wire.Catalogue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;

/// All tables of a store that nobody else writes to. A table is played again from its journal when
/// somebody asks for it; meanwhile, one after the other, those whose bots and clocks must go on. So
/// a server with thousands of tables is there at once.
final class OwnTables implements Tables {
  private static final System.Logger LOG = System.getLogger(OwnTables.class.getName());

  private final Services services;
  private final Function<String, Game<?, ?, ?>> games;
  private final Map<String, Table<?, ?, ?>> tables = new ConcurrentHashMap<>();

  /// Those that are still to be taken up.
  private final Map<String, TableRecord> asleep = new ConcurrentHashMap<>();

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
    Table<?, ?, ?> found =
        tables.computeIfAbsent(
            id,
            _ -> {
              TableRecord record = Objects.requireNonNull(asleep.get(id));
              Table<?, ?, ?> table = Table.open(games.apply(record.game()), record, services);
              Tables.resume(table, services.store());
              return table;
            });
    asleep.remove(id);
    return Optional.of(found);
  }

  @Override
  public Place place(String id) {
    return find(id).<Place>map(Here::new).orElseGet(Nowhere::new);
  }

  @Override
  public Table<?, ?, ?> opened(TableRecord record) {
    Table<?, ?, ?> table = Table.open(games.apply(record.game()), record, services);
    tables.put(record.id(), table);
    return table;
  }

  @Override
  public Collection<Table<?, ?, ?>> here() {
    return tables.values();
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
    return tables.values().stream()
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
  }
}
