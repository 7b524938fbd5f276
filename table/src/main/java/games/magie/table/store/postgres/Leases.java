package games.magie.table.store.postgres;

import games.magie.table.Route;
import games.magie.table.Tokens;
import games.magie.table.store.Lease;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/// Who holds which table, as the database knows it. A server is there as long as its row has not
/// expired by the database's clock; a table belongs to the server in its row, until that server is
/// not there and another one takes it. Each time the epoch grows.
public final class Leases {
  public static final String CHANNEL = "magie";

  /// A restart of the database keeps everybody from being heard, so it starts every lease anew.
  private static final String THERE =
      "exists (select 1 from nodes n where n.id=l.node and clock_timestamp() <"
          + " greatest(n.expires, pg_postmaster_start_time() + n.lease))";

  /// The news are a table and a number, nothing that anybody could want to know.
  private static final String TAKE =
      "with taken as (update leases l set node=?, epoch=epoch+1 where table_id=? and (node=? or not"
          + " "
          + THERE
          + ") returning table_id, epoch)"
          + " select epoch, pg_notify('"
          + CHANNEL
          + "', table_id || ' ' || epoch) from taken";

  private static final String WHERE =
      "select l.table_id, l.epoch, l.node, n.address, n.secret, "
          + THERE
          + " from leases l left join nodes n on n.id=l.node where l.table_id = any(?)";

  private final PostgresLink link;
  private final Node node;

  /// This server.
  ///
  /// @param id new at each start
  public record Node(String id, String secret) {
    Node() {
      this(Tokens.id(), Tokens.secret());
    }
  }

  Leases(PostgresLink link, Node node) {
    this.link = link;
    this.node = node;
  }

  /// Whoever was at this address before is not there any more.
  public void join(String address) throws SQLException {
    link.use(c -> {
      c.setAutoCommit(false);
      try {
        update(c, "delete from nodes where address=? and id<>?", address, node.id);
        update(
            c,
            "insert into nodes values (?,?,?,?*interval '1 ms', clock_timestamp()+?*interval '1"
                + " ms') on conflict do nothing",
            node.id,
            address,
            node.secret,
            link.lease().toMillis(),
            link.lease().toMillis());
        c.commit();
      } finally {
        c.rollback();
        c.setAutoCommit(true);
      }
      return true;
    });
  }

  /// Whether this server is still known; on the caller's connection.
  public boolean renew(Connection connection) throws SQLException {
    return update(
            connection, "update nodes set expires=clock_timestamp()+lease where id=?", node.id)
        == 1;
  }

  /// The others need not wait.
  void leave() throws SQLException {
    link.use(c -> {
      var _ = update(c, "delete from nodes where id=?", node.id);
      return query(c, "select pg_notify('" + CHANNEL + "', '')", _ -> "");
    });
  }

  /// Takes a table if nobody else holds it.
  public Optional<Lease> take(String table) throws SQLException {
    return link.use(c ->
        query(c, TAKE, r -> new Lease(table, r.getLong(1)), node.id, table, node.id).stream()
            .findFirst());
  }

  /// Takes a table from whoever holds it, in the caller's transaction; nobody holds it then.
  void seize(Connection c, String table) throws SQLException {
    var _ =
        query(
            c,
            "with taken as (update leases set node=?, epoch=epoch+1 where table_id=?"
                + " returning table_id, epoch) select pg_notify('"
                + CHANNEL
                + "', table_id || ' ' || epoch) from taken",
            _ -> "",
            node.id,
            table);
  }

  /// Which of these tables are held by another server that is there.
  public List<Route> routes(Collection<String> tables) throws SQLException {
    return link.use(c -> {
      var found = new ArrayList<Route>();
      try (PreparedStatement statement = c.prepareStatement(WHERE)) {
        statement.setArray(1, c.createArrayOf("text", tables.toArray()));
        try (ResultSet r = statement.executeQuery()) {
          while (r.next()) {
            if (r.getBoolean(6) && !r.getString(3).equals(node.id)) {
              found.add(
                  new Route(
                      r.getString(1),
                      r.getLong(2),
                      r.getString(3),
                      r.getString(4),
                      r.getString(5)));
            }
          }
        }
      }
      return found;
    });
  }

  /// What this server holds.
  public List<Lease> mine() throws SQLException {
    return link.use(c ->
        query(
            c,
            "select table_id, epoch from leases where node=?",
            r -> new Lease(r.getString(1), r.getLong(2)),
            node.id));
  }

  /// Some games that go on and that nobody runs.
  public List<String> orphans(int most) throws SQLException {
    return link.use(c ->
        query(
            c,
            "select l.table_id from leases l join tables t on t.id=l.table_id where"
                + " t.state='playing' and not "
                + THERE
                + " order by random() limit ?",
            r -> r.getString(1),
            most));
  }

  private interface Reader<T> {
    T read(ResultSet row) throws SQLException;
  }

  private static <T> List<T> query(Connection c, String sql, Reader<T> reader, Object... values)
      throws SQLException {
    try (PreparedStatement statement = c.prepareStatement(sql)) {
      set(statement, values);
      var found = new ArrayList<T>();
      try (ResultSet result = statement.executeQuery()) {
        while (result.next()) {
          found.add(reader.read(result));
        }
      }
      return found;
    }
  }

  private static int update(Connection c, String sql, Object... values) throws SQLException {
    try (PreparedStatement statement = c.prepareStatement(sql)) {
      set(statement, values);
      return statement.executeUpdate();
    }
  }

  private static void set(PreparedStatement statement, Object... values) throws SQLException {
    for (int at = 0; at < values.length; at++) {
      statement.setObject(at + 1, values[at]);
    }
  }
}
