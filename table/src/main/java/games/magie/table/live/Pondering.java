package games.magie.table.live;

import static java.lang.System.Logger.Level.WARNING;

import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Where the bots of all tables think ahead: on a few platform threads of low priority, so that the
/// operating system lets people's moves pass, and with an effort that the whole server can afford.
final class Pondering implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(Pondering.class.getName());

  /// Less isn't worth the threads: the bot plays by reflex.
  static final int LEAST = 250;

  /// Steps a second of each thread, a part of what a slow processor can do.
  private static final int STEPS = 500_000;

  private static final int TABLE_STEPS = 200_000;
  private static final int TABLE_RESERVE = 1_000_000;

  /// Thoughts that wait for a thread; with more of them the next bot plays by reflex.
  private static final int QUEUE = 1_000;

  /// Threads that never came back. With more of them nobody thinks ahead any more.
  private static final int MOST_LOST = 4;

  private final ThreadPoolExecutor threads;
  private final EffortBucket server;
  private final AtomicInteger lost = new AtomicInteger();
  private final LongAdder full = new LongAdder();
  private final LongAdder less = new LongAdder();
  private final LongAdder none = new LongAdder();

  /// @param nanos the time now
  @SuppressWarnings("ThreadPriorityCheck") // only a wish that people come first
  Pondering(int threads, long nanos) {
    ThreadFactory factory =
        Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY).name("pondering-", 0).factory();
    this.threads =
        new ThreadPoolExecutor(
            threads, threads, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>(QUEUE), factory);
    this.threads.allowCoreThreadTimeOut(true);
    this.server = new EffortBucket(threads * STEPS, 4 * threads * STEPS, nanos);
  }

  static EffortBucket ofTable(long nanos) {
    return new EffortBucket(TABLE_STEPS, TABLE_RESERVE, nanos);
  }

  /// How much of the effort it wishes a bot may make: as much, or a half, a quarter… or 0.
  int afford(EffortBucket table, int wish, long nanos) {
    if (wish == 0 || lost.get() >= MOST_LOST) {
      return 0;
    }
    for (int effort = wish; effort >= Math.min(LEAST, wish); effort /= 2) {
      if (table.has(effort, nanos) && server.has(effort, nanos)) {
        table.take(effort);
        server.take(effort);
        (effort == wish ? full : less).increment();
        return effort;
      }
    }
    none.increment();
    return 0;
  }

  /// Decisions made at full effort, at less, and by reflex since none was left.
  long[] decisions() {
    return new long[] {full.sum(), less.sum(), none.sum()};
  }

  /// Thinks on one of the threads. The answer comes once, on any thread: what was thought, or null
  /// where that failed or took too long.
  ///
  /// @param what for the log
  /// @param alarm runs a task when the longest time has passed
  <T> void think(
      String what,
      Supplier<T> thought,
      Function<Runnable, Future<?>> alarm,
      Consumer<@Nullable T> answer) {
    var thinking = new Thinking<>(what, thought, answer);
    thinking.watch = alarm.apply(thinking::tooLate);
    try {
      threads.execute(thinking);
    } catch (RejectedExecutionException e) {
      thinking.reject();
    }
  }

  private enum State {
    WAITING,
    THINKING,
    LATE,
    ANSWERED
  }

  private final class Thinking<T> implements Runnable {
    private final String what;
    private final Supplier<T> thought;
    private final Consumer<@Nullable T> answer;
    private final AtomicReference<State> state = new AtomicReference<>(State.WAITING);
    private volatile @Nullable Thread thread;
    private volatile @Nullable Future<?> watch;

    Thinking(String what, Supplier<T> thought, Consumer<@Nullable T> answer) {
      this.what = what;
      this.thought = thought;
      this.answer = answer;
    }

    @Override
    public void run() {
      thread = Thread.currentThread();
      if (!state.compareAndSet(State.WAITING, State.THINKING)) {
        return;
      }
      @Nullable T found = null;
      try {
        found = thought.get();
      } catch (RuntimeException | StackOverflowError e) {
        LOG.log(WARNING, "event=thinker-failed " + what, e);
      }
      if (state.compareAndSet(State.THINKING, State.ANSWERED)) {
        unwatch();
        answer.accept(found);
      } else {
        grow(-1);
      }
    }

    void tooLate() {
      if (state.compareAndSet(State.WAITING, State.ANSWERED)) {
        threads.remove(this);
        answer.accept(null);
      } else if (state.compareAndSet(State.THINKING, State.LATE)) {
        LOG.log(WARNING, "event=thinker-too-late " + what);
        grow(1);
        @Nullable Thread busy = thread;
        if (busy != null) {
          busy.interrupt();
        }
        answer.accept(null);
      }
    }

    void reject() {
      if (state.compareAndSet(State.WAITING, State.ANSWERED)) {
        unwatch();
        answer.accept(null);
      }
    }

    private void unwatch() {
      @Nullable Future<?> watching = watch;
      if (watching != null) {
        watching.cancel(false);
      }
    }
  }

  /// A thread that never comes back is replaced; one that does come back goes.
  private synchronized void grow(int by) {
    lost.addAndGet(by);
    int size = threads.getCorePoolSize() + by;
    if (by > 0) {
      threads.setMaximumPoolSize(size);
      threads.setCorePoolSize(size);
    } else {
      threads.setCorePoolSize(size);
      threads.setMaximumPoolSize(size);
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }

  /// A token bucket of effort, in steps of playouts: so many flow in a second, and so many are kept
  /// for hard questions. Thread-safe.
  static final class EffortBucket {
    private static final double NANOS = 1e9;

    private final int perSecond;
    private final int most;
    private double tokens;
    private long filled;

    /// @param nanos the time now
    EffortBucket(int perSecond, int most, long nanos) {
      this.perSecond = perSecond;
      this.most = most;
      this.tokens = most;
      this.filled = nanos;
    }

    synchronized boolean has(int effort, long nanos) {
      tokens = Math.min(most, tokens + (nanos - filled) / NANOS * perSecond);
      filled = nanos;
      return tokens >= effort;
    }

    synchronized void take(int effort) {
      tokens -= effort;
    }
  }
}
