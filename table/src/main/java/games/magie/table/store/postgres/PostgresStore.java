package games.magie.table.store.postgres;

import static java.lang.System.Logger.Level.WARNING;

import games.magie.table.StoreFailure;
import games.magie.table.store.GroupCommit;
import games.magie.table.store.Lease;
import games.magie.table.store.ServerSecret;
import games.magie.table.store.SqlReader;
import games.magie.table.store.SqlStore;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;

/// The store that several servers share: a PostgreSQL database that forces its writes. As in the
/// file, one thread writes, and what waits is written together. A server writes to a table only as
/// long as it holds it, see [Leases].
public final class PostgresStore extends SqlStore {
  private static final System.Logger LOG = System.getLogger(PostgresStore.class.getName());

  private final PostgresLink link;
  private final SqlReader reader;
  private final PostgresWriter writer;
  private final GroupCommit commits;
  private final Leases leases;
  private final String deviceKey;
  private final Leases.Node node = new Leases.Node();

  /// @param url as JDBC reads it, with whatever lets this server in
  public PostgresStore(String url) {
    this(url, Lease.LENGTH);
  }

  /// @param lease how long a server that is not heard of keeps its tables
  public PostgresStore(String url, Duration lease) {
    if (!url.startsWith(PostgresLink.PREFIX)) {
      throw new StoreFailure("a database is named like jdbc:postgresql://host/name");
    }
    link = new PostgresLink(url, lease);
    try (Connection connection = link.open()) {
      checkForced(connection);
      PostgresSchema.bring(connection, link.name());
      deviceKey = PostgresSchema.alone(connection, ServerSecret::of);
    } catch (SQLException e) {
      throw new StoreFailure("cannot open " + link.name() + ": " + oneLine(e), e);
    }
    reader = reader(link);
    writer = new PostgresWriter(link, node.id());
    commits = new GroupCommit(writer::transaction, true);
    leases = new Leases(link, node);
  }

  public static SqlReader reader(PostgresLink link) {
    return new SqlReader(link.name(), link, "arrival");
  }

  /// A database that does not force its writes is refused: nothing that it acknowledges is safe.
  private void checkForced(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      for (String setting : List.of("fsync", "full_page_writes", "synchronous_commit")) {
        if (!PostgresSchema.first(statement, "show " + setting).equals("on")) {
          throw new StoreFailure(
              "%s does not force its writes: %s is off".formatted(link.name(), setting));
        }
      }
      if (PostgresSchema.first(statement, "show synchronous_standby_names").isEmpty()) {
        // What is acknowledged lives on one disk.
        LOG.log(WARNING, "event=no-synchronous-standby durability=local-only");
      }
    }
  }

  public static String oneLine(SQLException e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
  }

  public PostgresLink link() {
    return link;
  }

  public Leases leases() {
    return leases;
  }

  public Leases.Node node() {
    return node;
  }

  @Override
  public SqlReader reader() {
    return reader;
  }

  @Override
  public GroupCommit commits() {
    return commits;
  }

  @Override
  public String deviceKey() {
    return deviceKey;
  }

  @Override
  public String trouble() {
    return commits.trouble();
  }

  @Override
  public void close() {
    commits.close();
    writer.close();
    try {
      leases.leave();
    } catch (SQLException e) {
      LOG.log(WARNING, "event=cannot-leave", e); // the others wait until the lease is over
    }
    link.close();
  }
}
