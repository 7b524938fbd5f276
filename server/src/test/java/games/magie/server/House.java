package games.magie.server;

import java.nio.file.Path;
import java.time.Duration;

/// A server for one test.
final class House implements AutoCloseable {
  /// Nobody meets a limit.
  static final Limits WIDE = new Limits(1_000_000, 1_000_000, 1_000_000, 1_000_000, 10_000);

  private final MagieServer server;

  House(Path folder) {
    this(folder, WIDE);
  }

  House(Path folder, Limits limits) {
    server =
        MagieServer.start(
            new ServerConfig(0, folder.resolve("magie.db"), false, "", Duration.ZERO, limits));
  }

  Device device() {
    return new Device(server.port());
  }

  int port() {
    return server.port();
  }

  void drain() {
    server.drain();
  }

  @Override
  public void close() {
    server.close();
  }
}
