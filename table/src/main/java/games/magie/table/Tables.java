package games.magie.table;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/// Which tables a server runs: all of its own file, or those that it holds of a shared database.
interface Tables extends AutoCloseable {
  /// A table at which nothing has happened from one look to the next may sleep.
  Duration NAP = Duration.ofMinutes(5);

  /// Where a table is.
  sealed interface Place {}

  record Here(Table<?, ?, ?> table) implements Place {}

  record There(Route route) implements Place {}

  record Nowhere() implements Place {}

  Place place(String id);

  /// A table whose record was just made safe.
  Table<?, ?, ?> opened(TableRecord record);

  /// Takes a table up from what a store has kept of it.
  static void resume(Table<?, ?, ?> table, Store store) {
    String id = table.id();
    List<Write.SetTime> times = table.record().clock() == 0 ? List.of() : store.times(id);
    table.resume(store.rows(id), store.acts(id), times);
  }

  /// Those that run here.
  Collection<Table<?, ?, ?>> here();

  /// The states of all that belong here.
  default List<TableRecord.State> states() {
    return here().stream().map(table -> table.record().state()).toList();
  }

  /// The seats of a device.
  ///
  /// @param device the hash of its cookie
  List<Host.Held> held(String device);

  /// A device holds a seat from now on; the caller has made it safe.
  void hold(Write.Hold hold);

  /// What one device held is held by another from now on; the caller has made it safe.
  void rehold(Write.Rehold holds);

  /// What stands at a table, wherever it runs.
  Optional<Host.Glance> glance(String id, int seats);

  /// The table that was packed under this name, here or where it came from.
  Optional<String> packed(String name);

  /// Why no table can be run safely now, empty if all is well.
  String trouble();

  @Override
  void close();
}
