package games.magie.table.store;

import games.magie.kernel.BadInput;
import games.magie.table.RowRecord;
import games.magie.table.store.Heads.Head;
import games.magie.wire.LinkedRow;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/// Gives the rows of an older store their proofs and checksums. A journal whose links do not hold
/// must not look whole afterwards: it keeps the old version of its chain, and with it what is
/// wrong. What the old links did not cover (seat, command and content of a row, and everything that
/// is not a row) is taken as it stands.
public final class ChainMigration {
  private final Connection connection;

  /// @param connection in the transaction that brings the store up to date
  public ChainMigration(Connection connection) {
    this.connection = connection;
  }

  public void run() throws SQLException {
    for (String table : tables()) {
      List<RowRecord> rows = rows(table);
      Head head = holds(rows) ? prove(table, rows) : new Head(Head.LINKS, rows.size(), "");
      Heads.write(table, head, this::update);
    }
    for (CheckedRows each : CheckedRows.ALL) {
      each.fill(connection);
    }
  }

  private List<String> tables() throws SQLException {
    var found = new ArrayList<String>();
    try (Statement statement = connection.createStatement();
        ResultSet r = statement.executeQuery("select id from tables")) {
      while (r.next()) {
        found.add(r.getString(1));
      }
    }
    return found;
  }

  private List<RowRecord> rows(String table) throws SQLException {
    var found = new ArrayList<RowRecord>();
    try (PreparedStatement statement = connection.prepareStatement(SqlReader.ROWS)) {
      statement.setString(1, table);
      try (ResultSet r = statement.executeQuery()) {
        while (r.next()) {
          found.add(SqlReader.row(table, r));
        }
      }
    }
    return found;
  }

  private static boolean holds(List<RowRecord> rows) {
    try {
      return LinkedRow.read(rows.stream().map(RowRecord::linked).toList()).size() == rows.size();
    } catch (BadInput | IllegalArgumentException e) {
      return false;
    }
  }

  private Head prove(String table, List<RowRecord> rows) throws SQLException {
    Head head = Head.NONE;
    try (PreparedStatement statement =
        connection.prepareStatement("update journal set proof=? where table_id=? and number=?")) {
      for (RowRecord row : rows) {
        head = head.with(row);
        statement.setString(1, head.proof());
        statement.setString(2, table);
        statement.setInt(3, row.number());
        statement.addBatch();
      }
      statement.executeBatch();
    }
    return head;
  }

  private void update(String sql, Object... values) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int at = 0; at < values.length; at++) {
        statement.setObject(at + 1, values[at]);
      }
      statement.executeUpdate();
    }
  }
}
