package games.magie.table.store.postgres;

import games.magie.kernel.BadInput;
import games.magie.table.StoreFailure;
import games.magie.table.TableRecord;
import games.magie.table.Write;
import games.magie.table.store.Statements;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Function;

/// A table of a shared database is taken from whichever server runs it and changed in one
/// transaction; a server takes it up again when somebody asks for it.
public final class Seizure {
  private Seizure() {}

  public static TableRecord known(PostgresStore store, String table) {
    return store.table(table).orElseThrow(() -> new BadInput("there is no table " + table));
  }

  /// @param change what is to be written, from what is there when nobody else can write any more
  public static void run(
      PostgresStore store, String table, Function<TableRecord, List<Write>> change) {
    try {
      store
          .link()
          .use(c -> {
            c.setAutoCommit(false);
            try {
              // From here on whoever runs the table can write nothing more to it.
              store.leases().seize(c, table);
              List<Write> writes = change.apply(known(store, table));
              Statements.of(writes, c, (sql, values) -> update(c, sql, values));
              if (writes.stream().anyMatch(Write.Delete.class::isInstance)) {
                update(c, "delete from leases where table_id=?", table);
              }
              c.commit();
            } finally {
              c.rollback();
              c.setAutoCommit(true);
            }
            return true;
          });
    } catch (SQLException e) {
      throw new StoreFailure("nothing was changed: " + PostgresStore.oneLine(e), e);
    }
  }

  private static void update(Connection c, String sql, Object... values) throws SQLException {
    try (PreparedStatement statement = c.prepareStatement(sql)) {
      for (int at = 0; at < values.length; at++) {
        statement.setObject(at + 1, values[at]);
      }
      statement.executeUpdate();
    }
  }
}
