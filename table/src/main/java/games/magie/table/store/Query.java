package games.magie.table.store;

import games.magie.table.StoreFailure;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/// Asks a database.
///
/// @param name what is read, for messages
record Query(String name, SqlSource source) {
  interface Reader<T> {
    T read(ResultSet row) throws SQLException;
  }

  <T> T use(SqlSource.Work<T> work) {
    try {
      return source.use(work);
    } catch (SQLException e) {
      throw new StoreFailure("cannot read " + name + ": " + e.getMessage(), e);
    }
  }

  /// What is found, row by row.
  <T> List<T> list(String sql, Reader<T> reader, Object... values) {
    return use(connection -> {
      try (PreparedStatement statement = connection.prepareStatement(sql)) {
        for (int at = 0; at < values.length; at++) {
          statement.setObject(at + 1, values[at]);
        }
        var found = new ArrayList<T>();
        try (ResultSet result = statement.executeQuery()) {
          while (result.next()) {
            found.add(reader.read(result));
          }
        }
        return found;
      }
    });
  }
}
