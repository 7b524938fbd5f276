package games.magie.lab.spark;

import games.magie.kernel.BadInput;
import games.magie.lab.study.Layout;
import games.magie.lab.study.StudyFolder;
import games.magie.lab.study.StudyReader;
import games.magie.lab.study.StudyRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;

/// The main class for Spark: `FILE FOLDER VERSION [MASTER]`. Without a master it is the one that
/// `spark-submit` was given. `./magie study FILE --spark MASTER` starts it.
public final class SparkStudy {
  private static final int BAD_INPUT = 2;
  private static final int NOT_REACHED = 1;

  private SparkStudy() {}

  public static void main(String[] args) throws InterruptedException {
    int code;
    try {
      code = run(args);
    } catch (BadInput e) {
      code = complain(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      code = complain(e.getClass().getSimpleName() + ": " + e.getMessage());
    }
    if (code != 0) {
      System.exit(code);
    }
  }

  private static int complain(String line) {
    System.err.println("magie: " + line);
    return BAD_INPUT;
  }

  private static int run(String[] args) throws IOException, InterruptedException {
    if (args.length < 3 || args.length > 4) {
      throw new BadInput("it takes FILE FOLDER VERSION [MASTER]");
    }
    var layout = new Layout(StudyReader.read(Files.readString(Path.of(args[0]))));
    Path folder = Path.of(args[1]).toAbsolutePath();
    var builder = SparkSession.builder().appName(layout.study().title());
    if (args.length == 4) {
      builder.master(Masters.check(args[3]));
    }
    try (StudyFolder into = StudyFolder.open(folder, layout, args[2]);
        SparkSession session = builder.getOrCreate()) {
      var spark = JavaSparkContext.fromSparkContext(session.sparkContext());
      long start = System.nanoTime();
      StudyRun.Result result =
          new StudyRun(layout, into, args[2])
              .run(
                  (study, first) -> new SparkBlocks(spark, study, first),
                  games -> System.err.printf(Locale.ROOT, "%,d games%n", games));
      if (layout.study().rows()) {
        ParquetRows.write(session, layout, folder, folder.resolve(StudyFolder.ROWS));
      }
      System.err.printf(
          Locale.ROOT, "%.1f s on Spark%n", (System.nanoTime() - start) / 1e9);
      System.out.println(folder.resolve("report.html"));
      return result.reached() ? 0 : NOT_REACHED;
    }
  }
}
