package games.magie.app;

import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.lang.management.ManagementFactory;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * Starts Magie, on a newer Java than the one it was started with if need be.
 *
 * <p>It is compiled for Java 11, so that {@code java -jar magie.jar} works where the default java
 * is an old one.
 */
public final class Launcher {

  private static final int NEEDED = 25;

  private Launcher() {}

  public static void main(String[] args) throws Exception {
    if (Runtime.version().feature() >= NEEDED) {
      Magie.main(args);
      return;
    }
    Optional<Path> java = candidates().flatMap(home -> javaOf(home).stream()).findFirst();
    if (java.isEmpty()) {
      System.err.println(
          "Magie needs a JDK 25 or newer: install one, e.g. Temurin 25, or set JAVA_HOME to it");
      System.exit(2);
    } else {
      System.exit(run(java.get(), args));
    }
  }

  /** The java command of that JDK, if it is one and new enough. */
  static Optional<Path> javaOf(Path home) {
    Path java = home.resolve("bin").resolve(File.separatorChar == '\\' ? "java.exe" : "java");
    if (!Files.isExecutable(java)) {
      return Optional.empty();
    }
    Properties release = new Properties();
    try (Reader in = Files.newBufferedReader(home.resolve("release"))) {
      release.load(in);
      String version = release.getProperty("JAVA_VERSION", "").replace("\"", "");
      return Runtime.Version.parse(version).feature() >= NEEDED
          ? Optional.of(java)
          : Optional.empty();
    } catch (IOException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static Stream<Path> candidates() {
    Stream<Path> named =
        Stream.of("JAVA_HOME", "JAVA25_HOME", "JAVA_HOME_25_X64", "JAVA_HOME_25_ARM64")
            .map(System::getenv)
            .filter(value -> value != null && !value.isEmpty())
            .map(Path::of);
    Path user = Path.of(System.getProperty("user.home"));
    Stream<Path> installed =
        Stream.of(
                Path.of("/usr/lib/jvm"),
                Path.of("/usr/java"),
                Path.of("/opt"),
                Path.of("/opt/java"),
                Path.of("/Library/Java/JavaVirtualMachines"),
                Path.of("/Program Files/Java"),
                Path.of("/Program Files/Eclipse Adoptium"),
                user.resolve(".sdkman/candidates/java"),
                user.resolve(".jdks"))
            .flatMap(folder -> entries(folder).stream())
            .flatMap(entry -> Stream.of(entry, entry.resolve("Contents/Home")));
    return Stream.concat(named, installed);
  }

  private static List<Path> entries(Path folder) {
    List<Path> found = new ArrayList<>();
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
      entries.forEach(found::add);
    } catch (IOException e) {
      return List.of(); // a place that this machine does not have
    }
    found.sort(null); // the file system's order is arbitrary
    return found;
  }

  private static int run(Path java, String[] args) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(java.toString());
    for (String option : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
      if (option.startsWith("-X") || option.startsWith("-D")) {
        command.add(option);
      }
    }
    command.add("-jar"); // only -jar heeds the manifest's Enable-Native-Access
    command.add(
        Path.of(Launcher.class.getProtectionDomain().getCodeSource().getLocation().toURI())
            .toString());
    command.addAll(List.of(args));
    Process child = new ProcessBuilder(command).inheritIO().start();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(child)));
    return child.waitFor();
  }

  private static void stop(Process child) {
    child.destroy();
    try {
      child.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
