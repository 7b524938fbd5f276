package games.magie.app;

import games.magie.kernel.BadInput;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Starts a study on Apache Spark: a program of its own, with Spark's jars and `magie-spark.jar`,
/// which holds the lab alone. See `docs/howto/spark.md`.
final class OnSpark {
  private static final String MAIN = "games.magie.lab.spark.SparkStudy";
  private static final String JAR = "magie-spark.jar";

  private final String master;
  private final Path jars;
  private final Path ours;

  private OnSpark(String master, Path jars, Path ours) {
    this.master = master;
    this.jars = jars;
    this.ours = ours;
  }

  /// @param environment where `SPARK_HOME` is the folder of Spark
  /// @param program the jar or folder of classes that this program runs from
  static OnSpark of(String master, Map<String, String> environment, Path program) {
    @Nullable String home = environment.get("SPARK_HOME");
    if (home == null) {
      throw new BadInput("--spark needs SPARK_HOME, the folder of Spark: see docs/howto/spark.md");
    }
    Path jars = Path.of(home, "jars");
    if (!Files.isDirectory(jars)) {
      throw new BadInput("SPARK_HOME is %s, but has no folder of jars".formatted(home));
    }
    return new OnSpark(master, jars, ours(program));
  }

  /// Beside the program, or where a clone builds it.
  private static Path ours(Path program) {
    for (Path place : List.of(Path.of("../" + JAR), Path.of("../../../lab/spark/target/" + JAR))) {
      Path jar = program.resolve(place).normalize();
      if (Files.isRegularFile(jar)) {
        return jar;
      }
    }
    throw new BadInput("no %s: './mvnw -q -Pspark package' builds it".formatted(JAR));
  }

  static Path program() {
    try {
      return Path.of(OnSpark.class.getProtectionDomain().getCodeSource().getLocation().toURI())
          .toAbsolutePath();
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the program doesn't know where it is", e);
    }
  }

  List<String> command(Path file, Path folder, String version) {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "--enable-native-access=ALL-UNNAMED",
        "-Dspark.jars=" + ours,
        "-cp",
        jars.resolve("*") + File.pathSeparator + ours,
        MAIN,
        file.toString(),
        folder.toString(),
        version,
        master);
  }

  /// Runs the study and returns its exit code.
  int run(Path file, Path folder, String version) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command(file, folder, version)).inheritIO().start();
    try {
      return process.waitFor();
    } finally {
      process.destroy();
    }
  }
}
