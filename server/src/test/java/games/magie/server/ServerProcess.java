package games.magie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/// A server in a process of its own, which can be killed.
public final class ServerProcess {
  private static final String LISTENS = "listens on ";

  private final Process process;
  private final int port;

  private ServerProcess(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /// What runs in the other process: the server on any free port, until it is killed.
  public static void main(String[] args) throws InterruptedException {
    var config = new ServerConfig(0, Path.of(args[0]), false, "", Duration.ZERO, House.WIDE);
    var server =
        MagieServer.start(
            args.length == 1
                ? config
                : config.with(
                    new Database(args[1], "", Duration.ofMillis(Long.parseLong(args[2])))));
    System.out.println(LISTENS + server.port());
    System.out.flush();
    Thread.currentThread().join();
  }

  public static ServerProcess start(Path data) throws IOException {
    return start(data.resolveSibling("server.log"), List.of(data.toString()));
  }

  /// A server that shares a database with others.
  public static ServerProcess start(Path log, String database, Duration lease) throws IOException {
    return start(log, List.of("", database, String.valueOf(lease.toMillis())));
  }

  /// A server whose folder is a disk of its own, of so many megabytes; only its process sees it,
  /// and whoever looks with [#seenThere].
  public static ServerProcess onSmallDisk(Path data, int megabytes) throws IOException {
    Path folder = Objects.requireNonNull(data.getParent());
    String mount =
        "mount -t tmpfs -o size=%dm none '%s' && exec \"$@\"".formatted(megabytes, folder);
    return start(
        Objects.requireNonNull(folder.getParent()).resolve("server.log"),
        List.of("unshare", "--map-root-user", "--mount", "sh", "-c", mount, "sh"),
        List.of(data.toString()));
  }

  /// A file as the server sees it.
  public Path seenThere(Path file) {
    return Path.of("/proc/" + process.pid() + "/root" + file);
  }

  private static ServerProcess start(Path log, List<String> arguments) throws IOException {
    return start(log, List.of(), arguments);
  }

  /// @param under the command that runs it, if any
  private static ServerProcess start(Path log, List<String> under, List<String> arguments)
      throws IOException {
    var command = new ArrayList<>(under);
    command.addAll(
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--enable-native-access=ALL-UNNAMED",
            "-XX:TieredStopAtLevel=1",
            "-Xmx256m",
            "-cp",
            System.getProperty("java.class.path"),
            ServerProcess.class.getName()));
    command.addAll(arguments);
    Process process =
        new ProcessBuilder(command)
            .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()))
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

  public int port() {
    return port;
  }

  /// SIGSTOP: it hangs, and does not know it.
  public void hang() throws Exception {
    signal("STOP");
  }

  /// SIGCONT: it goes on where it was.
  public void goOn() throws Exception {
    signal("CONT");
  }

  private void signal(String name) throws Exception {
    var kill = new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid())).start();
    assertThat(kill.waitFor()).isZero();
  }

  public void stop() {
    process.destroyForcibly();
  }

  /// SIGKILL: no time to do anything any more.
  public void kill() throws InterruptedException {
    process.destroyForcibly();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as("killed, not ended").isEqualTo(128 + 9);
  }
}
