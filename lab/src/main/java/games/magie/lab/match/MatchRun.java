package games.magie.lab.match;

import games.magie.bots.Bots;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.lab.match.Sprt.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/// Plays the deals of a plan on some threads. Deals are counted in their order and the test looks
/// after every batch, so that the result does not depend on who played which.
public final class MatchRun<S extends State<S>, M extends Move, V extends View> {
  /// Deals between two looks.
  private static final int BATCH = 16;

  private final Game<S, M, V> game;
  private final MatchPlan plan;

  public MatchRun(Game<S, M, V> game, MatchPlan plan) {
    this.game = game;
    this.plan = plan;
    game.checkSeats(plan.seats(), plan.settings());
    Bots.player(game, plan.one()); // complains before anything is played
    Bots.player(game, plan.other());
    if (plan.field() != null) {
      Bots.player(game, plan.field());
    }
  }

  /// Plays until the test stops it or all deals are played.
  ///
  /// @param progress hears after every batch how many deals were played
  public MatchResult run(int threads, IntConsumer progress) throws InterruptedException {
    var tally = new MatchTally(plan);
    var workers = new ArrayList<Worker>();
    for (int thread = 0; thread < threads; thread++) {
      workers.add(new Worker());
    }
    try (var pool = Executors.newFixedThreadPool(threads)) {
      Verdict verdict = Verdict.OPEN;
      for (int from = 0; from < plan.deals() && verdict == Verdict.OPEN; from += BATCH) {
        for (@Nullable Played deal : batch(pool, workers, from)) {
          if (deal != null) {
            tally.add(deal);
          }
        }
        verdict = tally.verdict();
        progress.accept(tally.deals());
      }
    }
    long choices = workers.stream().mapToLong(worker -> worker.clock.choices()).sum();
    long nanos = workers.stream().mapToLong(worker -> worker.clock.nanos()).sum();
    return tally.result(game.id(), choices == 0 ? 0 : nanos / 1e3 / choices);
  }

  private @Nullable Played[] batch(ExecutorService pool, List<Worker> workers, int from)
      throws InterruptedException {
    var played = new @Nullable Played[Math.min(BATCH, plan.deals() - from)];
    var taken = new AtomicInteger();
    var parts = new ArrayList<Future<?>>();
    for (Worker worker : workers) {
      parts.add(pool.submit(() -> worker.play(from, taken, played)));
    }
    try {
      for (Future<?> part : parts) {
        part.get();
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("a game of the match failed", e.getCause());
    }
    return played;
  }

  /// The tables of one thread.
  private final class Worker {
    final Clocked clock = new Clocked();
    final Rotation<S, M, V> one;
    final @Nullable Rotation<S, M, V> other;

    Worker() {
      String field = plan.field() == null ? plan.other() : plan.field();
      one = new Rotation<>(game, plan, plan.one(), field, clock);
      other =
          plan.field() == null
              ? null
              : new Rotation<>(game, plan, plan.other(), field, new Clocked());
    }

    void play(int from, AtomicInteger taken, @Nullable Played[] into) {
      for (int at = taken.getAndIncrement(); at < into.length; at = taken.getAndIncrement()) {
        into[at] = deal(from + at);
      }
    }

    private Played deal(int number) {
      double share = one.play(number);
      if (other == null) {
        return new Played(share, 1.0 / plan.seats(), plan.seats(), one.unfinished());
      }
      double rival = other.play(number);
      return new Played(share, rival, 2 * plan.seats(), one.unfinished() + other.unfinished());
    }
  }
}
