package games.magie.server;

import games.magie.kernel.BadInput;
import java.time.Duration;

/// A database that this server shares with others.
///
/// @param url as JDBC reads it, `jdbc:postgresql://host/name`; empty: the tables are in a file
/// @param node where the other servers reach this one, `10.0.0.5:8080`; empty: where it listens
/// @param lease how long a server that is not heard of keeps its tables
public record Database(String url, String node, Duration lease) {
  public static final Database NONE = new Database("", "");

  private static final Duration USUAL = Duration.ofSeconds(5);

  public Database {
    if (!url.isEmpty() && !url.startsWith("jdbc:postgresql:")) {
      throw new BadInput("db: a database is named like jdbc:postgresql://host/name");
    }
    if (!node.isEmpty() && !node.matches("[A-Za-z0-9.-]+:\\d{1,5}|\\[[0-9a-fA-F:]+]:\\d{1,5}")) {
      throw new BadInput("node: '%s' should be like 10.0.0.5:8080".formatted(node));
    }
  }

  public Database(String url, String node) {
    this(url, node, USUAL);
  }

  boolean isNone() {
    return url.isEmpty();
  }

  /// Where the others reach this server.
  String address(String host, int port) {
    if (!node.isEmpty()) {
      return "http://" + node;
    }
    if (host.equals("0.0.0.0") || host.equals("::")) {
      throw new BadInput(
          "with --db and --host %s say with --node where other servers reach this one"
              .formatted(host));
    }
    return "http://%s:%d".formatted(host.contains(":") ? "[" + host + "]" : host, port);
  }
}
