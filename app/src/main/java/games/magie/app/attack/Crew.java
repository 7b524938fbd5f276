package games.magie.app.attack;

import java.io.Closeable;
import java.io.IOException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

/// The threads of an attack, one for each attacker and whatever these start. What they have open is
/// closed when the attack is over, so that nobody stays blocked in a write.
final class Crew implements AutoCloseable {
  /// A part of an attack, done again and again.
  interface Part {
    void once(int attacker) throws IOException, InterruptedException;
  }

  private final Target target;
  private final ExecutorService threads =
      Executors.newCachedThreadPool(Thread.ofPlatform().daemon().factory());
  private final Set<Closeable> open = ConcurrentHashMap.newKeySet();

  Crew(Target target) {
    this.target = target;
  }

  /// Does nothing any more when the attack is over.
  void execute(Runnable task) {
    try {
      threads.execute(task);
    } catch (RejectedExecutionException e) {
      target.tally.add("too late");
    }
  }

  /// Closes it at the end of the attack at the latest.
  <T extends Closeable> T watch(T resource) {
    open.add(resource);
    return resource;
  }

  void forget(Closeable resource) throws IOException {
    open.remove(resource);
    resource.close();
  }

  /// Lets every attacker do its part until the attack is over.
  void strike(int attackers, Part part) throws InterruptedException {
    for (int number = 0; number < attackers; number++) {
      int attacker = number;
      execute(() -> repeat(attacker, part));
    }
    awaitEnd();
  }

  /// Waits until the attack is over, and a little for those who end by themselves.
  void awaitEnd() throws InterruptedException {
    while (!target.over()) {
      target.pause(Duration.ofMillis(100));
    }
    threads.shutdown();
    var _ = threads.awaitTermination(300, TimeUnit.MILLISECONDS);
    close();
    // Whoever was blocked still has to count itself.
    var _ = threads.awaitTermination(2, TimeUnit.SECONDS);
  }

  private void repeat(int attacker, Part part) {
    while (!target.over()) {
      try {
        part.once(attacker);
      } catch (IOException e) {
        if (!target.over()) {
          target.tally.add("cut off");
        }
      } catch (InterruptedException e) {
        return;
      }
      target.pause(Duration.ofMillis(20));
    }
  }

  @Override
  public void close() {
    for (Closeable each : open) {
      try {
        each.close();
      } catch (IOException e) {
        target.tally.add("not closed");
      }
    }
    threads.shutdownNow();
  }
}
