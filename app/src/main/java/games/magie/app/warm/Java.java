package games.magie.app.warm;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// The program, started once more on the Java that runs.
final class Java {
  private static final long PATIENCE_MINUTES = 5;

  private Java() {}

  /// The jar that this program runs from, if it is one.
  static Optional<Path> jar() {
    try {
      Path path = Path.of(Java.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return Files.isRegularFile(path) ? Optional.of(path) : Optional.empty();
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
  }

  /// Starts it with nothing to read and nobody to tell, and after everybody else where the system
  /// can do that.
  static Process start(List<String> flags, Path jar, List<String> arguments) throws IOException {
    var command = new ArrayList<String>();
    Path nice = Path.of("/usr/bin/nice");
    if (Files.isExecutable(nice)) {
      command.addAll(List.of(nice.toString(), "-n", "15"));
    }
    String name = File.separatorChar == '\\' ? "java.exe" : "java";
    command.add(Path.of(System.getProperty("java.home"), "bin", name).toString());
    command.addAll(flags);
    command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-jar", jar.toString()));
    command.addAll(arguments);
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    process.getOutputStream().close();
    return process;
  }

  /// Whether it ended well.
  static boolean ends(Process process) throws InterruptedException {
    if (process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)) {
      return process.exitValue() == 0;
    }
    process.destroyForcibly();
    return false;
  }
}
