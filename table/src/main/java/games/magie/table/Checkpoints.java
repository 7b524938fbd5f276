package games.magie.table;

import static java.lang.System.Logger.Level.WARNING;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/// Brings what stands in the write-ahead log into the file, a little at a time and beside the
/// thread that writes: otherwise now and then a move would wait until a thousand pages are forced
/// to disk. The log begins anew when it has [#MOST_PAGES]; then the writer finds next to nothing
/// left to do.
final class Checkpoints implements AutoCloseable {
  /// From here on the writer itself helps, so that the log does not grow for ever.
  static final int MOST_PAGES = 4000;

  private static final System.Logger LOG = System.getLogger(Checkpoints.class.getName());
  private static final Duration PAUSE = Duration.ofMillis(200);

  private final Path file;
  private final LongSupplier commits;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread thread;

  /// @param commits how many there were
  Checkpoints(Path file, LongSupplier commits) {
    this.file = file;
    this.commits = commits;
    this.thread = Thread.ofPlatform().name("checkpoints").daemon().start(this::run);
  }

  private void run() {
    long seen = 0;
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      // Before a page goes into the file, the log that holds it is forced.
      statement.execute("pragma synchronous=full");
      while (!closed.await(PAUSE.toMillis(), TimeUnit.MILLISECONDS)) {
        long now = commits.getAsLong();
        if (now != seen) {
          checkpoint(statement);
          seen = now;
        }
      }
    } catch (SQLException e) {
      // Nothing is lost: the log holds everything, and the writer does the same once it is long.
      LOG.log(WARNING, "event=no-checkpoints reason=" + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// What found no room on a full disk finds it later.
  private static void checkpoint(Statement statement) throws SQLException {
    try {
      statement.execute("pragma wal_checkpoint(passive)");
    } catch (SQLiteException e) {
      if (e.getResultCode() != SQLiteErrorCode.SQLITE_FULL) {
        throw e;
      }
      LOG.log(WARNING, "event=no-checkpoint reason=disk-full");
    }
  }

  @Override
  public void close() {
    closed.countDown();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
