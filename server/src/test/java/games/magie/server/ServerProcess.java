package games.magie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// A server in a process of its own, which can be killed.
final class ServerProcess {
  private static final String LISTENS = "listens on ";

  private final Process process;
  private final int port;

  private ServerProcess(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /// What runs in the other process: the server on any free port, until it is killed.
  public static void main(String[] args) throws InterruptedException {
    var server =
        MagieServer.start(
            new ServerConfig(0, Path.of(args[0]), false, "", Duration.ZERO, House.WIDE));
    System.out.println(LISTENS + server.port());
    System.out.flush();
    Thread.currentThread().join();
  }

  static ServerProcess start(Path data) throws IOException {
    Process process =
        new ProcessBuilder(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "--enable-native-access=ALL-UNNAMED",
                    "-XX:TieredStopAtLevel=1",
                    "-Xmx256m",
                    "-cp",
                    System.getProperty("java.class.path"),
                    ServerProcess.class.getName(),
                    data.toString()))
            .redirectError(data.resolveSibling("server.log").toFile())
            .start();
    var out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      if (line.startsWith(LISTENS)) {
        return new ServerProcess(process, Integer.parseInt(line.substring(LISTENS.length())));
      }
    }
    throw new AssertionError("the server did not start, exit status " + process.exitValue());
  }

  int port() {
    return port;
  }

  void stop() {
    process.destroyForcibly();
  }

  /// SIGKILL: no time to do anything any more.
  void kill() throws InterruptedException {
    process.destroyForcibly();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as("killed, not ended").isEqualTo(128 + 9);
  }
}
