package games.magie.laws;

import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/// Walks until a number of transitions was judged or a law is broken, on several threads.
public final class RandomCheck<S extends State<S>, M extends Move, V extends View> {
  /// @param failures one of each kind
  public record Result(Tally tally, List<Failure> failures) {
    public Result {
      failures = List.copyOf(failures);
    }

    public @Nullable Failure failure() {
      return failures.isEmpty() ? null : failures.getFirst();
    }
  }

  private final Game<S, M, V> game;
  private final LawBook book;
  private final long seed;

  public RandomCheck(Game<S, M, V> game, LawBook book, long seed) {
    this.game = game;
    this.book = book;
    this.seed = seed;
  }

  /// One walk by its number.
  public Result walk(int number) {
    var tally = new Tally();
    Failure failure = new RandomWalk<>(game, book, seed, number, tally).run();
    return new Result(tally, failure == null ? List.of() : List.of(failure));
  }

  /// @param mostKinds of failures to find before stopping
  /// @param progress hears now and then how many transitions were judged
  public Result run(long transitions, int threads, int mostKinds, LongConsumer progress)
      throws InterruptedException {
    return run(transitions, threads, mostKinds, progress, failure -> {});
  }

  /// @param found hears of the first failure of each kind as soon as it happens, one at a time
  public Result run(
      long transitions, int threads, int mostKinds, LongConsumer progress, Consumer<Failure> found)
      throws InterruptedException {
    var all = new Tally();
    var next = new AtomicInteger();
    var done = new AtomicLong();
    var failures = new ConcurrentSkipListMap<String, Failure>();
    var crew = new ArrayList<Thread>();
    for (int n = 0; n < threads; n++) {
      crew.add(
          Thread.ofPlatform()
              .daemon()
              .start(() -> {
                while (done.get() < transitions && failures.size() < mostKinds) {
                  var tally = new Tally();
                  Failure failure =
                      new RandomWalk<>(game, book, seed, next.getAndIncrement(), tally).run();
                  if (failure != null && failures.putIfAbsent(failure.kind(), failure) == null) {
                    synchronized (failures) {
                      found.accept(failure);
                    }
                  }
                  all.add(tally);
                  done.addAndGet(tally.transitions());
                }
              }));
    }
    for (Thread thread : crew) {
      while (!thread.join(java.time.Duration.ofMillis(200))) {
        progress.accept(Math.min(done.get(), transitions));
      }
    }
    return new Result(all, List.copyOf(failures.values()));
  }
}
