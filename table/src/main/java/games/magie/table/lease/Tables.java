package games.magie.table.lease;

import games.magie.table.Host;
import games.magie.table.Refused;
import games.magie.table.Route;
import games.magie.table.TableRecord;
import games.magie.table.live.LiveTable;
import java.time.Duration;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;

/// Which tables a server runs: all of its own file, or those that it holds of a shared database.
public interface Tables extends AutoCloseable {
  /// A table at which nothing has happened from one look to the next may sleep.
  Duration NAP = Duration.ofMinutes(5);

  /// Where a table is.
  sealed interface Place {}

  record Here(LiveTable<?, ?, ?> table) implements Place {}

  record There(Route route) implements Place {}

  record Nowhere() implements Place {}

  Place place(String id);

  /// A table that runs here. Throws [Refused] if it runs elsewhere.
  default Optional<LiveTable<?, ?, ?>> table(String id) {
    return switch (place(id)) {
      case Here(LiveTable<?, ?, ?> table) -> Optional.of(table);
      case There _ ->
          throw new Refused("unavailable", "the table has moved, try again in a moment");
      case Nowhere _ -> Optional.empty();
    };
  }

  /// A table whose record was just made safe.
  LiveTable<?, ?, ?> opened(TableRecord record);

  /// Those that run here.
  Collection<LiveTable<?, ?, ?>> here();

  /// How many tables that belong here are in each state.
  Map<TableRecord.State, Integer> states();

  /// Nothing is left of a table; whoever is there is sent away.
  void delete(String id);

  /// What stands at a table, wherever it runs.
  Optional<Host.Glance> glance(String id, int seats);

  /// Why no table can be run safely now, empty if all is well.
  String trouble();

  @Override
  void close();
}
