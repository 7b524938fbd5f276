package games.magie.table.lease;

import static java.lang.System.Logger.Level.WARNING;

import games.magie.table.store.postgres.Leases;
import games.magie.table.store.postgres.PostgresLink;
import games.magie.table.store.postgres.PostgresStore;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/// Keeps this server's row in the database from expiring, and listens to what the others do. One
/// thread with a connection of its own.
final class Keeper implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(Keeper.class.getName());
  private static final int RENEWALS = 4;

  /// What it tells; nothing of this may block.
  interface Watch {
    /// A table was taken by somebody.
    void taken(String table, long epoch);

    /// The row was renewed; a good moment to look for news that were missed.
    void renewed();

    /// Nothing was heard of the database for a whole lease: others may have taken everything.
    void expired();
  }

  private final PostgresLink link;
  private final Leases leases;
  private final String address;
  private final Watch watch;
  private final Thread thread;
  private final CountDownLatch closed = new CountDownLatch(1);
  private volatile long renewed = System.nanoTime();
  private volatile String failure = "";
  private boolean expired;

  /// @param address where this server listens for the others; it has joined
  Keeper(PostgresLink link, Leases leases, String address, Watch watch) {
    this.link = link;
    this.leases = leases;
    this.address = address;
    this.watch = watch;
    this.thread = Thread.ofPlatform().daemon().name("keeper").start(this::run);
  }

  /// Why the row may expire, empty if it was renewed in time.
  String trouble() {
    long silent = System.nanoTime() - renewed;
    return silent > link.lease().toNanos() / 2 ? "the database does not answer: " + failure : "";
  }

  private void run() {
    @Nullable Connection connection = null;
    while (closed.getCount() > 0) {
      try {
        if (connection == null) {
          connection = link.open();
          try (Statement statement = connection.createStatement()) {
            statement.execute("listen " + Leases.CHANNEL);
          }
        }
        renewAndListen(connection);
      } catch (SQLException e) {
        failure = PostgresStore.oneLine(e);
        LOG.log(WARNING, "event=lease-not-renewed", e);
        PostgresLink.close(connection);
        connection = null;
        checkExpired();
        pause();
      }
    }
    PostgresLink.close(connection);
  }

  private void renewAndListen(Connection connection) throws SQLException {
    long begun = System.nanoTime();
    checkExpired();
    if (!leases.renew(connection)) {
      leases.join(address);
    }
    renewed = begun;
    expired = false;
    watch.renewed();
    var news = connection.unwrap(PGConnection.class);
    long due = begun + link.lease().toNanos() / RENEWALS;
    for (long left = due - System.nanoTime();
        left > 0 && closed.getCount() > 0;
        left = due - System.nanoTime()) {
      int millis = (int) Math.max(1, TimeUnit.NANOSECONDS.toMillis(left));
      for (PGNotification each : news.getNotifications(millis)) {
        tell(each.getParameter());
      }
    }
  }

  /// After a long sleep, too, and before anything else is said to the database.
  private void checkExpired() {
    if (!expired && System.nanoTime() - renewed > link.lease().toNanos()) {
      expired = true;
      watch.expired();
    }
  }

  private void tell(String news) {
    int space = news.indexOf(' ');
    if (space < 0) {
      watch.renewed(); // somebody has left
    } else {
      watch.taken(news.substring(0, space), Long.parseLong(news.substring(space + 1)));
    }
  }

  private void pause() {
    try {
      var _ = closed.await(link.lease().toMillis() / (2 * RENEWALS), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// From now on nothing is renewed.
  @Override
  public void close() {
    closed.countDown();
    try {
      thread.join(link.lease());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
