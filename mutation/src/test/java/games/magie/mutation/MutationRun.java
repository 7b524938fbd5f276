package games.magie.mutation;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Plants faults in the chapters of games with PIT and prints which of them no proof has found:
/// `MutationRun BUILD-FOLDER GAMES CLASSES THREADS`. Ends with 1 if a game misses its share.
/// `docs/mutation.md` lists the faults that change nothing anybody could see, with reasons.
public final class MutationRun {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  private final Path build;
  private final String only;
  private final int threads;

  private MutationRun(Path build, String only, int threads) {
    this.build = build;
    this.only = only;
    this.threads = threads;
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    var run = new MutationRun(Path.of(args[0]), args[2], Integer.parseInt(args[3]));
    List<Subject> subjects = Stream.of(args[1].split(",", -1)).map(Subject::of).toList();
    Equivalents equivalents = Equivalents.read(ROOT.resolve("docs").resolve("mutation.md"));
    var missed = false;
    for (Subject subject : subjects) {
      missed |= !run.plant(subject, equivalents);
    }
    if (missed) {
      System.exit(1);
    }
  }

  /// Returns whether enough of them were found.
  private boolean plant(Subject subject, Equivalents equivalents)
      throws IOException, InterruptedException {
    Path folder = Files.createDirectories(build.resolve("pit").resolve(subject.module()));
    long start = System.nanoTime();
    Process process =
        new ProcessBuilder(command(subject, folder))
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("pit.log").toFile())
            .start();
    int code = process.waitFor();
    Path report = folder.resolve("mutations.xml");
    if (code != 0 || !Files.exists(report)) {
      System.out.println(
          subject.module() + ": PIT ended with " + code + ", see " + folder.resolve("pit.log"));
      return false;
    }
    List<Fault> faults = Report.read(report);
    return tell(subject, faults, equivalents, (System.nanoTime() - start) / 1_000_000_000);
  }

  private static boolean tell(
      Subject subject, List<Fault> faults, Equivalents equivalents, long seconds) {
    List<Fault> left = faults.stream().filter(fault -> !fault.found()).toList();
    List<Fault> open = left.stream().filter(fault -> !equivalents.has(fault)).toList();
    int found = faults.size() - left.size();
    int percent = faults.isEmpty() ? 0 : found * 100 / faults.size();
    System.out.printf(
        Locale.ROOT,
        "%s: %d of %d faults found, %d %% (%d by a scenario first, %d hung), %d listed as equivalent, %d open, %d s%n",
        subject.module(),
        found,
        faults.size(),
        percent,
        faults.stream().filter(Fault::foundByScenario).count(),
        faults.stream().filter(fault -> fault.fate() == Fault.Fate.HUNG).count(),
        left.size() - open.size(),
        open.size(),
        seconds);
    open.forEach(fault -> System.out.println("  " + fault.text()));
    return percent >= Subject.REQUIRED_PERCENT;
  }

  private List<String> command(Subject subject, Path folder) {
    Path module = ROOT.resolve("games").resolve(subject.module());
    Path wire = ROOT.resolve("wire");
    String classPath =
        String.join(
            File.pathSeparator,
            System.getProperty("java.class.path"),
            built(module, "test-classes"),
            built(wire, "test-classes"));
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-cp",
        classPath,
        "org.pitest.mutationtest.commandline.MutationCoverageReport",
        "--reportDir=" + folder,
        "--outputFormats=XML,HTML",
        "--timestampedReports=false",
        "--sourceDirs=" + module.resolve("src/main/java"),
        "--mutableCodePaths=" + built(module, "classes"),
        "--targetClasses=" + chosen(subject),
        // What only the laws ask, and the tables of words.
        "--excludedClasses=*Invariants,*OtherSecrets,*MoveTable",
        "--targetTests="
            + String.join(
                ",",
                "games.magie.wire.scenario.PackagedScenariosTest",
                "games.magie.wire.scenario.ScenarioPositionsTest",
                "games.magie." + subject.module() + ".*Test",
                subject.randomPlay()),
        // Long random play and the fingerprint of all move lists: they would find nearly
        // everything and prove nothing a player could read.
        "--excludedTestClasses=*LawsTest",
        "--threads=" + threads,
        "--timeoutConst=4000",
        "--timeoutFactor=2",
        "--inputEncoding=" + StandardCharsets.UTF_8,
        "--outputEncoding=" + StandardCharsets.UTF_8,
        "--jvmArgs=-Xmx512m,-XX:+UseSerialGC");
  }

  /// What the build made of another module: its folder is that of this one, in a quick build too.
  private String built(Path module, String folder) {
    Path here = ROOT.resolve("mutation").relativize(build.toAbsolutePath());
    return module.resolve(here).resolve(folder).toString();
  }

  private String chosen(Subject subject) {
    return only.equals("*")
        ? subject.classes
        : Stream.of(only.split(",", -1))
            .map(each -> "games.magie." + subject.module() + "." + each)
            .collect(Collectors.joining(","));
  }
}
