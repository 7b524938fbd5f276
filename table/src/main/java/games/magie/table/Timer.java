package games.magie.table;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/// The time of a server, which only goes on: nobody can set it, and it stands still while the
/// server is down.
public interface Timer extends AutoCloseable {
  /// Counts up from an unknown beginning.
  long nanos();

  /// Runs a task after a while on a thread of its own.
  Future<?> later(Duration delay, Runnable task);

  @Override
  void close();

  /// The machine's own.
  static Timer ofMachine() {
    ScheduledExecutorService timer =
        Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("timer").factory());
    return new Timer() {
      @Override
      public long nanos() {
        return System.nanoTime();
      }

      @Override
      public Future<?> later(Duration delay, Runnable task) {
        try {
          return timer.schedule(
              () -> {
                Thread.startVirtualThread(task);
              },
              delay.toNanos(),
              TimeUnit.NANOSECONDS);
        } catch (RejectedExecutionException e) {
          return CompletableFuture.completedFuture(null); // shutting down
        }
      }

      @Override
      public void close() {
        timer.shutdownNow();
      }
    };
  }
}
