package games.magie.table;

import static java.lang.System.Logger.Level.INFO;
import static java.lang.System.Logger.Level.WARNING;

import games.magie.kernel.BadInput;
import java.time.Duration;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Looks now and then into the file for what the host has asked for by a command, see
/// [FileCaretaker]. Only the server that runs the tables can do it without contradicting itself.
final class Wishes implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(Wishes.class.getName());
  private static final Duration PAUSE = Duration.ofMillis(200);

  /// Writes what an errand needs together with the answer.
  interface Doer {
    void carryOut(String table, Errand errand, Write.Answer done);
  }

  private final SqliteStore store;
  private final Doer doer;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread thread;

  Wishes(SqliteStore store, Doer doer) {
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
      store.reader().wishes().forEach(this::grant);
    } catch (StoreFailure e) {
      LOG.log(WARNING, "event=cannot-read-wishes", e);
    }
  }

  private void grant(SqlReader.Wish wish) {
    try {
      Errand errand = Errand.parse(wish.errand());
      doer.carryOut(wish.table(), errand, new Write.Answer(wish.number(), FileCaretaker.DONE));
      LOG.log(
          INFO,
          "event=errand table=%s what=%s".formatted(wish.table(), errand.text().split(" ", 2)[0]));
    } catch (BadInput e) {
      refuse(wish, String.valueOf(e.getMessage()));
    } catch (CompletionException e) {
      if (e.getCause() instanceof BadInput why) {
        refuse(wish, String.valueOf(why.getMessage()));
      } else {
        LOG.log(WARNING, "event=errand-failed table=" + wish.table(), e); // it is tried again
      }
    } catch (StoreFailure e) {
      LOG.log(WARNING, "event=errand-failed table=" + wish.table(), e); // it is tried again
    } catch (RuntimeException e) {
      LOG.log(WARNING, "event=errand-failed table=" + wish.table(), e);
      refuse(wish, "it failed: " + e.getClass().getSimpleName());
    }
  }

  private void refuse(SqlReader.Wish wish, String why) {
    var answer = new Write.Answer(wish.number(), why);
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
