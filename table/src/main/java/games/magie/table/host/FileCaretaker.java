package games.magie.table.host;

import games.magie.kernel.BadInput;
import games.magie.table.AdminCommand;
import games.magie.table.Store;
import games.magie.table.StoreFailure;
import games.magie.table.StoreFile;
import games.magie.table.TableRecord;
import games.magie.table.Tombstone;
import games.magie.table.Write;
import games.magie.table.store.Graveyard;
import games.magie.table.store.SqlReader;
import games.magie.table.store.sqlite.SqliteReaders;
import games.magie.table.store.sqlite.SqliteSchema;
import games.magie.table.store.sqlite.SqliteStore;
import games.magie.table.store.sqlite.SqliteWriter;
import games.magie.table.store.sqlite.StoreLock;
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

/// A store in a file. If no server runs on it the command is done here; else the running server is
/// asked for it by a row in the same file.
public final class FileCaretaker extends SqlCaretaker {
  static final String DONE = "done";

  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final Duration GLANCE = Duration.ofMillis(50);
  private static final int BUSY_MILLIS = 20_000;

  private final Path file;
  private final Graveyard graves;

  /// Null while a server has it.
  private final @Nullable SqliteStore store;

  public FileCaretaker(Path file) {
    this(file, Graveyard.beside(file));
  }

  /// @param graves that are kept beside this or another file
  public FileCaretaker(Path file, Graveyard graves) {
    this.file = file;
    this.graves = graves;
    var _ = new StoreFile(file); // a store that is not there is not made
    store = StoreLock.isFree(file) ? new SqliteStore(file) : null;
  }

  @Override
  public void run(String table, AdminCommand command) {
    perform(table, command);
    switch (command) {
      case AdminCommand.Forget(int seat) -> graves.add(List.of(new Tombstone(table, seat)));
      case AdminCommand.Delete _ -> graves.add(List.of(Tombstone.ofTable(table)));
      case AdminCommand.Stop _,
          AdminCommand.GoOn _,
          AdminCommand.Close _,
          AdminCommand.Unsay _,
          AdminCommand.Hush _,
          AdminCommand.Pack _,
          AdminCommand.Reopen _,
          AdminCommand.Appear _ -> {} // nobody is forgotten
    }
  }

  @Override
  public int forgetAgain() {
    List<Tombstone> inStore = reader().forgotten();
    graves.add(inStore);
    return forgetAgain(graves.read());
  }

  private void perform(String table, AdminCommand command) {
    if (store == null) {
      ask(table, command);
      return;
    }
    TableRecord record =
        store.table(table).orElseThrow(() -> new BadInput("there is no table " + table));
    write(store, command.writes(record, store));
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
    ask(table.id(), new AdminCommand.Appear());
  }

  @Override
  public SqlReader reader() {
    return SqliteStore.reader(file, SqliteReaders.keepingNone(file));
  }

  private void ask(String table, AdminCommand command) {
    try (Connection connection = connect()) {
      if (!SqliteSchema.isCurrent(connection)) {
        throw new StoreFailure("the server that runs is an older program: stop it first");
      }
      long entry = insert(connection, table, command.text());
      String answer = answer(connection, entry);
      execute(connection, "delete from wishes where arrival=" + entry);
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

  private static long insert(Connection connection, String table, String command)
      throws SQLException {
    String sql = "insert into wishes (table_id,errand,answer) values (?,?,'') returning arrival";
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, table);
      statement.setString(2, command);
      try (ResultSet result = statement.executeQuery()) {
        return result.getLong(1);
      }
    }
  }

  /// Empty if the server says nothing.
  private static String answer(Connection connection, long entry) throws SQLException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    try (Statement statement = connection.createStatement()) {
      while (true) {
        String answer =
            SqliteSchema.first(statement, "select answer from wishes where arrival=" + entry);
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
