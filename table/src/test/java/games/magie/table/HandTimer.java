package games.magie.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

/// Time that passes when the test says so, on the test's own thread.
public final class HandTimer implements Timer {
  private record Alarm(long at, Runnable task, CompletableFuture<Void> future) {}

  private final List<Alarm> alarms = new ArrayList<>();
  private long now;

  /// @param begins what the clock shows first: that of another start of a server is another
  public HandTimer(Duration begins) {
    now = begins.toNanos();
  }

  @Override
  public synchronized long nanos() {
    return now;
  }

  @Override
  public synchronized Future<?> later(Duration delay, Runnable task) {
    var alarm = new Alarm(now + delay.toNanos(), task, new CompletableFuture<>());
    alarms.add(alarm);
    return alarm.future;
  }

  /// Runs everything that is due within this time, in its order, also what comes up on the way.
  public void pass(Duration time) {
    long until = nanos() + time.toNanos();
    for (Alarm next = next(until); next != null; next = next(until)) {
      if (next.future.complete(null)) {
        next.task.run();
      }
    }
    synchronized (this) {
      now = until;
    }
  }

  public void seconds(long seconds) {
    pass(Duration.ofSeconds(seconds));
  }

  private synchronized @org.jspecify.annotations.Nullable Alarm next(long until) {
    Alarm first =
        alarms.stream()
            .filter(alarm -> alarm.at <= until)
            .min(Comparator.comparingLong(Alarm::at))
            .orElse(null);
    if (first != null) {
      alarms.remove(first);
      now = Math.max(now, first.at);
    }
    return first;
  }

  @Override
  public void close() {}
}
