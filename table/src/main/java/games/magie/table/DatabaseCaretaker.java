package games.magie.table;

import games.magie.kernel.BadInput;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;

/// A store in a database. The table is taken from whichever server runs it and changed in one
/// transaction; a server takes it up again when somebody asks for it.
final class DatabaseCaretaker extends Caretaker {
  /// Writing large tables anew takes a while.
  private static final Duration PATIENCE = Duration.ofMinutes(10);

  private final PostgresStore store;

  DatabaseCaretaker(String url) {
    var _ = StoreFile.database(url); // a store that is not there is not made
    store = new PostgresStore(url, PATIENCE);
  }

  @Override
  public void run(String table, Errand errand) {
    var _ = errand.writes(known(table), store); // what cannot be done disturbs nobody
    try {
      store
          .link()
          .use(c -> {
            c.setAutoCommit(false);
            try {
              // From here on whoever runs the table can write nothing more to it.
              store.leases().seize(c, table);
              List<Write> writes = errand.writes(known(table), store);
              Statements.of(writes, c, (sql, values) -> update(c, sql, values));
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

  @Override
  void add(TableRecord table, List<Write> writes) {
    FileCaretaker.write(store, writes);
  }

  @Override
  SqlReader reader() {
    return store.reader();
  }

  private TableRecord known(String table) {
    return store.table(table).orElseThrow(() -> new BadInput("there is no table " + table));
  }

  private static void update(Connection c, String sql, Object... values) throws SQLException {
    try (PreparedStatement statement = c.prepareStatement(sql)) {
      for (int at = 0; at < values.length; at++) {
        statement.setObject(at + 1, values[at]);
      }
      statement.executeUpdate();
    }
  }

  /// Writes the tables with names anew. What the database's own log and its backups hold goes with
  /// them.
  @Override
  public void scrub() {
    try {
      store
          .link()
          .use(c -> {
            try (Statement statement = c.createStatement()) {
              statement.execute("vacuum full seats, chat, acts, tables, holds");
              return statement.execute("checkpoint");
            }
          });
    } catch (SQLException e) {
      throw new StoreFailure("cannot clean up: " + PostgresStore.oneLine(e), e);
    }
  }

  @Override
  public void close() {
    store.close();
  }
}
