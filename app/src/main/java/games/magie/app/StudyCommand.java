package games.magie.app;

import games.magie.kernel.BadInput;
import games.magie.lab.study.Layout;
import games.magie.lab.study.Study;
import games.magie.lab.study.StudyFolder;
import games.magie.lab.study.StudyReader;
import games.magie.lab.study.StudyRun;
import games.magie.lab.study.ThreadBlocks;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `magie study`: runs an experiment and writes a folder with what came of it.
@Command(
    name = "study",
    mixinStandardHelpOptions = true,
    description = "Runs an experiment from a file and writes a report with error bars and data.")
final class StudyCommand implements Callable<Integer> {
  private static final int MOST_THREADS = 1024;
  private static final int NOT_REACHED = 1;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "The study; see docs/howto/studies.md.")
  private Path file = Path.of("");

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      description =
          "Where the results go (default: the file's name without its ending). A folder"
              + " with an unfinished run of the same study is gone on with.")
  private Path out = Path.of("");

  @Option(
      names = "--threads",
      paramLabel = "T",
      description = "How many threads (default: one per processor); the result is the same.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--spark",
      paramLabel = "MASTER",
      description = "Play on Apache Spark, for example local[2] or spark://HOST:7077.")
  private @Nullable String spark;

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (threads < 1 || threads > MOST_THREADS) {
      throw new BadInput("--threads " + threads + ": there can be 1 to " + MOST_THREADS);
    }
    Study study = read();
    if (spark != null) {
      return OnSpark.of(spark, System.getenv(), OnSpark.program()).run(file, folder(), version());
    }
    return run(study);
  }

  private static String version() {
    return String.join(" ", new Version().getVersion());
  }

  private int run(Study study) throws IOException, InterruptedException {
    var layout = new Layout(study);
    Path folder = folder();
    String version = version();
    var err = spec.commandLine().getErr();
    try (StudyFolder into = StudyFolder.open(folder, layout, version);
        var _ = new CtrlC()) {
      if (into.blocks() > 0) {
        err.printf("going on from game %d%n", study.first(into.blocks()));
        err.flush();
      }
      var progress = new RunProgress(err, "study", "games", study.games());
      long before = study.first(into.blocks());
      long start = System.nanoTime();
      StudyRun.Result result =
          new StudyRun(layout, into, version)
              .run((what, first) -> new ThreadBlocks(what, first, threads), progress::show);
      progress.clear();
      double seconds = (System.nanoTime() - start) / 1e9;
      long played = (result.games() - before) * study.cases().size();
      err.printf(Locale.ROOT, "%.1f s, %.0f games a second%n", seconds, played / seconds);
      spec.commandLine().getOut().println(folder.resolve("report.html"));
      spec.commandLine().getOut().flush();
      if (!result.reached()) {
        err.println("magie: the precision was not reached with all games of the study");
      }
      return result.reached() ? 0 : NOT_REACHED;
    }
  }

  private Study read() throws IOException {
    try {
      if (Files.size(file) > 4L * StudyReader.MOST_CHARACTERS) {
        throw new BadInput("it is too long for a study");
      }
      return StudyReader.read(Files.readString(file));
    } catch (CharacterCodingException e) {
      throw new BadInput(file + ": it isn't a text in UTF-8");
    } catch (BadInput e) {
      throw new BadInput(file + ": " + e.getMessage());
    }
  }

  private Path folder() {
    if (!out.toString().isEmpty()) {
      return out;
    }
    String name = String.valueOf(file.getFileName());
    int dot = name.lastIndexOf('.');
    return file.resolveSibling(dot > 0 ? name.substring(0, dot) : name + "-results");
  }
}
