package games.magie.table;

import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;

/// A store in a database, where tables are changed by [Seizure].
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
    // What cannot be done disturbs nobody.
    var _ = errand.writes(Seizure.known(store, table), store);
    Seizure.run(store, table, now -> errand.writes(now, store));
  }

  @Override
  void add(TableRecord table, List<Write> writes) {
    FileCaretaker.write(store, writes);
  }

  @Override
  SqlReader reader() {
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
