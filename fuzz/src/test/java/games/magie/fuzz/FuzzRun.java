package games.magie.fuzz;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Runs the fuzzer for every reader, each in a process of its own, and prints what came of it:
/// `FuzzRun SECONDS [READER…]`. What it found is left in `target/findings`; to keep it, it is moved
/// to `corpus/READER`, where [KeptTextsTest] reads it.
public final class FuzzRun {
  private static final Path WORK = Path.of("target", "fuzz");
  private static final Path FINDINGS = Path.of("target", "findings");
  private static final Pattern INPUTS = Pattern.compile("stat::number_of_executed_units: (\\d+)");
  private static final Pattern FOUND = Pattern.compile("== (Java Exception: .*)");
  private static final Pattern OTHER = Pattern.compile("ERROR: (libFuzzer: .*)");
  private static final Pattern COVER = Pattern.compile("cov: (\\d+)");

  /// The largest text that is made; longer ones are tried by other tests.
  private static final int LONGEST = 4_000;

  private FuzzRun() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    int seconds = args.length == 0 ? 15 : Integer.parseInt(args[0]);
    List<String> names =
        args.length < 2 ? Readers.names() : Arrays.asList(args).subList(1, args.length);
    int findings = 0;
    System.out.printf("%-18s %10s %9s %8s  %s%n", "reader", "inputs", "seconds", "edges", "found");
    for (String name : names) {
      findings += run(name, seconds);
    }
    System.out.println(findings == 0 ? "nothing was found" : "found: " + findings);
    if (findings > 0) {
      System.exit(1);
    }
  }

  /// Returns how much was found, 0 or 1: the fuzzer stops at the first finding.
  private static int run(String name, int seconds) throws IOException, InterruptedException {
    Path corpus = Files.createDirectories(WORK.resolve(name));
    Path findings = Files.createDirectories(FINDINGS.resolve(name));
    seed(name, corpus);
    long start = System.nanoTime();
    Process process =
        new ProcessBuilder(command(name, seconds, corpus, findings))
            .redirectErrorStream(true)
            .start();
    String inputs = "?";
    String edges = "?";
    String found = "";
    var told = new ArrayList<String>();
    try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        told.add(line);
        inputs = group(INPUTS, line, inputs);
        edges = group(COVER, line, edges);
        found = found.isEmpty() ? group(FOUND, line, group(OTHER, line, "")) : found;
      }
    }
    int code = process.waitFor();
    Files.write(findings.resolveSibling(name + ".log"), told);
    boolean wrong = code != 0 || !found.isEmpty();
    if (wrong && found.isEmpty()) {
      found = "it ended with " + code + ", see target/findings/" + name + ".log";
    }
    System.out.printf(
        Locale.ROOT,
        "%-18s %10s %9.1f %8s  %s%n",
        name,
        inputs,
        (System.nanoTime() - start) / 1e9,
        edges,
        wrong ? found : "-");
    return wrong ? 1 : 0;
  }

  private static List<String> command(String name, int seconds, Path corpus, Path findings) {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:+EnableDynamicAgentLoading",
        "--enable-native-access=ALL-UNNAMED",
        "--sun-misc-unsafe-memory-access=allow",
        "-Xmx1g",
        "-Xss2m",
        "-cp",
        System.getProperty("java.class.path"),
        "com.code_intelligence.jazzer.Jazzer",
        "--target_class=" + Fuzzing.class.getName(),
        "--target_args=" + name,
        "--instrumentation_includes=games.magie.**",
        "--instrumentation_excludes=games.magie.fuzz.**",
        "--hooks=true",
        "--reproducer_path=" + findings,
        "-artifact_prefix=" + findings + "/",
        "-max_total_time=" + seconds,
        "-max_len=" + LONGEST,
        "-timeout=20",
        "-rss_limit_mb=3000",
        "-print_final_stats=1",
        corpus.toString());
  }

  private static String group(Pattern pattern, String line, String otherwise) {
    Matcher matcher = pattern.matcher(line);
    return matcher.find() ? matcher.group(1) : otherwise;
  }

  /// What a run before has found interesting stays; seeds and kept findings are added.
  private static void seed(String name, Path corpus) throws IOException {
    List<String> seeds = Readers.of(name).seeds();
    for (int at = 0; at < seeds.size(); at++) {
      byte[] bytes = seeds.get(at).getBytes(StandardCharsets.UTF_8);
      if (bytes.length <= LONGEST) {
        Files.write(corpus.resolve("seed-" + at), bytes);
      }
    }
    Path kept = Path.of("corpus", name);
    if (Files.isDirectory(kept)) {
      try (Stream<Path> files = Files.list(kept)) {
        for (Path file : files.toList()) {
          Files.copy(
              file,
              corpus.resolve("kept-" + file.getFileName()),
              StandardCopyOption.REPLACE_EXISTING);
        }
      }
    }
  }
}
