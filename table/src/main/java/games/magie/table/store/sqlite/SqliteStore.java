package games.magie.table.store.sqlite;

import games.magie.table.StoreFailure;
import games.magie.table.store.GroupCommit;
import games.magie.table.store.PrivateFile;
import games.magie.table.store.ServerSecret;
import games.magie.table.store.SqlReader;
import games.magie.table.store.SqlStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;

/// The embedded store: one SQLite file with a write-ahead log that is forced to disk at each
/// commit. One thread writes, and what waits is written together ([GroupCommit]). A [StoreLock]
/// keeps a second server away, and a [StoreGuard] notices when the files are no longer the same.
public final class SqliteStore extends SqlStore {
  /// How SQLite forces its files to disk. A store uses [#FULL]; the others show that the test of
  /// power cuts can fail.
  public enum Synchronous {
    OFF,
    NORMAL,
    /// Every commit is forced to disk.
    FULL
  }

  /// So many bytes must be free, or the server says that it is not ready.
  private static final long LEAST_SPACE = 16L << 20;

  private final Path file;
  private final StoreLock lock;
  private final StoreGuard guard;
  private final Connection connection;
  private final GroupCommit commits;
  private final SqliteReaders readers;
  private final SqlReader reader;
  private final Checkpoints checkpoints;
  private final String deviceKey;

  public SqliteStore(Path file) {
    this(file, Synchronous.FULL);
  }

  public SqliteStore(Path named, Synchronous synchronous) {
    this.file = realPath(named);
    this.readers = new SqliteReaders(file);
    this.reader = reader(file, readers);
    this.lock = StoreLock.of(file);
    @Nullable Connection opened = null;
    String key;
    try {
      StoreGuard.refuseNames(file, named.toString());
      LogCheck.refuseDamaged(file);
      opened = DriverManager.getConnection("jdbc:sqlite:" + file);
      SqliteSchema.refuseNewer(opened, file.toString());
      set(opened, "journal_mode", "wal");
      set(opened, "synchronous", String.valueOf(synchronous.ordinal()));
      set(opened, "busy_timeout", "5000");
      set(opened, "wal_autocheckpoint", String.valueOf(Checkpoints.MOST_PAGES));
      SqliteSchema.refuseNewer(opened, file.toString()); // it reads, and so begins to use the log
      lock.lockInside();
      SqliteSchema.bring(opened, file.toString());
      key = ServerSecret.of(opened);
      emptyLog(opened);
      guard = new StoreGuard(file, lock.beside());
    } catch (SQLException e) {
      close(opened);
      throw new StoreFailure("cannot open " + file + ": " + oneLine(e), e);
    } catch (IOException e) {
      close(opened);
      throw new StoreFailure("cannot open " + file + ": " + e.getMessage(), e);
    } catch (StoreFailure e) {
      close(opened);
      throw e;
    }
    connection = opened;
    deviceKey = key;
    var writer = new SqliteWriter(opened);
    commits =
        new GroupCommit(writes -> {
          guard.before();
          writer.transaction(writes);
          guard.after();
        });
    checkpoints = new Checkpoints(file, () -> commits.activity().commits(), commits::giveUp);
  }

  /// Where the file is, whatever links lead to it. One that is not there is made, for only then is
  /// it certain which one it will be; only its owner may read it.
  private static Path realPath(Path named) {
    try {
      StoreLock.makeFolder(named.toAbsolutePath().getParent());
      PrivateFile.make(named);
      return named.toRealPath();
    } catch (IOException e) {
      throw new StoreFailure("cannot open " + named + ": " + e.getMessage(), e);
    }
  }

  /// Reads a file, whoever writes to it.
  public static SqlReader reader(Path file, SqliteReaders readers) {
    return new SqlReader(file.toString(), readers, "rowid");
  }

  private static String oneLine(SQLException e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
  }

  private void close(@Nullable Connection opened) {
    try (lock;
        readers) {
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

  /// Whatever a power cut left behind its end would puzzle [LogCheck] later.
  private static void emptyLog(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("pragma wal_checkpoint(truncate)");
    }
  }

  /// What a setting of the writing connection is.
  String pragma(String name) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      return SqliteSchema.first(statement, "pragma " + name);
    }
  }

  @Override
  public SqlReader reader() {
    return reader;
  }

  @Override
  public GroupCommit commits() {
    return commits;
  }

  @Override
  public String deviceKey() {
    return deviceKey;
  }

  @Override
  public String trouble() {
    String gone = guard.trouble();
    if (!gone.isEmpty()) {
      return gone;
    }
    String why = commits.trouble();
    try {
      long left = Files.getFileStore(file).getUsableSpace();
      return why.isEmpty() && left < LEAST_SPACE ? "the disk is full" : why;
    } catch (IOException e) {
      return "the disk cannot be read: " + e.getMessage();
    }
  }

  @Override
  public void close() {
    checkpoints.close();
    commits.close();
    close(connection);
  }
}
