package games.magie.table.store.sqlite;

import games.magie.table.store.SqlSource;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import org.jspecify.annotations.Nullable;

/// Connections that read a file. Each question has one for itself, so that readers never wait for
/// the writer, be it in this process or another. A few are kept: to open one costs more than most
/// questions, and when a server is back everybody asks at once.
public final class SqliteReaders implements SqlSource, AutoCloseable {
  private static final int MOST_KEPT = 4;

  private final Path file;
  private final Queue<Connection> kept = new ArrayBlockingQueue<>(MOST_KEPT);
  private volatile boolean closed;

  SqliteReaders(Path file) {
    this.file = file;
  }

  /// For somebody who asks now and then and closes nothing.
  public static SqliteReaders keepingNone(Path file) {
    var readers = new SqliteReaders(file);
    readers.closed = true;
    return readers;
  }

  @Override
  public <T> T use(Work<T> work) throws SQLException {
    @Nullable Connection waiting = kept.poll();
    Connection connection =
        waiting == null ? DriverManager.getConnection("jdbc:sqlite:" + file) : waiting;
    boolean good = false;
    try {
      T result = work.with(connection);
      good = true;
      return result;
    } finally {
      if (closed || !good || !kept.offer(connection)) {
        connection.close();
      }
    }
  }

  @Override
  public void close() throws SQLException {
    closed = true;
    for (Connection each = kept.poll(); each != null; each = kept.poll()) {
      each.close();
    }
  }
}
