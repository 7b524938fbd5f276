package games.magie.table.host;

import static java.lang.System.Logger.Level.INFO;
import static java.lang.System.Logger.Level.WARNING;

import games.magie.kernel.BadInput;
import games.magie.table.AdminCommand;
import games.magie.table.StoreFailure;
import games.magie.table.Write;
import games.magie.table.store.SqlReader;
import games.magie.table.store.sqlite.SqliteStore;
import java.time.Duration;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Looks now and then into the file for what the host has asked for by a command, see
/// [FileCaretaker]. Only the server that runs the tables can do it without contradicting itself.
public final class AdminInbox implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(AdminInbox.class.getName());
  private static final Duration PAUSE = Duration.ofMillis(200);

  /// Writes what an command needs together with the answer.
  public interface Doer {
    void carryOut(String table, AdminCommand command, Write.Answer done);
  }

  private final SqliteStore store;
  private final Doer doer;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread thread;

  public AdminInbox(SqliteStore store, Doer doer) {
    this.store = store;
    this.doer = doer;
    this.thread = Thread.ofVirtual().name("wishes").start(this::run);
  }

  private void run() {
    try {
      while (!closed.await(PAUSE.toMillis(), TimeUnit.MILLISECONDS)) {
        look();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void look() {
    try {
      store.reader().inbox().forEach(this::grant);
    } catch (StoreFailure e) {
      LOG.log(WARNING, "event=cannot-read-admin-inbox", e);
    }
  }

  private void grant(SqlReader.InboxEntry entry) {
    try {
      AdminCommand command = AdminCommand.parse(entry.command());
      doer.carryOut(entry.table(), command, new Write.Answer(entry.number(), FileCaretaker.DONE));
      LOG.log(
          INFO,
          "event=admin-command table=%s what=%s"
              .formatted(entry.table(), command.text().split(" ", 2)[0]));
    } catch (BadInput e) {
      refuse(entry, String.valueOf(e.getMessage()));
    } catch (CompletionException e) {
      if (e.getCause() instanceof BadInput why) {
        refuse(entry, String.valueOf(why.getMessage()));
      } else {
        LOG.log(
            WARNING, "event=admin-command-failed table=" + entry.table(), e); // it is tried again
      }
    } catch (StoreFailure e) {
      LOG.log(WARNING, "event=admin-command-failed table=" + entry.table(), e); // it is tried again
    } catch (RuntimeException e) {
      LOG.log(WARNING, "event=admin-command-failed table=" + entry.table(), e);
      refuse(entry, "it failed: " + e.getClass().getSimpleName());
    }
  }

  private void refuse(SqlReader.InboxEntry entry, String why) {
    var answer = new Write.Answer(entry.number(), why);
    var _ = store.write(java.util.List.of(answer)).exceptionally(_ -> null).join();
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
