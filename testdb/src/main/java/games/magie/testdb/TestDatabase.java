package games.magie.testdb;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/// A PostgreSQL of the test's own that forces its writes as a real one does. It can be stopped in
/// the middle of everything and started again on what it had forced.
public final class TestDatabase implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final AtomicInteger SCHEMAS = new AtomicInteger();

  private static final class Shared {
    private static final TestDatabase ONE = new TestDatabase(folder(), true);

    private static Path folder() {
      try {
        return Files.createTempDirectory("magie-postgres");
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private final Path folder;

  /// Whether its files go when it is closed.
  private final boolean forGood;

  private EmbeddedPostgres server;

  /// @param folder to keep its files in
  public TestDatabase(Path folder) {
    this(folder, false);
  }

  private TestDatabase(Path folder, boolean forGood) {
    this.folder = folder;
    this.forGood = forGood;
    this.server = start(0);
  }

  /// The one for tests that do not stop it; it ends with the process.
  public static TestDatabase shared() {
    return Shared.ONE;
  }

  private EmbeddedPostgres start(int port) {
    var builder =
        EmbeddedPostgres.builder()
            .setDataDirectory(folder.resolve("data"))
            .setCleanDataDirectory(forGood)
            .setPGStartupWait(PATIENCE)
            .setServerConfig("fsync", "on")
            .setServerConfig("synchronous_commit", "on")
            .setServerConfig("shared_buffers", "32MB")
            .setServerConfig("max_connections", "100");
    try {
      return (port == 0 ? builder : builder.setPort(port)).start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public int port() {
    return server.getPort();
  }

  /// An empty place in it.
  public String newUrl() {
    String schema = "test" + SCHEMAS.incrementAndGet();
    execute("create schema " + schema);
    return url(port(), schema);
  }

  private static String url(int port, String schema) {
    return "jdbc:postgresql://127.0.0.1:%d/postgres?user=postgres&currentSchema=%s"
        .formatted(port, schema);
  }

  /// The same place by another way.
  public static String through(int port, String url) {
    return url.replaceFirst("127.0.0.1:\\d+", "127.0.0.1:" + port);
  }

  public void execute(String sql) {
    execute(url(port(), "public"), sql);
  }

  /// The first value of the first row.
  public static String ask(String url, String sql) {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        var result = statement.executeQuery(sql)) {
      return result.next() ? String.valueOf(result.getString(1)) : "";
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Changes a setting of the whole server and waits until it holds.
  public void set(String name, String value) {
    execute("alter system set " + name + "=" + value);
    execute("select pg_reload_conf()");
    while (!ask(url(port(), "public"), "show " + name).equals(value)) {
      Thread.onSpinWait();
    }
  }

  public static void execute(String url, String sql) {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Ends every process of it without a word to anybody, as when the machine crashes, and starts
  /// again: what was not forced to disk by then is gone.
  public void crash() {
    int port = port();
    try {
      String first = Files.readAllLines(folder.resolve("data/postmaster.pid")).getFirst();
      ProcessHandle postmaster = ProcessHandle.of(Long.parseLong(first.strip())).orElseThrow();
      var all = postmaster.descendants().toList();
      postmaster.destroyForcibly();
      all.forEach(ProcessHandle::destroyForcibly);
      postmaster.onExit().get(60, TimeUnit.SECONDS);
      for (ProcessHandle each : all) {
        each.onExit().get(60, TimeUnit.SECONDS);
      }
      Files.deleteIfExists(folder.resolve("data/postmaster.pid"));
      Files.deleteIfExists(folder.resolve("data/epg-lock"));
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
    server = start(port);
  }

  @Override
  public void close() throws IOException {
    server.close();
  }
}
