package games.magie.table;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/// Puts writes into the file, all of them or none. Used by one thread only.
final class SqliteWriter {
  private final Connection connection;

  /// There are few of them, each used again and again.
  private final Map<String, PreparedStatement> statements = new HashMap<>();

  /// @param connection without automatic commits
  SqliteWriter(Connection connection) {
    this.connection = connection;
  }

  /// Returns when everything has been forced to disk.
  void transaction(List<Write> writes) {
    try {
      for (Write write : writes) {
        Statements.of(write, this::update);
      }
      connection.commit();
    } catch (SQLException e) {
      boolean inDoubt = inDoubt(e);
      try {
        connection.rollback();
      } catch (SQLException second) {
        e.addSuppressed(second);
        inDoubt = true;
      }
      throw new StoreFailure("cannot write: " + e.getMessage(), e, inDoubt);
    }
  }

  /// A full disk, a row that is there already or a file that somebody else holds leaves everything
  /// as it was. After any other failure nobody knows what the disk holds, and only a new start can
  /// tell.
  private static boolean inDoubt(SQLException failure) {
    if (!(failure instanceof SQLiteException e)) {
      return true;
    }
    SQLiteErrorCode code = e.getResultCode();
    return code != SQLiteErrorCode.SQLITE_FULL
        && code != SQLiteErrorCode.SQLITE_BUSY
        && !code.name().startsWith("SQLITE_CONSTRAINT");
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
