package games.magie.table.store;

import java.sql.Connection;
import java.sql.SQLException;

/// Where connections to a database come from.
public interface SqlSource {
  /// Something that is done with a connection, which stays the source's own.
  interface Work<T> {
    T with(Connection connection) throws SQLException;
  }

  <T> T use(Work<T> work) throws SQLException;
}
