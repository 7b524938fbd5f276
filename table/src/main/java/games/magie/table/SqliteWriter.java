package games.magie.table;

import games.magie.wire.protocol.ChatMessage;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/// Puts writes into the file, all of them or none. Used by one thread only.
final class SqliteWriter {
  private final Connection connection;

  /// @param connection without automatic commits
  SqliteWriter(Connection connection) {
    this.connection = connection;
  }

  /// Returns when everything has been forced to disk.
  void transaction(List<Write> writes) {
    try {
      for (Write write : writes) {
        execute(write);
      }
      connection.commit();
    } catch (SQLException e) {
      boolean inDoubt = inDoubt(e);
      try {
        connection.rollback();
      } catch (SQLException second) {
        e.addSuppressed(second);
        inDoubt = true;
      }
      throw new StoreFailure("cannot write: " + e.getMessage(), e, inDoubt);
    }
  }

  /// A full disk, a row that is there already or a file that somebody else holds leaves everything
  /// as it was. After any other failure nobody knows what the disk holds, and only a new start can
  /// tell.
  private static boolean inDoubt(SQLException failure) {
    if (!(failure instanceof SQLiteException e)) {
      return true;
    }
    SQLiteErrorCode code = e.getResultCode();
    return code != SQLiteErrorCode.SQLITE_FULL
        && code != SQLiteErrorCode.SQLITE_BUSY
        && !code.name().startsWith("SQLITE_CONSTRAINT");
  }

  private void execute(Write write) throws SQLException {
    switch (write) {
      case Write.Open(TableRecord t) -> {
        update(
            "insert into tables values (?,?,?,?,?,?,?,?,?)",
            t.id(),
            t.game(),
            t.version(),
            t.settings(),
            t.clock(),
            t.onLeave(),
            t.state().text(),
            t.reason(),
            t.terms());
        for (TableRecord.Seat seat : t.seats()) {
          setSeat(t.id(), seat);
        }
      }
      case Write.SetSeat(String table, TableRecord.Seat seat) -> setSeat(table, seat);
      case Write.SetState(String table, TableRecord.State state, String reason) ->
          update("update tables set state=?, reason=? where id=?", state.text(), reason, table);
      case Write.Hold(String table, int seat, String device) ->
          update("insert or ignore into holds values (?,?,?)", table, seat, device);
      case Write.Act(String table, int seat, String command, String content) ->
          update(
              "insert into acts (table_id,seat,command,content) values (?,?,?,?)",
              table,
              seat,
              command,
              content);
      case Write.Append(RowRecord r) ->
          update(
              "insert into journal (table_id,number,seat,command,content,body,salt,link)"
                  + " values (?,?,?,?,?,?,?,?)",
              r.table(),
              r.number(),
              r.seat(),
              r.command(),
              r.content(),
              r.body(),
              r.salt(),
              r.link());
      case Write.SetTime(String table, int seat, String label, int moment, long spent, long bank) ->
          update(
              "insert or replace into times values (?,?,?,?,?,?)",
              table,
              seat,
              label,
              moment,
              spent,
              bank);
      case Write.Say(String table, String command, ChatMessage said) ->
          update(
              "insert into chat (table_id,number,seat,command,emote,said) values (?,?,?,?,?,?)",
              table,
              said.number(),
              said.seat(),
              command,
              said.emote(),
              said.text());
    }
  }

  private void setSeat(String table, TableRecord.Seat s) throws SQLException {
    update(
        "insert or replace into seats values (?,?,?,?,?,?,?)",
        table,
        s.seat(),
        s.kind().text(),
        s.bot(),
        s.name(),
        s.secret(),
        s.left() ? 1 : 0);
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
