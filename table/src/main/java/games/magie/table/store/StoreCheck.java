package games.magie.table.store;

import games.magie.table.store.sqlite.SqliteSchema;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/// Whether a store as a whole is as it was written: what `magie verify` looks at besides journals.
public final class StoreCheck {
  /// More are of no use to anybody.
  private static final int MOST_LINES = 20;

  private StoreCheck() {}

  /// Rows whose checksum does not fit, as lines.
  static List<String> checksums(Connection connection) throws SQLException {
    var wrong = new ArrayList<String>();
    for (CheckedRows each : CheckedRows.ALL) {
      each.read(
          connection,
          row -> {
            if (!row.holds() && wrong.size() < MOST_LINES) {
              wrong.add(
                  "%s %s: the checksum does not fit, it was changed"
                      .formatted(each.table(), shown(row.key())));
            }
          });
    }
    return wrong;
  }

  /// Without the hash of a device, and nothing that could steer a terminal.
  private static String shown(List<String> key) {
    return String.join(" ", key.subList(0, Math.min(2, key.size())))
        .replaceAll("[^\\p{Alnum} _-]", "?");
  }

  /// What SQLite finds wrong with a file: pages, indexes against tables, and the tables themselves.
  public static List<String> file(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      List<String> found = lines(statement, "pragma integrity_check(" + MOST_LINES + ")");
      var wrong = new ArrayList<String>();
      if (!found.equals(List.of("ok"))) {
        found.forEach(line -> wrong.add("the file is damaged: " + line));
      }
      int version = SqliteSchema.version(statement);
      if (!schema(connection).equals(schemaOf(version))) {
        wrong.add("the file is damaged: its tables are not those of version " + version);
      }
      return wrong;
    }
  }

  private static List<String> schema(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      return lines(
          statement,
          "select type || ' ' || name || ' ' || tbl_name || ' ' || coalesce(sql, '')"
              + " from sqlite_schema order by 1");
    }
  }

  private static List<String> schemaOf(int version) throws SQLException {
    try (Connection fresh = DriverManager.getConnection("jdbc:sqlite::memory:");
        Statement statement = fresh.createStatement()) {
      SqliteSchema.steps(statement, 0, version);
      return schema(fresh);
    }
  }

  private static List<String> lines(Statement statement, String sql) throws SQLException {
    var lines = new ArrayList<String>();
    try (ResultSet result = statement.executeQuery(sql)) {
      while (result.next()) {
        lines.add(String.valueOf(result.getString(1)).replaceAll("\\s+", " "));
      }
    }
    return lines;
  }
}
