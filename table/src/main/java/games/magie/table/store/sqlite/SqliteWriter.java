package games.magie.table.store.sqlite;

import games.magie.table.StoreFailure;
import games.magie.table.Write;
import games.magie.table.store.Statements;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/// Puts writes into the file, all of them or none. Used by one thread only.
public final class SqliteWriter {
  private final Connection connection;

  /// There are few of them, each used again and again.
  private final Map<String, PreparedStatement> statements = new HashMap<>();

  /// @param connection with automatic commits: this class says itself where a transaction ends
  public SqliteWriter(Connection connection) {
    this.connection = connection;
  }

  /// Returns when everything has been forced to disk.
  public void transaction(List<Write> writes) {
    try {
      execute("begin immediate");
      Statements.of(writes, connection, this::update);
      execute("commit");
    } catch (SQLException e) {
      boolean inDoubt = inDoubt(e) || !isRolledBack();
      throw isFull(e) && !inDoubt
          ? StoreFailure.full(e)
          : new StoreFailure("cannot write: " + e.getMessage(), e, inDoubt);
    }
  }

  /// SQLite may have rolled back by itself, so a failed rollback says nothing; that a transaction
  /// can begin says that none is left.
  private boolean isRolledBack() {
    try {
      execute("rollback");
      return true;
    } catch (SQLException none) {
      try {
        execute("begin");
        execute("rollback");
        return true;
      } catch (SQLException e) {
        return false;
      }
    }
  }

  private void execute(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /// A full disk, a row that is there already or a file that somebody else holds leaves everything
  /// as it was. After any other failure nobody knows what the disk holds, and only a new start can
  /// tell.
  static boolean inDoubt(SQLException failure) {
    if (!(failure instanceof SQLiteException e)) {
      return true;
    }
    SQLiteErrorCode code = e.getResultCode();
    return code != SQLiteErrorCode.SQLITE_FULL
        && code != SQLiteErrorCode.SQLITE_BUSY
        && !code.name().startsWith("SQLITE_CONSTRAINT");
  }

  private static boolean isFull(SQLException failure) {
    return failure instanceof SQLiteException e && e.getResultCode() == SQLiteErrorCode.SQLITE_FULL;
  }

  private void update(String sql, Object... values) throws SQLException {
    PreparedStatement statement = statements.get(sql);
    if (statement == null) {
      statement = connection.prepareStatement(sql);
      statements.put(sql, statement);
    }
    for (int at = 0; at < values.length; at++) {
      statement.setObject(at + 1, values[at]);
    }
    statement.executeUpdate();
  }
}
