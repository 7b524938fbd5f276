package games.magie.table.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// The tables of a store, besides the journal, whose rows carry a checksum. Columns that are
/// written together form a part, and the column `checksum` holds one for each part, one after the
/// other.
///
/// @param key the columns that name a row
public record CheckedRows(String table, List<String> key, List<List<String>> parts) {
  private static final String STATE_AND_REASON = "state,reason";

  public static final List<CheckedRows> ALL =
      List.of(
          of(
              "tables",
              "id",
              "game,version,settings,clock,on_leave,terms",
              STATE_AND_REASON,
              "listed"),
          of("seats", "table_id,seat", "kind,bot,name,secret,gone"),
          of("holds", "table_id,seat,device", ""),
          of("acts", "table_id,seat,command", "content"),
          of("times", "table_id,seat", "label,moment,spent,bank"),
          of("chat", "table_id,number", "seat,command", "emote,said"),
          of("packs", "name", "table_id"),
          of("ages", "table_id", "mark,since"),
          of("forgotten", "table_id,seat", ""),
          of("server_secret", "name", "value"));

  /// Rows are fetched by and by: some hold whole files.
  private static final int FETCHED = 200;

  private static CheckedRows of(String table, String key, String... parts) {
    List<String> named = List.of(key.split(","));
    return new CheckedRows(
        table,
        named,
        Stream.of(parts)
            .map(part ->
                Stream.concat(named.stream(), Stream.of(part.split(",")).filter(c -> !c.isEmpty()))
                    .toList())
            .toList());
  }

  /// A row by the values of its key, what its checksum is, and what it should be.
  record Found(List<String> key, String checksum, String right) {
    boolean holds() {
      return checksum.equals(right);
    }
  }

  void read(Connection connection, Consumer<Found> each) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.setFetchSize(FETCHED);
      try (ResultSet row = statement.executeQuery("select * from " + table)) {
        while (row.next()) {
          var right = new StringBuilder();
          for (List<String> part : parts) {
            right.append(Checksum.of(table, values(row, part)));
          }
          String checksum = String.valueOf(row.getString("checksum"));
          each.accept(new Found(values(row, key), checksum, right.toString()));
        }
      }
    }
  }

  private static List<String> values(ResultSet row, List<String> columns) throws SQLException {
    var values = new ArrayList<String>();
    for (String column : columns) {
      values.add(String.valueOf(row.getString(column)));
    }
    return values;
  }

  /// Gives every row of an older store its checksum.
  void fill(Connection connection) throws SQLException {
    var found = new ArrayList<Found>();
    read(connection, found::add);
    String named = String.join(" and ", key.stream().map(c -> text(c) + "=?").toList());
    try (PreparedStatement update =
        connection.prepareStatement("update %s set checksum=? where %s".formatted(table, named))) {
      for (Found row : found) {
        update.setString(1, row.right());
        for (int at = 0; at < row.key().size(); at++) {
          update.setString(at + 2, row.key().get(at));
        }
        update.addBatch();
      }
      update.executeBatch();
    }
  }

  /// Keys are compared as texts, which both databases do alike.
  private static String text(String column) {
    return column.equals("seat") || column.equals("number")
        ? "cast(%s as text)".formatted(column)
        : column;
  }
}
