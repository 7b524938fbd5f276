package games.magie.table.host;

import games.magie.table.AdminCommand;
import games.magie.table.StoreFailure;
import games.magie.table.StoreFile;
import games.magie.table.TableRecord;
import games.magie.table.Write;
import games.magie.table.store.SqlReader;
import games.magie.table.store.postgres.PostgresStore;
import games.magie.table.store.postgres.Seizure;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;

/// A store in a database, where tables are changed by [Seizure].
public final class DatabaseCaretaker extends SqlCaretaker {
  /// Writing large tables anew takes a while.
  private static final Duration PATIENCE = Duration.ofMinutes(10);

  private final PostgresStore store;

  public DatabaseCaretaker(String url) {
    var _ = StoreFile.database(url); // a store that is not there is not made
    store = new PostgresStore(url, PATIENCE);
  }

  @Override
  public void run(String table, AdminCommand command) {
    // What cannot be done disturbs nobody.
    var _ = command.writes(Seizure.known(store, table), store);
    Seizure.run(store, table, now -> command.writes(now, store));
  }

  @Override
  void add(TableRecord table, List<Write> writes) {
    FileCaretaker.write(store, writes);
  }

  @Override
  public SqlReader reader() {
    return store.reader();
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
