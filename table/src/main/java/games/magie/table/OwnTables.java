package games.magie.table;

import static java.lang.System.Logger.Level.WARNING;

import games.magie.kernel.Game;
import games.magie.wire.Catalogue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/// All tables of a store that nobody else writes to. Every table is there from the start, bots and
/// clocks go on.
final class OwnTables implements Tables {
  private static final System.Logger LOG = System.getLogger(OwnTables.class.getName());

  private final Services services;
  private final Function<String, Game<?, ?, ?>> games;
  private final Map<String, Table<?, ?, ?>> tables = new ConcurrentHashMap<>();

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
      Tables.resume(opened(record), store);
    }
  }

  @Override
  public Place place(String id) {
    Table<?, ?, ?> table = tables.get(id);
    return table == null ? new Nowhere() : new Here(table);
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
    return Optional.ofNullable(tables.get(id)).map(table -> table.glance(seats));
  }

  @Override
  public String trouble() {
    return "";
  }

  @Override
  public void close() {}
}
