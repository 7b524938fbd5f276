package games.magie.server;

import games.magie.testdb.TestDatabase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/// A server for one test; or two of them that share a database, and then requests go to the one and
/// sockets to the other. `-Dmagie.nodes=2` makes it two for every test.
public final class House implements AutoCloseable {
  public static final boolean TWO_NODES = Integer.getInteger("magie.nodes", 1) > 1;

  /// Nobody meets a limit.
  public static final Limits WIDE =
      limits(Limits.DEFAULT.values().keySet().stream().map(name -> name + "=1000000").toList());

  private static Limits limits(List<String> each) {
    return Limits.parse(String.join(",", each), "");
  }

  /// The usual ones but for these, `tables=3`.
  public static Limits limits(String... each) {
    return limits(List.of(each));
  }

  private final List<MagieServer> servers;

  public House(Path folder) {
    this(folder, WIDE);
  }

  public House(Path folder, Limits limits) {
    var config = new ServerConfig(0, folder.resolve("magie.db"), false, "", Duration.ZERO, limits);
    if (TWO_NODES) {
      var _ = shared(folder);
    }
    try {
      Path database = database(folder);
      if (Files.exists(database)) {
        ServerConfig shared = config.with(new Database(Files.readString(database), ""));
        servers = List.of(MagieServer.start(shared), MagieServer.start(shared));
      } else {
        servers = List.of(MagieServer.start(config));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path database(Path folder) {
    return folder.resolve("database");
  }

  /// From now on a house in this folder has two servers and a database.
  public static Path shared(Path folder) {
    try {
      if (!Files.exists(database(folder))) {
        Files.writeString(database(folder), TestDatabase.shared().newUrl());
      }
      return folder;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The address of its database.
  public static String url(Path folder) {
    try {
      return Files.readString(database(folder));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public Device device() {
    return new Device(servers.getFirst().port(), servers.getLast().port(), "", Device.LONG);
  }

  public int port() {
    return servers.getFirst().port();
  }

  /// The port of the last one.
  public int otherPort() {
    return servers.getLast().port();
  }

  public void drain() {
    servers.forEach(MagieServer::drain);
  }

  @Override
  public void close() {
    servers.forEach(MagieServer::close);
  }
}
