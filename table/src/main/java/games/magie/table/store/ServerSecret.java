package games.magie.table.store;

import games.magie.table.Tokens;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/// A random key that stands in the store, so that it is the same for all servers of one database,
/// and after a backup was restored.
public final class ServerSecret {
  private static final String NAME = "devices";

  private ServerSecret() {}

  /// The key, made now if there is none yet.
  public static String of(Connection connection) throws SQLException {
    String fresh = Tokens.secret();
    try (PreparedStatement insert =
        connection.prepareStatement(
            "insert into server_secret (name,value,checksum) values (?,?,?) on conflict do"
                + " nothing")) {
      insert.setString(1, NAME);
      insert.setString(2, fresh);
      insert.setString(3, Checksum.of("server_secret", NAME, fresh));
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
