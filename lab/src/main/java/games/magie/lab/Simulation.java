package games.magie.lab;

import games.magie.bots.Bots;
import games.magie.kernel.Companion;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.mind.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/// Plays the games of a plan on some threads. The threads take games off one counter; because every
/// game has chance of its own and a [Tally] only counts, who plays which does not show.
public final class Simulation<S extends State<S>, M extends Move, V extends View> {
  /// Games taken at once.
  private static final int BATCH = 64;

  private static final long REPORT_EVERY_MILLIS = 200;

  private final Game<S, M, V> game;
  private final Plan plan;
  private final Companion<V> companion;
  private final AtomicInteger taken = new AtomicInteger();
  private final AtomicInteger done = new AtomicInteger();
  private volatile boolean stopped;

  public Simulation(Game<S, M, V> game, Plan plan) {
    this.game = game;
    this.plan = plan;
    this.companion = game.companion();
    game.checkSeats(plan.bots().size(), plan.settings());
    players(); // complains about an unknown one before anything is played
  }

  /// Plays all games.
  ///
  /// @param progress hears now and then, on the calling thread, how many games were played
  public Outcome run(int threads, IntConsumer progress) throws InterruptedException {
    var total = new Tally(plan.bots().size());
    try (var pool = Executors.newFixedThreadPool(threads)) {
      var parts = new ArrayList<Future<Tally>>();
      for (int thread = 0; thread < threads; thread++) {
        parts.add(pool.submit(this::part));
      }
      try {
        for (Future<Tally> part : parts) {
          total.add(await(part, progress));
        }
      } finally {
        stopped = true;
      }
    }
    progress.accept(done.get());
    return Outcome.of(plan, game.id(), total);
  }

  private Tally await(Future<Tally> part, IntConsumer progress) throws InterruptedException {
    while (true) {
      try {
        return part.get(REPORT_EVERY_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException _) {
        progress.accept(done.get());
      } catch (ExecutionException e) {
        throw new IllegalStateException("a game of the simulation failed", e.getCause());
      }
    }
  }

  /// What one thread does.
  private Tally part() {
    var tally = new Tally(plan.bots().size());
    var table = new SilentTable<>(game, plan.settings(), players(), plan.seed(), plan.mostSteps());
    for (int from = take(); from < plan.games() && !stopped; from = take()) {
      int to = Math.min(plan.games(), from + BATCH);
      for (int number = from; number < to; number++) {
        tally.count(game, companion, table.play(number), table.decisions());
      }
      done.addAndGet(to - from);
    }
    return tally;
  }

  /// The first game of the next batch; never beyond what an int holds, however often it is asked.
  private int take() {
    return taken.getAndUpdate(
        next -> next >= plan.games() ? next : next + Math.min(BATCH, plan.games() - next));
  }

  private List<Player<M, V>> players() {
    return plan.bots().stream().map(name -> Bots.player(game, name)).toList();
  }
}
