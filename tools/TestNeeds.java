import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Before the tests (`prepare`): as root on Debian, in a container or on a build machine, installs what browser and fault
/// tests need. For anybody else it installs nothing and asks for nothing. After them (`tell`): a line for each test that
/// passed only when it was repeated and for each group that was left out because something is missing, and a count.
///
/// A program in one file, run by `java tools/TestNeeds.java`, since a JDK is all that may be assumed.
final class TestNeeds {
  private static final String FLAKES = "flakes";
  private static final String LEFT_OUT = "left-out";
  private static final List<String> KINDS = List.of(FLAKES, LEFT_OUT);

  private record Package(String command, String name) {}

  private static final List<Package> PACKAGES =
      List.of(
          new Package("strace", "strace"),
          new Package("python3", "python3"));

  public static void main(String[] args) throws Exception {
    Path target = Path.of(args[1], "target");
    switch (args[0]) {
      case "prepare" -> prepare(target);
      case "tell" -> tell(target);
      default -> throw new IllegalArgumentException("prepare or tell, not " + args[0]);
    }
  }

  private static void prepare(Path target) throws IOException, InterruptedException {
    for (String kind : KINDS) {
      for (Path note : notes(target.resolve(kind))) {
        Files.delete(note);
      }
    }
    List<String> missing = missing();
    if (missing.isEmpty() || !onPath("apt-get") || !"root".equals(System.getProperty("user.name"))) {
      return;
    }
    System.err.println("Installing for the tests: " + String.join(" ", missing));
    Path log = Files.createTempFile("magie-test-needs", ".log");
    var install = new ArrayList<>(List.of("apt-get", "-qq", "install", "-y", "--no-install-recommends"));
    install.addAll(missing);
    if (run(log, List.of("apt-get", "-qq", "update")) && run(log, install)) {
      Files.delete(log);
    } else {
      System.err.println("That failed, see " + log + "; the tests that need them are left out.");
    }
  }

  private static List<String> missing() {
    var missing = new ArrayList<String>();
    if (Stream.of("chromium-headless-shell", "chromium", "google-chrome").noneMatch(TestNeeds::onPath)) {
      missing.add("chromium-headless-shell");
    }
    for (Package each : PACKAGES) {
      if (!onPath(each.command)) {
        missing.add(each.name);
      }
    }
    return missing;
  }

  private static boolean run(Path log, List<String> command) throws IOException, InterruptedException {
    var builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
    builder.environment().put("DEBIAN_FRONTEND", "noninteractive");
    return builder.start().waitFor() == 0;
  }

  private static void tell(Path target) throws IOException {
    for (String kind : KINDS) {
      for (Path note : notes(target.resolve(kind))) {
        System.out.println(Files.readString(note).strip());
      }
    }
    int flakes = notes(target.resolve(FLAKES)).size();
    int leftOut = notes(target.resolve(LEFT_OUT)).size();
    System.out.printf("%d groups of tests left out, %d tests passed only when repeated.%n", leftOut, flakes);
  }

  private static List<Path> notes(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  private static boolean onPath(String name) {
    String path = System.getenv().getOrDefault("PATH", "/usr/bin");
    return Stream.of(path.split(File.pathSeparator)).anyMatch(in -> Files.isExecutable(Path.of(in, name)));
  }
}
