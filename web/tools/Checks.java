import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Type check, lint and tests of the page in the Maven build: `java Checks.java WEB BUNDLE`.
///
/// With the Deno that esbuild's Maven plugin brings, where it has one for the platform; else with Node and npm on the
/// PATH; else one line says that nothing was checked. Tests that render need a document, which no Maven package has:
/// they run when `npm ci` has brought one. With `CI=true` everything must run, what needs npm too: ESLint, Prettier
/// and the tests that render. What could not run is an error then.
public final class Checks {
  /// Of the packages that `npm ci` brings, the one that no Maven package replaces.
  private static final String DOCUMENT = "node_modules/happy-dom";

  private final Path web;
  private final Path bundle;
  private final boolean strict = "true".equals(System.getenv("CI"));
  private final List<String> leftOut = new ArrayList<>();

  private Checks(Path web, Path bundle) {
    this.web = web;
    this.bundle = bundle;
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    var checks = new Checks(Path.of(args[0]), Path.of(args[1]));
    boolean right = checks.run();
    checks.leftOut.forEach(line -> System.out.println("[web] DID NOT RUN: " + line));
    System.exit(right && (checks.leftOut.isEmpty() || !checks.strict) ? 0 : 1);
  }

  private boolean run() throws IOException, InterruptedException {
    Optional<Path> deno = deno();
    Optional<Path> npm = onPath("node").flatMap(_ -> onPath("npm"));
    if (npm.isPresent() && (strict || deno.isEmpty()) && hasPackages(npm.get().toString())) {
      return run(web, npm.get().toString(), "run", "check") == 0;
    }
    if (deno.isPresent()) {
      if (strict) {
        leftOut.add("ESLint and Prettier: no Node.js with its packages");
      }
      return withDeno(deno.get().toString());
    }
    leftOut.add("types, lint and tests of the page: no Deno for this platform, and no Node.js with its packages");
    return true;
  }

  private boolean hasPackages(String npm) throws IOException, InterruptedException {
    return Files.exists(web.resolve(DOCUMENT)) || run(web, npm, "ci", "--ignore-scripts", "--no-audit") == 0;
  }

  private boolean withDeno(String deno) throws IOException, InterruptedException {
    List<String> all = testFiles();
    List<String> rendering = all.stream().filter(file -> file.endsWith(".dom.test.ts")).toList();
    List<String> plain = all.stream().filter(file -> !file.endsWith(".dom.test.ts")).toList();
    boolean right =
        deno(deno, List.of("check", "--quiet", "--no-remote", "main.ts"), plain)
            && deno(deno, List.of("lint", "--quiet"), List.of())
            && deno(deno, List.of("test", "--quiet", "--no-remote", "--no-check", "--parallel"), plain);
    if (rendering.isEmpty()) {
      return right;
    }
    if (!Files.exists(web.resolve(DOCUMENT))) {
      leftOut.add(rendering.size() + " files of tests that render: `npm ci` in web/ brings the document they need");
      return right;
    }
    return right
        && deno(
            deno,
            List.of("test", "--quiet", "--no-remote", "--no-check", "--allow-all", "--conditions=browser"),
            rendering);
  }

  private boolean deno(String deno, List<String> what, List<String> files) throws IOException, InterruptedException {
    return run(bundle, Stream.of(List.of(deno), what, files).flatMap(List::stream).toArray(String[]::new)) == 0;
  }

  /// Of what went well only the number of passed tests is printed, else everything, with the files named as a reader
  /// knows them.
  private int run(Path folder, String... command) throws IOException, InterruptedException {
    var builder = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
    builder.environment().put("DENO_DIR", bundle.resolveSibling("deno").toString());
    builder.environment().put("DENO_NO_UPDATE_CHECK", "1");
    builder.environment().put("NO_COLOR", "1");
    Process process = builder.start();
    List<String> lines;
    try (var output = process.inputReader()) {
      lines = output.lines().filter(line -> !line.isBlank()).map(this::inSources).toList();
    }
    int status = process.waitFor();
    lines.stream()
        .filter(line -> status != 0 || line.matches(".*\\b(\\d+ passed|pass \\d+)\\b.*"))
        .forEach(line -> System.out.println("[web] " + line));
    return status;
  }

  private String inSources(String line) {
    return line.replace(bundle.toString(), web.resolve("src/main/ts").toString());
  }

  private List<String> testFiles() throws IOException {
    try (var files = Files.walk(web.resolve("src/main/ts"))) {
      return files
          .filter(file -> file.toString().endsWith(".test.ts"))
          .map(file -> web.resolve("src/main/ts").relativize(file).toString())
          .sorted()
          .toList();
    }
  }

  private Optional<Path> deno() throws IOException {
    Path brought = bundle.resolve("node_modules/@deno");
    if (!Files.isDirectory(brought)) {
      return Optional.empty();
    }
    try (var folders = Files.list(brought)) {
      return folders
          .flatMap(folder -> Stream.of(folder.resolve("deno"), folder.resolve("deno.exe")))
          .filter(Files::isRegularFile)
          .filter(file -> file.toFile().setExecutable(true))
          .filter(Checks::starts)
          .findFirst();
    }
  }

  /// What was brought may be for another platform than this one.
  private static boolean starts(Path deno) {
    try {
      var output = ProcessBuilder.Redirect.DISCARD;
      return new ProcessBuilder(deno.toString(), "--version").redirectOutput(output).redirectError(output).start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static Optional<Path> onPath(String command) {
    boolean windows = File.separatorChar == '\\';
    String file = !windows ? command : command.equals("npm") ? "npm.cmd" : command + ".exe";
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .filter(folder -> !folder.isEmpty())
        .map(folder -> Path.of(folder, file))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
