package games.magie.table;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/// A random key that stands in the store, so that it is the same for all servers of one database,
/// and after a backup was restored.
final class ServerSecret {
  private static final String NAME = "devices";

  private ServerSecret() {}

  /// The key, made now if there is none yet.
  static String of(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(
          "create table if not exists server_secret"
              + " (name text primary key, value text not null)");
    }
    try (PreparedStatement insert =
        connection.prepareStatement(
            "insert into server_secret (name,value) values (?,?) on conflict do nothing")) {
      insert.setString(1, NAME);
      insert.setString(2, Secrets.secret());
      insert.executeUpdate();
    }
    try (PreparedStatement select =
        connection.prepareStatement("select value from server_secret where name=?")) {
      select.setString(1, NAME);
      try (ResultSet found = select.executeQuery()) {
        if (!found.next()) {
          throw new SQLException("the key of the server was not kept");
        }
        return found.getString(1);
      }
    }
  }
}
