package games.magie.table.store.sqlite;

import games.magie.table.StoreFailure;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/// Brings what stands in the write-ahead log into the file, a little at a time and beside the
/// thread that writes: otherwise now and then a move would wait until a thousand pages are forced
/// to disk. The log begins anew when it has [#MOST_PAGES]; then the writer finds next to nothing
/// left to do.
final class Checkpoints implements AutoCloseable {
  /// From here on the writer itself helps, so that the log does not grow for ever.
  static final int MOST_PAGES = 4000;

  private static final Duration PAUSE = Duration.ofMillis(200);

  private final Path file;
  private final LongSupplier commits;
  private final Consumer<StoreFailure> giveUp;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread thread;

  /// @param commits how many there were
  /// @param giveUp called when nobody knows any more what the file holds
  Checkpoints(Path file, LongSupplier commits, Consumer<StoreFailure> giveUp) {
    this.file = file;
    this.commits = commits;
    this.giveUp = giveUp;
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
        if (now != seen && checkpoint(statement)) {
          seen = now;
        }
      }
    } catch (SQLException e) {
      giveUp.accept(new StoreFailure("cannot write: " + e.getMessage(), e, true));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Whether it was possible; on a full disk it may be later. To try again after another failure
  /// could end with a log that begins anew although the file does not hold what it held.
  private static boolean checkpoint(Statement statement) throws SQLException {
    try {
      statement.execute("pragma wal_checkpoint(passive)");
      return true;
    } catch (SQLException e) {
      if (SqliteWriter.inDoubt(e)) {
        throw e;
      }
      return false;
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
