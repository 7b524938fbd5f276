package games.magie.table;

import games.magie.kernel.BadInput;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/// A store in a file. If no server runs on it the errand is done here; else the running server is
/// asked for it by a row in the same file.
final class FileCaretaker extends Caretaker {
  static final String DONE = "done";

  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final Duration GLANCE = Duration.ofMillis(50);
  private static final int BUSY_MILLIS = 20_000;

  private final Path file;
  private final Graveyard graves;

  /// Null while a server has it.
  private final @Nullable SqliteStore store;

  FileCaretaker(Path file) {
    this(file, Graveyard.beside(file));
  }

  /// @param graves that are kept beside this or another file
  FileCaretaker(Path file, Graveyard graves) {
    this.file = file;
    this.graves = graves;
    var _ = new StoreFile(file); // a store that is not there is not made
    store = StoreLock.isFree(file) ? new SqliteStore(file) : null;
  }

  @Override
  public void run(String table, Errand errand) {
    perform(table, errand);
    switch (errand) {
      case Errand.Forget(int seat) -> graves.add(List.of(new Tombstone(table, seat)));
      case Errand.Delete _ -> graves.add(List.of(Tombstone.ofTable(table)));
      default -> {} // nobody is forgotten
    }
  }

  @Override
  public int forgetAgain() {
    List<Tombstone> inStore = reader().forgotten();
    graves.add(inStore);
    return forgetAgain(graves.read());
  }

  private void perform(String table, Errand errand) {
    if (store == null) {
      ask(table, errand);
      return;
    }
    TableRecord record =
        store.table(table).orElseThrow(() -> new BadInput("there is no table " + table));
    write(store, errand.writes(record, store));
  }

  static void write(Store store, List<Write> writes) {
    try {
      store.write(writes).join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof StoreFailure failure ? failure : e;
    }
  }

  @Override
  void add(TableRecord table, List<Write> writes) {
    if (store != null) {
      write(store, writes);
      return;
    }
    try (Connection connection = connect()) {
      new SqliteWriter(connection).transaction(writes);
    } catch (SQLException e) {
      throw new StoreFailure("cannot write to " + file + ": " + e.getMessage(), e);
    }
    ask(table.id(), new Errand.Appear());
  }

  @Override
  SqlReader reader() {
    return SqliteStore.reader(file, SqliteReaders.keepingNone(file));
  }

  private void ask(String table, Errand errand) {
    try (Connection connection = connect()) {
      if (!SqliteSchema.isCurrent(connection)) {
        throw new StoreFailure("the server that runs is an older program: stop it first");
      }
      long wish = insert(connection, table, errand.text());
      String answer = answer(connection, wish);
      execute(connection, "delete from wishes where arrival=" + wish);
      if (answer.isEmpty()) {
        throw new StoreFailure("the running server does not answer, nothing was changed");
      }
      if (!answer.equals(DONE)) {
        throw new BadInput(answer);
      }
    } catch (SQLException e) {
      throw new StoreFailure("cannot write to " + file + ": " + e.getMessage(), e);
    }
  }

  private static long insert(Connection connection, String table, String errand)
      throws SQLException {
    String sql = "insert into wishes (table_id,errand,answer) values (?,?,'') returning arrival";
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, table);
      statement.setString(2, errand);
      try (ResultSet result = statement.executeQuery()) {
        return result.getLong(1);
      }
    }
  }

  /// Empty if the server says nothing.
  private static String answer(Connection connection, long wish) throws SQLException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    try (Statement statement = connection.createStatement()) {
      while (true) {
        String answer =
            SqliteSchema.first(statement, "select answer from wishes where arrival=" + wish);
        if (!answer.isEmpty() || System.nanoTime() > end) {
          return answer;
        }
        Thread.sleep(GLANCE);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "";
    }
  }

  /// Writes the file anew without what was deleted, and empties the log beside it.
  @Override
  public void scrub() {
    if (store != null) {
      store.close(); // its connection would hold the log
    }
    try (Connection connection = connect()) {
      execute(connection, "pragma secure_delete=on");
      execute(connection, "delete from wishes where answer <> ''"); // whoever asked is gone
      execute(connection, "vacuum");
      long end = System.nanoTime() + PATIENCE.toNanos();
      while (!isEmptied(connection)) {
        if (System.nanoTime() > end) {
          throw new StoreFailure("the log of %s is in use: try again".formatted(file));
        }
        Thread.sleep(GLANCE);
      }
    } catch (SQLException e) {
      throw new StoreFailure("cannot clean %s: %s".formatted(file, e.getMessage()), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static boolean isEmptied(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      return SqliteSchema.first(statement, "pragma wal_checkpoint(truncate)").equals("0");
    }
  }

  private Connection connect() throws SQLException {
    Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
    execute(connection, "pragma busy_timeout=" + BUSY_MILLIS);
    return connection;
  }

  private static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @Override
  public void close() {
    if (store != null) {
      store.close();
    }
  }
}
