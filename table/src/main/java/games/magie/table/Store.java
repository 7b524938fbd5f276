package games.magie.table;

import games.magie.table.store.postgres.PostgresStore;
import games.magie.table.store.sqlite.SqliteStore;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// Where tables and journals are safe. What is written together is there whole or not at all, and
/// the future completes when it has been forced to disk, not before.
public interface Store extends AutoCloseable {
  /// The embedded store in a file, which is made if it is not there. Throws a [StoreFailure] if it
  /// cannot be opened safely, or if another server runs on it.
  static Store inFile(Path file) {
    return new SqliteStore(file);
  }

  /// The store that several servers share.
  ///
  /// @param url of a PostgreSQL database, as JDBC reads it, with whatever lets this server in
  /// @param lease how long a server that is not heard of keeps its tables
  static Store inDatabase(String url, Duration lease) {
    return new PostgresStore(url, lease);
  }

  List<TableRecord> tables();

  /// The rows of a table in order.
  List<RowRecord> rows(String table);

  /// Throws [games.magie.kernel.BadInput] if rows of a table were changed or are missing.
  ///
  /// @param rows as [#rows] has just told them
  default void check(String table, List<RowRecord> rows) {}

  /// The commands of a table that are no rows, in order.
  List<Write.Action> actions(String table);

  List<Write.Hold> holds();

  /// How the clocks of a table's seats stood last.
  List<Write.SetTime> times(String table);

  /// What was said at a table, in order.
  List<Write.Say> chat(String table);

  /// A running game that anybody may watch.
  ///
  /// @param moves how many there were
  record Listed(TableRecord table, int moves) {}

  /// Those in which something happened last come first.
  List<Listed> listed(int most);

  /// One table, if it is here.
  default Optional<TableRecord> table(String id) {
    return tables().stream().filter(table -> table.id().equals(id)).findFirst();
  }

  /// How many tables are in each state.
  default Map<TableRecord.State, Integer> states() {
    var states = new EnumMap<TableRecord.State, Integer>(TableRecord.State.class);
    tables().forEach(table -> states.merge(table.state(), 1, Integer::sum));
    return states;
  }

  /// The seats of one device.
  default List<Write.Hold> holds(String device) {
    return holds().stream().filter(hold -> hold.device().equals(device)).toList();
  }

  /// The devices that hold a seat, by the hashes of their cookies.
  default List<String> holders(String table, int seat) {
    return holds().stream()
        .filter(hold -> hold.table().equals(table) && hold.seat() == seat)
        .map(Write.Hold::device)
        .toList();
  }

  /// The tables that were packed under this name, here or where they came from, in order of
  /// arrival.
  List<String> packed(String name);

  /// The table of a file that is here already.
  ///
  /// @param pack the name that it bears
  default Optional<String> known(String pack, String file) {
    return Optional.empty();
  }

  /// A whole file that is kept with a table; [#actions] has the beginning only.
  ///
  /// @param action by which it came here
  default String file(String table, String action) {
    return "";
  }

  /// How many bytes the files have whose tables wait for their people.
  default long waitingBytes() {
    return 0;
  }

  /// A random key, the same for all servers that share the store.
  String deviceKey();

  /// Completes exceptionally with a [StoreFailure] when nothing was written.
  CompletableFuture<Void> write(List<Write> writes);

  /// Why nothing can be made safe now, in one line; empty if it can.
  default String trouble() {
    return "";
  }

  /// What was written since the start.
  ///
  /// @param commits forced to disk
  /// @param nanos that they took together
  record Activity(long commits, long writes, long nanos) {}

  default Activity activity() {
    return new Activity(0, 0, 0);
  }

  @Override
  void close();
}
