package games.magie.table.store.sqlite;

import games.magie.table.StoreFailure;
import games.magie.table.store.ChainMigration;
import games.magie.table.store.StoreSchema;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/// How a file tells its version, and how an older file becomes one of today.
public final class SqliteSchema {
  private SqliteSchema() {}

  /// To be asked before anything else, so that a file that is refused is not touched.
  static void refuseNewer(Connection connection, String file) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      int version = version(statement);
      if (version > StoreSchema.STEPS.size()) {
        throw StoreSchema.newer(file, version);
      }
    }
  }

  /// The same for somebody who only reads: a file of another program is refused, too.
  public static void refuseOthers(Connection connection, String file) throws SQLException {
    refuseNewer(connection, file);
    try (Statement statement = connection.createStatement()) {
      if (version(statement) == 0) {
        throw new StoreFailure(file + " is no store of this program");
      }
    }
  }

  /// Whether it is of today.
  public static boolean isCurrent(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      return version(statement) == StoreSchema.STEPS.size();
    }
  }

  public static int version(Statement statement) throws SQLException {
    return Integer.parseInt(first(statement, "pragma user_version"));
  }

  /// Whether its journals have heads and its rows have checksums.
  public static boolean isChained(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      return version(statement) >= StoreSchema.CHAINED;
    }
  }

  /// What makes a file of one version one of a later one.
  public static void steps(Statement statement, int from, int to) throws SQLException {
    for (List<String> step : StoreSchema.STEPS.subList(from, to)) {
      for (String sql : step) {
        statement.execute(sql);
      }
    }
  }

  /// Makes the file one of today, or refuses it with one line.
  static void bring(Connection connection, String file) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      int version = version(statement);
      if (version < StoreSchema.STEPS.size()) {
        statement.execute("begin");
        steps(statement, version, StoreSchema.STEPS.size());
        if (version < StoreSchema.CHAINED) {
          new ChainMigration(connection).run();
        }
        statement.execute("pragma user_version=" + StoreSchema.STEPS.size());
        statement.execute("commit");
      }
      String check = first(statement, "pragma quick_check");
      if (!check.equals("ok")) {
        throw new StoreFailure(file + " is damaged: " + check.lines().findFirst().orElse(""));
      }
    }
  }

  public static String first(Statement statement, String sql) throws SQLException {
    try (ResultSet result = statement.executeQuery(sql)) {
      return result.next() ? String.valueOf(result.getString(1)) : "";
    }
  }
}
