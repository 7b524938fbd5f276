package games.magie.app.load;

import games.magie.kernel.BadInput;
import games.magie.table.RowRecord;
import games.magie.table.StoreFile;
import games.magie.wire.Catalogue;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `magie load`: an open-model generator of moves for a server that runs already.
@Command(
    name = "load",
    mixinStandardHelpOptions = true,
    description = "Plays at many tables of a running server at a fixed rate, and measures.")
public final class LoadCommand implements Callable<Integer> {
  /// A generator that sends later than this measures itself.
  private static final Duration BEHIND = Duration.ofMillis(10);

  private static final int MOST_FAULTS_TOLD = 10;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--server",
      paramLabel = "URL",
      defaultValue = "http://localhost:8080",
      description = "The server; its --trusted must name this machine (default: ${DEFAULT-VALUE}).")
  private URI server = URI.create("http://localhost:8080");

  @Option(
      names = "--tables",
      paramLabel = "N",
      defaultValue = "100",
      description = "Tables of four seats, each with a socket (default: ${DEFAULT-VALUE}).")
  private int tables;

  @Option(
      names = "--rate",
      paramLabel = "R",
      defaultValue = "50",
      description = "Moves a second over all tables (default: ${DEFAULT-VALUE}).")
  private int rate;

  @Option(
      names = "--minutes",
      paramLabel = "M",
      defaultValue = "1",
      description = "How long is measured (default: ${DEFAULT-VALUE}).")
  private double minutes;

  @Option(
      names = "--warm-up",
      paramLabel = "SECONDS",
      defaultValue = "30",
      description = "The same before, unmeasured (default: ${DEFAULT-VALUE}).")
  private int warmUp;

  @Option(
      names = "--games",
      paramLabel = "GAME,GAME…",
      split = ",",
      description = "Which games, in turn (default: all).")
  private List<String> games = List.of();

  @Option(
      names = "--store",
      paramLabel = "FILE|URL",
      defaultValue = "",
      description = "The server's store, to look there for every acknowledged move.")
  private String store = "";

  @Option(
      names = "--metrics",
      paramLabel = "URL",
      defaultValue = "",
      description = "The server's metrics, to tell its memory and processor time.")
  private String metrics = "";

  @Option(
      names = "--keep",
      paramLabel = "FILE",
      description = "Writes down the tables and the secrets of their seats, for --back.")
  private @Nullable Path keep;

  @Option(
      names = "--back",
      paramLabel = "FILE",
      description = {
        "Waits for a server that was killed, and comes back to the tables of FILE,",
        "R a second, all seats of each, and makes a move there."
      })
  private @Nullable Path back;

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (back != null) {
      return comeBack(back, spec.commandLine().getOut());
    }
    games.forEach(Catalogue::game);
    var plan =
        new LoadPlan(
            server,
            tables,
            rate,
            Duration.ofSeconds(warmUp),
            Duration.ofMillis((long) (minutes * 60_000)),
            games.isEmpty() ? Catalogue.ids() : games);
    PrintWriter out = spec.commandLine().getOut();
    try (var run = new LoadRun(plan)) {
      long start = System.nanoTime();
      try {
        run.open();
      } catch (IOException e) {
        throw new BadInput(server + ": " + e.getMessage());
      }
      out.printf(
          Locale.ROOT,
          "%d tables with %d sockets are open after %.1f s%n",
          tables,
          tables * LoadPlan.SEATS,
          (System.nanoTime() - start) / 1e9);
      out.flush();
      var figures = new ServerFigures(metrics);
      run.send(figures::begin);
      if (keep != null) {
        Files.write(keep, run.lines());
      }
      return report(run, figures, out);
    }
  }

  private int comeBack(Path file, PrintWriter out) throws IOException, InterruptedException {
    try (var coming = new ComingBack(server, rate)) {
      coming.run(lines(file));
      double start = new ServerFigures(metrics).figure("process_start_time_seconds");
      if (start > 0) {
        out.printf(
            Locale.ROOT,
            "the server listened %.2f s after its start, the first move was answered %.2f s after it%n",
            coming.listened() - start,
            coming.firstMove() - start);
      }
      out.printf(
          "%d tables came back, %d a second; moved at %d; in %d nobody had to; faults %d%n",
          coming.tables(), rate, coming.moves.count(), coming.idle(), coming.faults.size());
      coming.faults.stream().limit(MOST_FAULTS_TOLD).forEach(fault -> out.println("  " + fault));
      out.printf("from coming to the answer to a move: %s%n", text(coming.moves));
      out.flush();
      return coming.faults.isEmpty() ? 0 : 1;
    }
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new BadInput("--back: cannot read " + file);
    }
  }

  private int report(LoadRun run, ServerFigures figures, PrintWriter out)
      throws IOException, InterruptedException {
    String cost = figures.cost(run.sent.get());
    out.printf(
        "sent %d, done %d, overtaken by another seat %d, games finished %d, faults %d%n",
        run.sent.get(),
        run.answers.count(),
        run.overtaken.get(),
        run.games.get(),
        run.faults.size());
    run.faults.stream().limit(MOST_FAULTS_TOLD).forEach(fault -> out.println("  " + fault));
    out.printf("answered after it was due: %s%n", text(run.answers));
    out.printf("own lag: %s%n", text(run.lag));
    out.println(cost);
    boolean wrong = !run.faults.isEmpty();
    if (!wrong) {
      int seats = run.seats();
      int same = run.sameViews();
      out.printf(
          "views: %d told; %d of %d seats are shown the same when they come again%n",
          run.told.get(), same, seats);
      wrong = same < seats;
    }
    wrong |= !store.isEmpty() && lost(run, out) > 0;
    boolean behind = run.lag.within(0.99).compareTo(BEHIND) > 0;
    if (behind) {
      out.printf("VOID: the generator fell behind its own schedule%n");
    }
    out.flush();
    return behind || wrong ? 1 : 0;
  }

  private static String text(Latencies times) {
    return "p50 %s, p99 %s, p99.9 %s, most %s"
        .formatted(
            millis(times.within(0.5)),
            millis(times.within(0.99)),
            millis(times.within(0.999)),
            millis(times.largest()));
  }

  private static String millis(Duration time) {
    return String.format(Locale.ROOT, "%.1f ms", time.toNanos() / 1e6);
  }

  /// How many acknowledged moves are not in the journal.
  private long lost(LoadRun run, PrintWriter out) {
    StoreFile file =
        store.startsWith("jdbc:") ? StoreFile.database(store) : new StoreFile(Path.of(store));
    Map<String, Set<String>> kept = new HashMap<>();
    long found =
        run.acknowledged.stream()
            .filter(move ->
                kept.computeIfAbsent(move.table(), table -> commands(file, table))
                    .contains(move.command() + " " + move.content()))
            .count();
    long all = run.acknowledged.size();
    out.printf("journal: %d of %d acknowledged moves found, %d lost%n", found, all, all - found);
    return all - found;
  }

  private static Set<String> commands(StoreFile file, String table) {
    var commands = new HashSet<String>();
    for (RowRecord row : file.journal(table)) {
      commands.add(row.command() + " " + row.content());
    }
    return commands;
  }
}
