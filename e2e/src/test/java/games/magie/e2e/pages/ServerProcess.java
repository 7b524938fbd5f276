package games.magie.e2e.pages;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The server as `magie` starts it, in a process of its own that can be killed.
public final class ServerProcess implements AutoCloseable {
  private static final String OPEN = "Magie is open: http://localhost:";
  private static final String LAST_LINE = "Stop it with";

  private final Process process;
  private final List<String> said = new ArrayList<>();

  /// @param port 0 for any free one
  public ServerProcess(Path data, int port, String... more) {
    this(System.getProperty("java.class.path"), data, port, more);
  }

  /// @param classPath what it is made of
  public ServerProcess(String classPath, Path data, int port, String... more) {
    var command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                classPath,
                "games.magie.app.Magie",
                "serve"));
    command.addAll(List.of("--data", data.toString(), "--port", String.valueOf(port)));
    command.addAll(List.of("--think", "0"));
    command.addAll(List.of(more));
    try {
      process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      BufferedReader out = process.inputReader();
      String line = out.readLine();
      while (line != null && !line.startsWith(LAST_LINE)) {
        said.add(line);
        line = out.readLine();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// What it printed until it was open.
  public List<String> said() {
    return said;
  }

  public int port() {
    String line = said.stream().filter(each -> each.startsWith(OPEN)).findFirst().orElseThrow();
    return Integer.parseInt(line.substring(OPEN.length()));
  }

  public String url() {
    return "http://127.0.0.1:" + port();
  }

  /// As `kill -9` does: no time to finish anything.
  public void kill() {
    process.destroyForcibly();
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    kill();
  }
}
