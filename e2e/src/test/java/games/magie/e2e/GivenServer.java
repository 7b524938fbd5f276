package games.magie.e2e;

import games.magie.server.Limits;
import games.magie.server.MagieServer;
import games.magie.server.ServerConfig;
import games.magie.table.SqliteStore;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

/// A server at whose tables the classic board stands in every [BoardPosition].
final class GivenServer implements AutoCloseable {
  private final Map<BoardPosition, GivenTable> tables;
  private final MagieServer server;

  GivenServer(Path folder) {
    Path data = folder.resolve("given.db");
    tables = write(data);
    server = MagieServer.start(new ServerConfig(0, data, false, "", Duration.ZERO, Limits.DEFAULT));
  }

  /// Writes all positions to a store that no server uses yet.
  static Map<BoardPosition, GivenTable> write(Path data) {
    var tables = new EnumMap<BoardPosition, GivenTable>(BoardPosition.class);
    try (var store = new SqliteStore(data)) {
      for (BoardPosition each : BoardPosition.values()) {
        String[] names = each.names.split(" ", -1);
        tables.put(each, GivenTable.write(store, "pocket", each.options, each.position, names));
      }
    }
    return tables;
  }

  String url() {
    return "http://127.0.0.1:" + server.port();
  }

  /// The address of a seat at the table of a position.
  String link(BoardPosition position, int seat) {
    return Objects.requireNonNull(tables.get(position)).links().get(seat);
  }

  @Override
  public void close() {
    server.close();
  }
}
