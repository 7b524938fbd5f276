package games.magie.table;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/// The embedded store: one SQLite file with a write-ahead log that is forced to disk at each
/// commit. One thread writes, and what waits is written together ([GroupCommit]). A lock beside the
/// file keeps a second server away.
public final class SqliteStore implements Store {
  /// How SQLite forces its files to disk. A store uses [#FULL]; the others show that the test of
  /// power cuts can fail.
  enum Synchronous {
    OFF,
    NORMAL,
    /// Every commit is forced to disk.
    FULL
  }

  private final Path file;
  private final StoreLock lock;
  private final Connection connection;
  private final GroupCommit commits;

  public SqliteStore(Path file) {
    this(file, Synchronous.FULL);
  }

  SqliteStore(Path file, Synchronous synchronous) {
    this.file = file;
    this.lock = StoreLock.of(file);
    @Nullable Connection opened = null;
    try {
      opened = DriverManager.getConnection("jdbc:sqlite:" + file);
      SqliteSchema.refuseNewer(opened, file.toString());
      set(opened, "journal_mode", "wal");
      set(opened, "synchronous", String.valueOf(synchronous.ordinal()));
      set(opened, "busy_timeout", "5000");
      SqliteSchema.bring(opened, file.toString());
      opened.setAutoCommit(false);
    } catch (SQLException e) {
      close(opened);
      throw new StoreFailure("cannot open " + file + ": " + oneLine(e), e);
    } catch (StoreFailure e) {
      close(opened);
      throw e;
    }
    connection = opened;
    commits = new GroupCommit(new SqliteWriter(opened)::transaction);
  }

  private static String oneLine(SQLException e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
  }

  private void close(@Nullable Connection opened) {
    try (lock) {
      if (opened != null) {
        opened.close();
      }
    } catch (SQLException e) {
      throw new StoreFailure("cannot close " + file + ": " + oneLine(e), e);
    }
  }

  /// Sets a pragma and reads it back: a store that quietly is less safe must not open.
  private static void set(Connection connection, String pragma, String value) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("pragma " + pragma + "=" + value);
      if (!SqliteSchema.first(statement, "pragma " + pragma).equals(value)) {
        throw new SQLException("pragma " + pragma + " cannot be set to " + value);
      }
    }
  }

  /// What a setting of the writing connection is.
  String pragma(String name) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      return SqliteSchema.first(statement, "pragma " + name);
    }
  }

  @Override
  public CompletableFuture<Void> write(List<Write> writes) {
    return commits.submit(writes);
  }

  @Override
  public List<TableRecord> tables() {
    return query(
        "select id,game,version,settings,clock,on_leave,state,reason from tables order by rowid",
        r ->
            new TableRecord(
                r.getString(1),
                r.getString(2),
                r.getInt(3),
                r.getString(4),
                r.getInt(5),
                r.getString(6),
                TableRecord.State.of(r.getString(7)),
                r.getString(8),
                seats(r.getString(1))));
  }

  private List<TableRecord.Seat> seats(String table) {
    return query(
        "select seat,kind,bot,name,secret,gone from seats where table_id=? order by seat",
        r ->
            new TableRecord.Seat(
                r.getInt(1),
                TableRecord.Kind.of(r.getString(2)),
                r.getString(3),
                r.getString(4),
                r.getString(5),
                r.getInt(6) == 1),
        table);
  }

  @Override
  public List<RowRecord> rows(String table) {
    return query(
        "select number,seat,command,content,body,salt,link from journal where table_id=?"
            + " order by number",
        r ->
            new RowRecord(
                table,
                r.getInt(1),
                r.getInt(2),
                r.getString(3),
                r.getString(4),
                r.getString(5),
                r.getString(6),
                r.getString(7)),
        table);
  }

  @Override
  public List<Write.Hold> holds() {
    return query(
        "select table_id,seat,device from holds",
        r -> new Write.Hold(r.getString(1), r.getInt(2), r.getString(3)));
  }

  @Override
  public List<Write.Act> acts(String table) {
    return query(
        "select seat,command,content from acts where table_id=? order by arrival",
        r -> new Write.Act(table, r.getInt(1), r.getString(2), r.getString(3)),
        table);
  }

  private interface Reader<T> {
    T read(ResultSet row) throws SQLException;
  }

  /// Reads on a connection of its own, so that readers never wait for the writer.
  private <T> List<T> query(String sql, Reader<T> reader, Object... values) {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int at = 0; at < values.length; at++) {
        statement.setObject(at + 1, values[at]);
      }
      var found = new ArrayList<T>();
      try (ResultSet result = statement.executeQuery()) {
        while (result.next()) {
          found.add(reader.read(result));
        }
      }
      return found;
    } catch (SQLException e) {
      throw new StoreFailure("cannot read " + file + ": " + e.getMessage(), e);
    }
  }

  @Override
  public void close() {
    commits.close();
    close(connection);
  }
}
