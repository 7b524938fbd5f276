package games.magie.table.store.sqlite;

import games.magie.table.StoreFailure;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/// Another process that opens a store as a server does, says how that went, and keeps it until it
/// is closed. Locks of the system tell processes apart, not threads.
final class SecondServer implements AutoCloseable {
  static final String OPENED = "opened";

  private final Process process;
  private final BufferedReader out;

  SecondServer(Path file) {
    try {
      process =
          new ProcessBuilder(
                  List.of(
                      Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                      "--enable-native-access=ALL-UNNAMED",
                      "-XX:TieredStopAtLevel=1",
                      "-cp",
                      System.getProperty("java.class.path"),
                      SecondServer.class.getName(),
                      file.toString()))
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      out =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// What runs in the other process; it ends with its input.
  public static void main(String[] args) throws IOException {
    try (var store = new SqliteStore(Path.of(args[0]))) {
      System.out.println(store.trouble().isEmpty() ? OPENED : store.trouble());
      var _ = System.in.read();
    } catch (StoreFailure e) {
      System.out.println(e.getMessage());
      var _ = System.in.read();
    }
  }

  /// [#OPENED], or why not.
  String said() {
    try {
      return String.valueOf(out.readLine());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String tries(Path file) {
    try (var server = new SecondServer(file)) {
      return server.said();
    }
  }

  @Override
  public void close() {
    try {
      process.getOutputStream().close();
      process.waitFor();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      process.destroyForcibly();
    }
  }
}
