package games.magie.table.live;

import games.magie.kernel.Chance;
import games.magie.kernel.Draw;
import games.magie.kernel.EvenDraw;
import games.magie.table.Refused;
import games.magie.table.Services;
import games.magie.table.Store;
import games.magie.table.StoreFailure;
import games.magie.table.Timer;
import games.magie.table.Write;
import games.magie.table.live.Pondering.EffortBucket;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// What all tables share, see [Services], and a bounded place for bots to think; or the same for
/// one table as long as this server runs it.
public final class TableServices implements AutoCloseable {
  private static final int FASTEST_PERCENT = 50;
  private static final int SLOWEST_PERCENT = 150;
  private static final Duration WINDOW = Duration.ofMillis(900);
  private static final Duration LONGEST_THOUGHT = Duration.ofSeconds(10);
  private static final Draw SPREAD = new EvenDraw("think", SLOWEST_PERCENT - FASTEST_PERCENT + 1);

  private static final Executor READING =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().daemon().name("magie-reading").factory());

  private final Store store;
  private final Supplier<Chance> chance;
  private final Duration think;
  private final Timer timer;
  private final Semaphore thinking;
  private final Pondering pondering;

  private final BooleanSupplier over;

  public TableServices(Services shared) {
    this.store = shared.store();
    this.chance = shared.chance();
    this.think = shared.think();
    this.timer = shared.timer();
    int others = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    this.thinking = new Semaphore(others);
    this.pondering = new Pondering(others, timer.nanos());
    this.over = () -> false;
  }

  private TableServices(TableServices shared, Tenure tenure) {
    this.store = tenure;
    this.chance = shared.chance;
    this.think = shared.think;
    this.timer = shared.timer;
    this.thinking = shared.thinking;
    this.pondering = shared.pondering;
    this.over = tenure::over;
  }

  /// The same for one table that this server may lose: then nothing of it runs any more.
  public TableServices during(Tenure tenure) {
    return new TableServices(this, tenure);
  }

  public Store store() {
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
  public void nowAndThen(Duration pause, Runnable task) {
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

  /// A table's share of what the bots of this server may think.
  EffortBucket effort() {
    return Pondering.ofTable(nanos());
  }

  /// How much of the effort it wishes a bot may make now.
  int afford(EffortBucket table, int wish) {
    return pondering.afford(table, wish, nanos());
  }

  /// Thinks ahead outside of every lock. The answer comes once, on a thread of its own: null where
  /// there is none.
  ///
  /// @param what for the log
  <T> void ponder(String what, Supplier<T> thought, Consumer<@Nullable T> answer) {
    pondering.think(
        what,
        thought,
        alarm -> later(LONGEST_THOUGHT, alarm),
        found -> {
          var _ = later(Duration.ZERO, () -> answer.accept(found));
        });
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
  public <T> T read(Supplier<T> task) {
    try {
      return CompletableFuture.supplyAsync(task, READING).join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof RuntimeException why ? why : e;
    }
  }

  /// Writes what belongs to no table that runs yet. Throws [Refused] where it cannot be made safe.
  public void safe(List<Write> writes) {
    try {
      store.write(writes).join();
    } catch (CompletionException e) {
      throw new Refused(
          "unavailable",
          e.getCause() instanceof StoreFailure why ? why.told() : "something went wrong here");
    }
  }

  @Override
  public void close() {
    pondering.close();
    timer.close();
    store.close();
  }
}
