package games.magie.table.store.postgres;

import games.magie.table.store.SqlSource;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Properties;
import java.util.concurrent.ArrayBlockingQueue;
import org.jspecify.annotations.Nullable;

/// The connections of one server to its database. None of them waits for ever: an answer that does
/// not come within half a lease is a failure. A few stay open for the next question.
public final class PostgresLink implements SqlSource, AutoCloseable {
  static final String PREFIX = "jdbc:postgresql:";

  private static final int KEPT = 4;

  private final String url;
  private final Duration lease;
  private final ArrayBlockingQueue<Connection> idle = new ArrayBlockingQueue<>(KEPT);
  private volatile boolean closed;

  public PostgresLink(String url, Duration lease) {
    this.url = url;
    this.lease = lease;
  }

  /// The database without the words that let somebody in.
  public String name() {
    return url.replaceFirst("\\?.*", "").replaceFirst("//[^/@]*@", "//");
  }

  public Duration lease() {
    return lease;
  }

  /// A new connection that the caller closes.
  public Connection open() throws SQLException {
    var settings = new Properties();
    String seconds = String.valueOf(Math.max(1, lease.toSeconds() / 2));
    settings.setProperty("connectTimeout", seconds);
    settings.setProperty("loginTimeout", seconds);
    settings.setProperty("socketTimeout", seconds);
    settings.setProperty("tcpKeepAlive", "true");
    settings.setProperty("reWriteBatchedInserts", "true");
    settings.setProperty("ApplicationName", "magie");
    Connection connection = DriverManager.getConnection(url, settings);
    try (Statement statement = connection.createStatement()) {
      statement.execute("set synchronous_commit=on");
      // A server that hangs in the middle of a transaction must not keep its tables from others.
      statement.execute("set idle_in_transaction_session_timeout=" + lease.toMillis());
      return connection;
    } catch (SQLException e) {
      close(connection);
      throw e;
    }
  }

  /// A connection that commits by itself. One that has grown old unnoticed is replaced.
  @Override
  public <T> T use(Work<T> work) throws SQLException {
    @Nullable Connection kept = idle.poll();
    if (kept != null) {
      if (kept.isValid(1)) {
        return use(kept, work);
      }
      close(kept);
    }
    return use(open(), work);
  }

  private <T> T use(Connection connection, Work<T> work) throws SQLException {
    boolean sound = false;
    try {
      T result = work.with(connection);
      sound = true;
      return result;
    } finally {
      if (!sound || closed || !idle.offer(connection)) {
        close(connection);
      }
    }
  }

  public static void close(@Nullable Connection connection) {
    try {
      if (connection != null) {
        connection.close();
      }
    } catch (SQLException e) {
      // It was of no use any more.
    }
  }

  @Override
  public void close() {
    closed = true;
    for (Connection each = idle.poll(); each != null; each = idle.poll()) {
      close(each);
    }
  }
}
