package games.magie.app;

import games.magie.bots.Bots;
import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.lab.Outcome;
import games.magie.lab.OutcomeText;
import games.magie.lab.Plan;
import games.magie.lab.Simulation;
import games.magie.wire.Catalogue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `magie simulate`: bots play many games without a terminal.
///
/// What goes to the standard output depends on the arguments alone; speed and progress, which do
/// not, go to the error output.
@Command(
    name = "simulate",
    mixinStandardHelpOptions = true,
    description = "Lets bots play many games and prints who won and how long it took.")
final class SimulateCommand implements Callable<Integer> {
  private static final int MOST_THREADS = 1024;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "GAME", description = "For example express.")
  private String game = "";

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description = "How many games (default: ${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--seats",
      paramLabel = "BOT,BOT…",
      split = ",",
      description = "The bot on each seat (default: the fewest seats, all easy).")
  private List<String> seats = List.of();

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
      description = "Options of the game, for example target=10000,equal-turns=on.")
  private List<String> options = List.of();

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write the figures as JSON to a file, or with - instead of the table.")
  private String json = "";

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (games < 1) {
      throw new BadInput("--games " + games + ": there must be at least 1");
    }
    if (threads < 1 || threads > MOST_THREADS) {
      throw new BadInput("--threads " + threads + ": there can be 1 to " + MOST_THREADS);
    }
    simulate(Catalogue.game(game));
    return 0;
  }

  private <S extends State<S>, M extends Move, V extends View> void simulate(Game<S, M, V> played)
      throws IOException, InterruptedException {
    var settings = Settings.parse(played.options(), String.join(" ", options));
    var plan = new Plan(settings, bots(played), games, seed);
    var simulation = new Simulation<>(played, plan);
    var progress = new ProgressBar(spec.commandLine().getErr(), games);
    long start = System.nanoTime();
    Outcome outcome = simulation.run(threads, progress::show);
    double seconds = (System.nanoTime() - start) / 1e9;
    progress.clear();
    var out = spec.commandLine().getOut();
    out.print(json.equals("-") ? OutcomeText.json(outcome) : OutcomeText.table(outcome));
    out.flush();
    if (!json.isEmpty() && !json.equals("-")) {
      Files.writeString(Path.of(json), OutcomeText.json(outcome));
    }
    spec.commandLine()
        .getErr()
        .printf(
            Locale.ROOT,
            "%.1f s on %d thread%s: %.0f games and %.0f decisions a second%n",
            seconds,
            threads,
            threads == 1 ? "" : "s",
            outcome.games() / seconds,
            outcome.decisions() / seconds);
  }

  private List<String> bots(Game<?, ?, ?> played) {
    if (!seats.isEmpty()) {
      return seats;
    }
    return Collections.nCopies(played.fewestSeats(), Bots.usual(played.id()));
  }
}
