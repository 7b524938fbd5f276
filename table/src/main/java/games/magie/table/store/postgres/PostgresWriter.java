package games.magie.table.store.postgres;

import games.magie.table.StoreFailure;
import games.magie.table.TableRecord;
import games.magie.table.Write;
import games.magie.table.store.Lease;
import games.magie.table.store.Statements;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Puts writes into the database, all of them or none, and only for tables that this server still
/// holds. Used by one thread only.
public final class PostgresWriter implements AutoCloseable {
  /// Taking a table changes its row, which waits for whoever shares it; and who comes second sees
  /// the new epoch. So nothing is written under an old epoch once a table has been taken.
  private static final String STILL_HELD =
      "select l.table_id from leases l join unnest(?::text[], ?::bigint[]) as mine (id, epoch)"
          + " on l.table_id=mine.id and l.epoch=mine.epoch where l.node=? for share of l";

  private static final String DISK_FULL = "53100";

  private final PostgresLink link;
  private final String node;
  private @Nullable Connection connection;

  PostgresWriter(PostgresLink link, String node) {
    this.link = link;
    this.node = node;
  }

  /// Returns when everything has been forced to disk there.
  void transaction(List<Write> writes) {
    boolean committing = false;
    try {
      Connection c = connected();
      check(c, writes);
      execute(c, writes);
      committing = true;
      c.commit();
    } catch (SQLException e) {
      throw failed(e, committing);
    } catch (StoreFailure e) {
      rollback();
      throw e;
    }
  }

  private Connection connected() throws SQLException {
    Connection now = connection;
    if (now == null) {
      now = link.open();
      now.setAutoCommit(false);
      connection = now;
    }
    return now;
  }

  private void check(Connection c, List<Write> writes) throws SQLException {
    var mine = new TreeMap<String, Long>();
    for (Write write : writes) {
      if (write instanceof Write.Under(String table, long epoch)) {
        Long other = mine.put(table, epoch);
        if (other != null && other != epoch) {
          throw elsewhere(table); // of the two at most one is right: each is tried alone
        }
      }
    }
    if (mine.isEmpty()) {
      return;
    }
    var missing = new TreeSet<>(mine.keySet());
    try (PreparedStatement statement = c.prepareStatement(STILL_HELD)) {
      statement.setArray(1, c.createArrayOf("text", mine.keySet().toArray()));
      statement.setArray(2, c.createArrayOf("bigint", mine.values().toArray()));
      statement.setString(3, node);
      try (ResultSet held = statement.executeQuery()) {
        while (held.next()) {
          missing.remove(held.getString(1));
        }
      }
    }
    if (!missing.isEmpty()) {
      throw elsewhere(missing.getFirst());
    }
  }

  public static StoreFailure elsewhere(String table) {
    return new StoreFailure("table " + table + " is not held by this server any more");
  }

  /// The same statements go together, so that the way to the database is gone a few times and not
  /// once for each row.
  private void execute(Connection c, List<Write> writes) throws SQLException {
    var batches = new LinkedHashMap<String, List<Object[]>>();
    Statements.of(
        writes,
        c,
        (sql, values) -> batches.computeIfAbsent(sql, _ -> new ArrayList<>()).add(values));
    for (Write write : writes) {
      if (write instanceof Write.Open(TableRecord table)) {
        batches
            .computeIfAbsent(
                "insert into leases (table_id,node,epoch) values (?,?,?)", _ -> new ArrayList<>())
            .add(new Object[] {table.id(), node, Lease.FIRST_EPOCH});
      }
    }
    for (Map.Entry<String, List<Object[]>> batch : batches.entrySet()) {
      try (PreparedStatement statement = c.prepareStatement(batch.getKey())) {
        for (Object[] values : batch.getValue()) {
          for (int at = 0; at < values.length; at++) {
            statement.setObject(at + 1, values[at]);
          }
          statement.addBatch();
        }
        statement.executeBatch();
      }
    }
  }

  /// The database said no to a statement: nothing is written. After anything else, and whenever the
  /// end of the transaction itself failed, nobody knows, and the connection is of no more use.
  private StoreFailure failed(SQLException e, boolean committing) {
    String state = String.valueOf(e.getSQLState());
    boolean refused = !committing && state.matches("(2[123]|40|42|53|55).*|57014|25006");
    if (!refused || !rollback()) {
      PostgresLink.close(connection);
      connection = null;
    }
    return refused && state.equals(DISK_FULL)
        ? StoreFailure.full(e)
        : new StoreFailure("cannot write: " + PostgresStore.oneLine(e), e, !refused);
  }

  private boolean rollback() {
    try {
      if (connection != null) {
        connection.rollback();
      }
      return true;
    } catch (SQLException e) {
      return false;
    }
  }

  @Override
  public void close() {
    PostgresLink.close(connection);
  }
}
