package games.magie.testdb;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;

/// What a group of tests needs beside a JDK. Where it is missing the group is left out, which the
/// last lines of the build say; with `CI=true` that is an error.
public enum Need {
  /// Chromium, Chrome or Edge, or one that Playwright has downloaded.
  BROWSER(
      "the page in a browser", "Chromium, Chrome or Edge, or 'npx playwright install chromium'") {
    @Override
    boolean find() {
      return Browsers.installed().isPresent() || Browsers.ofPlaywright();
    }
  },
  /// It writes down what a store forces to disk.
  STRACE("power cuts", "Linux with strace") {
    @Override
    boolean find() {
      return LINUX && onPath("strace") && runs("strace", "-o", "/dev/null", "true");
    }
  },
  /// The sample bot is a Python program.
  PYTHON("the sample bot", "python3") {
    @Override
    boolean find() {
      return onPath("python3") && runs("python3", "--version");
    }
  },
  /// A small disk that only one process sees.
  MOUNTS("a full disk", "Linux where a user may mount in a namespace of their own (unshare)") {
    @Override
    boolean find() {
      return LINUX && onPath("unshare") && runs("unshare", "--map-root-user", "--mount", "true");
    }
  },
  /// A PostgreSQL comes with the tests, but only for Linux x64.
  POSTGRES("several servers on one database", "Linux on an x64 processor") {
    @Override
    boolean find() {
      return LINUX && "amd64".equals(System.getProperty("os.arch"));
    }
  };

  private static final boolean LINUX =
      System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("linux");

  /// Looked for once in a process.
  private static final Map<Need, Boolean> KNOWN = new ConcurrentHashMap<>();

  private final String group;
  private final String install;

  Need(String group, String install) {
    this.group = group;
    this.install = install;
  }

  abstract boolean find();

  private boolean here() {
    return KNOWN.computeIfAbsent(this, Need::find);
  }

  /// Disabled where it is missing, which is noted for the last lines of the build.
  public ConditionEvaluationResult condition() {
    if (here()) {
      return ConditionEvaluationResult.enabled("nothing is missing");
    }
    if ("true".equals(System.getenv("CI"))) {
      throw new IllegalStateException(missing() + " With CI=true that is an error.");
    }
    Notes.write("left-out", name().toLowerCase(Locale.ROOT), missing());
    return ConditionEvaluationResult.disabled(missing());
  }

  /// One line: what is not tested, and what it would take.
  private String missing() {
    return "Not tested here: %s. It needs %s.".formatted(group, install);
  }

  static boolean onPath(String name) {
    String path = System.getenv().getOrDefault("PATH", "/usr/bin");
    return Stream.of(path.split(File.pathSeparator, -1))
        .flatMap(in -> Stream.of(Path.of(in, name), Path.of(in, name + ".exe")))
        .anyMatch(Files::isExecutable);
  }

  private static boolean runs(String... command) {
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      return process.waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
