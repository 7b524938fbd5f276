package games.magie.table;

import games.magie.table.TableRecord.Kind;
import games.magie.table.TableRecord.Seat;
import games.magie.wire.HashChain;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;

/// Tables and rows to put into a store, and a way to reach behind its back.
public final class StoreSamples {
  public static final String SALT = "00".repeat(HashChain.SALT_BYTES);

  private StoreSamples() {}

  public static TableRecord table(String id) {
    return new TableRecord(
        id,
        "express",
        1,
        "target=10000",
        30,
        "easy",
        TableRecord.State.OPEN,
        "",
        List.of(
            new Seat(0, Kind.PERSON, "", "Ann", "hash", false),
            new Seat(1, Kind.BOT, "easy", "Easy B", "", false)));
  }

  public static RowRecord row(String table, int number, int seat, String command) {
    return new RowRecord(
        table, number, seat, command, "content " + number, "body " + number, SALT, "link");
  }

  public static Write append(String table, int number) {
    return new Write.Append(row(table, number, -1, ""));
  }

  public static void sql(Path file, String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    }
  }

  public static String ask(Path file, String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = connection.createStatement();
        var result = statement.executeQuery(sql)) {
      return result.next() ? String.valueOf(result.getString(1)) : "";
    }
  }
}
