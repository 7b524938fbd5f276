package games.magie.table;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/// The embedded store: one SQLite file with a write-ahead log that is forced to disk at each
/// commit. One thread writes, and what waits is written together ([GroupCommit]). A lock beside the
/// file keeps a second server away.
public final class SqliteStore implements Store {
  private static final List<String> SCHEMA =
      List.of(
          """
          create table tables (id text primary key, game text not null, version integer not null,
            settings text not null, clock integer not null, on_leave text not null,
            state text not null, reason text not null)\
          """,
          """
          create table seats (table_id text not null, seat integer not null, kind text not null,
            bot text not null, name text not null, secret text not null, gone integer not null,
            primary key (table_id, seat)) without rowid\
          """,
          """
          create table holds (table_id text not null, seat integer not null, device text not null,
            primary key (table_id, seat, device)) without rowid\
          """,
          // In order of arrival: appending at the end is several times faster than clustering by
          // table.
          """
          create table journal (arrival integer primary key, table_id text not null,
            number integer not null, seat integer not null, command text not null,
            content text not null, body text not null, salt text not null, link text not null,
            unique (table_id, number))\
          """,
          """
          create unique index journal_command on journal (table_id, seat, command)
            where command <> ''\
          """);

  private static final int SCHEMA_VERSION = 1;

  private final FileChannel lockFile;
  private final FileLock lock;
  private final Connection writer;
  private final Path file;
  private final GroupCommit commits;

  public SqliteStore(Path file) {
    this.file = file;
    try {
      Path parent = file.toAbsolutePath().getParent();
      if (parent != null) {
        Files.createDirectories(parent);
      }
      lockFile =
          FileChannel.open(
              file.resolveSibling(file.getFileName() + ".lock"),
              StandardOpenOption.CREATE,
              StandardOpenOption.WRITE);
      lock = lock(lockFile, file);
    } catch (IOException e) {
      throw new StoreFailure("cannot open " + file + ": " + e.getMessage(), e);
    }
    try {
      writer = connect();
      migrate();
      writer.setAutoCommit(false);
    } catch (SQLException e) {
      unlock();
      throw new StoreFailure("cannot open " + file + ": " + e.getMessage(), e);
    }
    commits = new GroupCommit(this::transaction);
  }

  private static FileLock lock(FileChannel channel, Path file) throws IOException {
    FileLock lock;
    try {
      lock = channel.tryLock();
    } catch (OverlappingFileLockException e) {
      lock = null;
    }
    if (lock == null) {
      channel.close();
      throw new StoreFailure(file + " is in use by another server");
    }
    return lock;
  }

  private Connection connect() throws SQLException {
    Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
    set(connection, "journal_mode", "wal");
    set(connection, "synchronous", "2"); // FULL: every commit is forced to disk
    set(connection, "busy_timeout", "5000");
    return connection;
  }

  /// Sets a pragma and reads it back: a store that quietly is less safe must not open.
  private static void set(Connection connection, String pragma, String value) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute("pragma " + pragma + "=" + value);
      try (ResultSet result = statement.executeQuery("pragma " + pragma)) {
        if (!result.next() || !result.getString(1).equals(value)) {
          throw new SQLException("pragma " + pragma + " cannot be set to " + value);
        }
      }
    }
  }

  private void migrate() throws SQLException {
    try (var statement = writer.createStatement()) {
      int version;
      try (ResultSet result = statement.executeQuery("pragma user_version")) {
        version = result.getInt(1);
      }
      if (version > SCHEMA_VERSION) {
        throw new StoreFailure(
            "%s was written by a newer program (store version %d, this one knows %d)"
                .formatted(file, version, SCHEMA_VERSION));
      }
      if (version == 0) {
        statement.execute("begin");
        for (String sql : SCHEMA) {
          statement.execute(sql);
        }
        statement.execute("pragma user_version=" + SCHEMA_VERSION);
        statement.execute("commit");
      }
      try (ResultSet check = statement.executeQuery("pragma quick_check")) {
        if (!check.getString(1).equals("ok")) {
          throw new StoreFailure(file + " is damaged: " + check.getString(1));
        }
      }
    }
  }

  @Override
  public CompletableFuture<Void> write(List<Write> writes) {
    return commits.submit(writes);
  }

  /// Writes everything in one transaction; called by one thread only.
  private void transaction(List<Write> writes) {
    try {
      for (Write write : writes) {
        execute(write);
      }
      writer.commit();
    } catch (SQLException e) {
      try {
        writer.rollback();
      } catch (SQLException second) {
        e.addSuppressed(second);
      }
      throw new StoreFailure("cannot write: " + e.getMessage(), e, inDoubt(e));
    }
  }

  /// A full disk or a row that is there already leaves the file as it was. After any other failure
  /// nobody knows what the disk holds, and only a new start can tell.
  private static boolean inDoubt(SQLException failure) {
    if (!(failure instanceof SQLiteException e)) {
      return true;
    }
    SQLiteErrorCode code = e.getResultCode();
    return code != SQLiteErrorCode.SQLITE_FULL && !code.name().startsWith("SQLITE_CONSTRAINT");
  }

  private void execute(Write write) throws SQLException {
    switch (write) {
      case Write.Open(TableRecord t) -> {
        update(
            "insert into tables values (?,?,?,?,?,?,?,?)",
            t.id(),
            t.game(),
            t.version(),
            t.settings(),
            t.clock(),
            t.onLeave(),
            t.state().text(),
            t.reason());
        for (TableRecord.Seat seat : t.seats()) {
          setSeat(t.id(), seat);
        }
      }
      case Write.SetSeat(String table, TableRecord.Seat seat) -> setSeat(table, seat);
      case Write.SetState(String table, TableRecord.State state, String reason) ->
          update("update tables set state=?, reason=? where id=?", state.text(), reason, table);
      case Write.Hold(String table, int seat, String device) ->
          update("insert or ignore into holds values (?,?,?)", table, seat, device);
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
    try (PreparedStatement statement = writer.prepareStatement(sql)) {
      for (int at = 0; at < values.length; at++) {
        statement.setObject(at + 1, values[at]);
      }
      statement.executeUpdate();
    }
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
    try {
      writer.close();
    } catch (SQLException e) {
      throw new StoreFailure("cannot close " + file + ": " + e.getMessage(), e);
    } finally {
      unlock();
    }
  }

  private void unlock() {
    try {
      lock.release();
      lockFile.close();
    } catch (IOException e) {
      throw new StoreFailure("cannot unlock " + file, e);
    }
  }
}
