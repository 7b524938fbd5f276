package games.magie.e2e.play;

import games.magie.table.Write;
import games.magie.table.store.sqlite.SqliteStore;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.stream.Stream;

/// Tables of a store at which games stand in every position that tests begin with.
public final class GivenTables {
  private final Map<Given, Queue<GivenTable>> tables = new HashMap<>();

  private GivenTables() {}

  private static List<Given> positions() {
    return Stream.of(BoardPosition.values(), DealPosition.values(), GoPosition.values())
        .<Given>flatMap(Arrays::stream)
        .toList();
  }

  /// Writes them to a store that no server uses yet.
  ///
  /// @param copies how many tables there are of each position
  public static GivenTables write(Path data, int copies) {
    var given = new GivenTables();
    var writes = new ArrayList<Write>();
    for (Given position : positions()) {
      var queue = new ArrayDeque<GivenTable>();
      for (int copy = 0; copy < copies; copy++) {
        queue.add(GivenTable.of(position, writes));
      }
      given.tables.put(position, queue);
    }
    try (var store = new SqliteStore(data)) {
      store.write(writes).join();
    }
    return given;
  }

  /// A table that nobody has sat at yet.
  public GivenTable next(Given position) {
    Queue<GivenTable> left = Objects.requireNonNull(tables.get(position));
    if (left.isEmpty()) {
      throw new IllegalStateException("more copies are needed of " + position);
    }
    return left.remove();
  }
}
