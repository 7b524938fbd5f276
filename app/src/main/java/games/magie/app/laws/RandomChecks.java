package games.magie.app.laws;

import games.magie.app.RunProgress;
import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.laws.Failure;
import games.magie.laws.LawBook;
import games.magie.laws.RandomCheck;
import games.magie.wire.Catalogue;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Option;

/// The options of `magie check` for random play, and the run itself.
public final class RandomChecks {
  private static final int MOST_THREADS = 1024;
  private static final int MOST_KINDS = 30;
  private static final LawBook BOOK = LawBook.KERNEL.and(new FileLaws());

  @Option(
      names = "--random",
      required = true,
      paramLabel = "N",
      description = "Play N transitions of each game at random, judged by every law.")
  private long transitions;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "The same seed walks the same way (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      split = ",",
      description = "Only these games, for example pocket,deal (default: all).")
  private List<String> games = List.of();

  @Option(
      names = "--threads",
      paramLabel = "T",
      description = "How many threads (default: one per processor).")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--walk",
      paramLabel = "W",
      description = "Only the walk of this number, as a failure names it.")
  private int walk = -1;

  @Option(
      names = "--keep-going",
      description = "Go on after a failure, and report one of each kind.")
  private boolean keepGoing;

  /// @return 0 if every law holds, else 1
  public int run(PrintWriter out, PrintWriter err) throws InterruptedException {
    if (transitions < 1) {
      throw new BadInput("--random " + transitions + ": there must be at least 1");
    }
    if (threads < 1 || threads > MOST_THREADS) {
      throw new BadInput("--threads " + threads + ": there can be 1 to " + MOST_THREADS);
    }
    var played = new ArrayList<Game<?, ?, ?>>();
    for (String id : games.isEmpty() ? Catalogue.ids() : games) {
      played.add(Catalogue.game(id));
    }
    var table = new LawTable();
    boolean broken = false;
    for (Game<?, ?, ?> game : played) {
      if (broken && !keepGoing) {
        break;
      }
      broken |= !check(game, table, out, err).isEmpty();
    }
    if (!broken || keepGoing) {
      out.print(table.text());
    }
    out.flush();
    return broken ? 1 : 0;
  }

  private void report(Failure failure, PrintWriter out) {
    out.print(failure.text());
    out.printf(
        "%nTo repeat it:%n  ./magie check --random 1 --seed %d --game %s --walk %d%n%n",
        seed, failure.game(), failure.walk());
    out.flush();
  }

  private <S extends State<S>, M extends Move, V extends View> List<Failure> check(
      Game<S, M, V> game, LawTable table, PrintWriter out, PrintWriter err)
      throws InterruptedException {
    var check = new RandomCheck<>(game, BOOK, seed);
    var progress = new RunProgress(err, game.id(), "transitions", transitions);
    long start = System.nanoTime();
    RandomCheck.Result result;
    if (walk >= 0) {
      result = check.walk(walk);
      result.failures().forEach(failure -> report(failure, out));
    } else {
      int kinds = keepGoing ? MOST_KINDS : 1;
      result =
          check.run(
              transitions,
              threads,
              kinds,
              progress::show,
              failure -> {
                progress.clear();
                report(failure, out);
              });
    }
    progress.clear();
    double seconds = (System.nanoTime() - start) / 1e9;
    table.add(game.id(), result.tally(), seconds);
    err.printf(
        Locale.ROOT,
        "%s: %,d transitions in %,d walks, %.1f s, %,.0f a second of processor time%n",
        game.id(),
        result.tally().transitions(),
        result.tally().walks(),
        seconds,
        result.tally().transitions() / result.tally().cpuSeconds());
    err.flush();
    return result.failures();
  }
}
