package games.magie.table;

import java.sql.Connection;
import java.sql.SQLException;

/// Where connections to a database come from.
interface SqlSource {
  /// Something that is done with a connection, which stays the source's own.
  interface Work<T> {
    T with(Connection connection) throws SQLException;
  }

  <T> T use(Work<T> work) throws SQLException;
}
