package games.magie.app;

import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.lab.match.MatchPlan;
import games.magie.lab.match.MatchResult;
import games.magie.lab.match.MatchRun;
import games.magie.lab.match.Sprt;
import games.magie.wire.Catalogue;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `magie match`: which of two players is better.
///
/// What goes to the standard output depends on the arguments alone; time and progress, which do
/// not, go to the error output.
@Command(
    name = "match",
    mixinStandardHelpOptions = true,
    description = "Plays two bots against each other and prints the difference and how sure it is.")
final class MatchCommand implements Callable<Integer> {
  private static final int MOST_THREADS = 1024;
  private static final double PERCENT = 100;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(index = "0", paramLabel = "GAME", description = "For example deal.")
  private String game = "";

  @Parameters(
      index = "1",
      paramLabel = "BOT",
      description = "It plays every seat of each deal in turn; hard/500 sets its effort.")
  private String one = "";

  @Parameters(
      index = "2",
      paramLabel = "OTHER",
      description = "It sits on the other seats, unless --field says who does.")
  private String other = "";

  @Option(
      names = "--field",
      paramLabel = "BOT",
      description = "Both bots play the same deals from the same seats among these.")
  private @Nullable String field;

  @Option(
      names = "--seats",
      paramLabel = "N",
      description = "How many seats (default: the fewest of the game).")
  private int seats;

  @Option(
      names = "--deals",
      paramLabel = "N",
      defaultValue = "500",
      description = "At most this many deals, each from every seat (default: ${DEFAULT-VALUE}).")
  private int deals;

  @Option(
      names = "--sprt",
      paramLabel = "LOW,HIGH",
      split = ",",
      description = "Stop as soon as it is sure which of the two the difference is, in points.")
  private List<Double> sprt = List.of();

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "The same seed gives the same result (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--threads",
      paramLabel = "T",
      description = "How many threads (default: one per processor); the result is the same.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--options",
      paramLabel = "NAME=VALUE",
      split = "[, ]",
      description = "Options of the game.")
  private List<String> options = List.of();

  @Option(names = "--json", description = "Print the figures as JSON.")
  private boolean json;

  @Override
  public Integer call() throws InterruptedException {
    if (deals < 1) {
      throw new BadInput("--deals " + deals + ": there must be at least 1");
    }
    if (threads < 1 || threads > MOST_THREADS) {
      throw new BadInput("--threads " + threads + ": there can be 1 to " + MOST_THREADS);
    }
    if (sprt.size() != 0 && sprt.size() != 2) {
      throw new BadInput("--sprt: two numbers of points, for example 0,2");
    }
    play(Catalogue.game(game));
    return 0;
  }

  private <S extends State<S>, M extends Move, V extends View> void play(Game<S, M, V> played)
      throws InterruptedException {
    var settings = Settings.parse(played.options(), String.join(" ", options));
    @Nullable Sprt test =
        sprt.isEmpty() ? null : new Sprt(sprt.get(0) / PERCENT, sprt.get(1) / PERCENT);
    int table = seats == 0 ? played.fewestSeats() : seats;
    var plan = new MatchPlan(settings, table, one, other, field, deals, seed, test);
    var run = new MatchRun<>(played, plan);
    var progress = new ProgressBar(spec.commandLine().getErr(), deals);
    long start = System.nanoTime();
    MatchResult result = run.run(threads, progress::show);
    double seconds = (System.nanoTime() - start) / 1e9;
    progress.clear();
    var out = spec.commandLine().getOut();
    out.print(json ? result.json() : result.table());
    out.flush();
    spec.commandLine()
        .getErr()
        .printf(
            Locale.ROOT,
            "%.1f s; a decision of %s took %.1f µs of a processor%n",
            seconds,
            one,
            result.micros());
  }
}
