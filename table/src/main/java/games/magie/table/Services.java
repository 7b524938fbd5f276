package games.magie.table;

import games.magie.kernel.Chance;
import games.magie.kernel.Draw;
import games.magie.kernel.Lot;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/// What all tables share: the store, the source of chance, a timer, and a bounded place for bots to
/// think.
public final class Services implements AutoCloseable {
  private static final int FASTEST_PERCENT = 50;
  private static final int SLOWEST_PERCENT = 150;
  private static final Duration WINDOW = Duration.ofMillis(900);
  private static final Draw SPREAD = new Lot("think", SLOWEST_PERCENT - FASTEST_PERCENT + 1);

  private static final Executor READING =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().daemon().name("magie-reading").factory());

  private final Store store;
  private final Supplier<Chance> chance;
  private final Duration think;
  private final Timer timer;
  private final Semaphore thinking;

  private final BooleanSupplier over;

  /// @param chance makes a source for a game or a bot; cryptographic but in tests
  /// @param think how long a bot waits, on average, before it acts while somebody watches
  public Services(Store store, Supplier<Chance> chance, Duration think) {
    this(store, chance, think, Timer.ofMachine());
  }

  public Services(Store store, Supplier<Chance> chance, Duration think, Timer timer) {
    this.store = store;
    this.chance = chance;
    this.think = think;
    this.timer = timer;
    this.thinking = new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
    this.over = () -> false;
  }

  private Services(Services shared, Tenure tenure) {
    this.store = tenure;
    this.chance = shared.chance;
    this.think = shared.think;
    this.timer = shared.timer;
    this.thinking = shared.thinking;
    this.over = tenure::over;
  }

  /// The same for one table that this server may lose: then nothing of it runs any more.
  Services during(Tenure tenure) {
    return new Services(this, tenure);
  }

  Store store() {
    return store;
  }

  Chance chance() {
    return chance.get();
  }

  /// How long a bot waits this time. It is drawn anew each time: where the fastest hand counts,
  /// nobody can know whether a bot's is.
  Duration think() {
    return think.isZero()
        ? think
        : think.multipliedBy(FASTEST_PERCENT + chance().draw(SPREAD)).dividedBy(100);
  }

  /// How long the table waits before it follows a standing order, always: neither a card in the
  /// hand nor its absence makes a difference, and for so long the player may still do something
  /// else.
  Duration window() {
    return WINDOW;
  }

  long nanos() {
    return timer.nanos();
  }

  Future<?> later(Duration delay, Runnable task) {
    return over.getAsBoolean()
        ? CompletableFuture.completedFuture(null)
        : timer.later(
            delay,
            () -> {
              if (!over.getAsBoolean()) {
                task.run();
              }
            });
  }

  /// Runs a task again and again, until the server stops.
  void nowAndThen(Duration pause, Runnable task) {
    var _ =
        later(
            pause,
            () -> {
              try {
                task.run();
              } finally {
                nowAndThen(pause, task);
              }
            });
  }

  /// Runs a bot's turn; only so many think at once, people never wait for them.
  void think(Duration delay, Runnable task) {
    var _ = later(delay, () -> inTurn(task));
  }

  private void inTurn(Runnable task) {
    thinking.acquireUninterruptibly();
    try {
      task.run();
    } finally {
      thinking.release();
    }
  }

  /// Reads a packed table, which may take seconds. All of them have one platform thread: one after
  /// the other, and the operating system lets others interrupt it, so that it keeps neither bots
  /// nor people waiting. The task takes no table's lock; its caller may have one.
  <T> T read(Supplier<T> task) {
    try {
      return CompletableFuture.supplyAsync(task, READING).join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof RuntimeException why ? why : e;
    }
  }

  @Override
  public void close() {
    timer.close();
    store.close();
  }
}
