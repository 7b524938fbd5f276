package games.magie.table;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// Where tables and journals are safe. What is written together is there whole or not at all, and
/// the future completes when it has been forced to disk, not before.
public interface Store extends AutoCloseable {
  List<TableRecord> tables();

  /// The rows of a table in order.
  List<RowRecord> rows(String table);

  /// The commands of a table that are no rows, in order.
  List<Write.Act> acts(String table);

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

  /// The table that was packed under this name, here or where it came from.
  Optional<String> packed(String name);

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
