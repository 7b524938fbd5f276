package games.magie.table;

import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Match;
import games.magie.table.actions.PackingRecord;
import games.magie.table.actions.PackingRecords;
import games.magie.table.actions.TableAction;
import games.magie.table.host.FileCaretaker;
import games.magie.table.store.Graveyard;
import games.magie.table.store.PrivateFile;
import games.magie.table.store.Published;
import games.magie.table.store.RowReader;
import games.magie.table.store.SqlReader;
import games.magie.table.store.StoreCheck;
import games.magie.table.store.postgres.PostgresLink;
import games.magie.table.store.postgres.PostgresSchema;
import games.magie.table.store.postgres.PostgresStore;
import games.magie.table.store.sqlite.LogCheck;
import games.magie.table.store.sqlite.SqliteReaders;
import games.magie.table.store.sqlite.SqliteSchema;
import games.magie.table.store.sqlite.SqliteStore;
import games.magie.table.store.sqlite.StoreLock;
import games.magie.wire.Catalogue;
import games.magie.wire.PlainText;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.protocol.Action;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A store's file or database, looked at from outside: whether a server runs on it or not, reading
/// never disturbs it.
public final class StoreFile {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final @Nullable Path file;
  private final SqlReader reader;

  /// Whether journals have heads and rows have checksums; not so in a store of an older program.
  private final boolean chained;

  private StoreFile(SqlReader reader, boolean chained) {
    this.file = null;
    this.reader = reader;
    this.chained = chained;
  }

  /// The database that several servers share.
  public static StoreFile database(String url) {
    var link = new PostgresLink(url, PATIENCE);
    try (Connection connection = link.open()) {
      PostgresSchema.refuseOthers(connection, link.name());
      return new StoreFile(PostgresStore.reader(link), PostgresSchema.isChained(connection));
    } catch (SQLException e) {
      throw new StoreFailure("cannot open " + link.name() + ": " + PostgresStore.oneLine(e), e);
    }
  }

  /// Throws a [StoreFailure] if there is no such store or it is not one of ours.
  public StoreFile(Path file) {
    this.file = file;
    this.reader = SqliteStore.reader(file, SqliteReaders.keepingNone(file));
    if (!Files.isRegularFile(file)) {
      throw new StoreFailure("there is no store at " + file);
    }
    LogCheck.refuseDamaged(file); // before SQLite reads it and throws the rest away
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file)) {
      SqliteSchema.refuseOthers(connection, file.toString());
      chained = SqliteSchema.isChained(connection);
    } catch (SQLException e) {
      throw new StoreFailure(file + " is no store: " + e.getMessage(), e);
    }
  }

  public List<TableRecord> tables() {
    return reader.tables();
  }

  /// The rows of a table's journal in order.
  public List<RowRecord> journal(String table) {
    return reader.rows(table);
  }

  /// How many rows a table's journal has.
  public int rows(TableRecord table) {
    return reader.rows(table.id()).size();
  }

  /// What was said and then reported, each once, as lines for the host.
  public List<String> reports(TableRecord table) {
    List<String> reported =
        TableAction.all(reader.actions(table.id())).stream()
            .filter(TableAction.OfSeat.class::isInstance)
            .map(TableAction.OfSeat.class::cast)
            .filter(each -> each.action() == Action.REPORT)
            .map(TableAction.OfSeat::text)
            .toList();
    return reported.isEmpty()
        ? List.of()
        : reader.chat(table.id()).stream()
            .map(Write.Say::message)
            .filter(said -> reported.contains(String.valueOf(said.number())) && !said.gone())
            .map(said ->
                "%d, seat %s: %s%s"
                    .formatted(said.number(), Seats.letter(said.seat()), said.emote(), said.text()))
            .map(PlainText::shown)
            .toList();
  }

  /// What a person left here, by the name that was shown.
  public List<PersonTrace> traces(String name) {
    return PersonTrace.of(name, reader);
  }

  /// The names of the packings of a table, the last one last.
  public List<String> packs(TableRecord table) {
    return PackingRecords.of(reader.actions(table.id())).packs();
  }

  /// The file into which a table was packed last.
  public String packedFile(TableRecord table) {
    List<String> packs = packs(table);
    return packs.isEmpty()
        ? ""
        : reader.file(table.id(), PackingRecord.Packed.name(packs.getLast()));
  }

  /// The journal of a game that is over, as a file that `magie replay` verifies.
  public String journalFile(TableRecord table) {
    if (table.state() != TableRecord.State.OVER) {
      throw new BadInput("the journal of " + table.id() + " is published when the game is over");
    }
    return Published.text(table, new RowReader(table).journal(reader.rows(table.id())));
  }

  /// What does not hold of the store as a whole, besides its journals; one line each.
  public List<String> damage() {
    var wrong = new ArrayList<String>();
    if (file != null) {
      try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file)) {
        wrong.addAll(StoreCheck.file(connection));
      } catch (SQLException e) {
        throw new StoreFailure("cannot read " + file + ": " + e.getMessage(), e);
      }
    }
    if (chained) {
      wrong.addAll(reader.wrong());
    }
    return wrong;
  }

  /// Checks every hash of a table and plays every row again by the rules; returns how many rows
  /// hold. Throws [BadInput] with one line that says what does not.
  public int verify(TableRecord table) {
    try {
      return replay(table);
    } catch (BadInput e) {
      throw e;
    } catch (RuntimeException | StackOverflowError e) {
      throw new BadInput("cannot be played again: " + e);
    }
  }

  private int replay(TableRecord table) {
    List<RowRecord> rows = reader.rows(table.id());
    if (chained) {
      reader.chain(table.id()).check(rows);
    }
    if (table.state() == TableRecord.State.WAITING) {
      String pack = packs(table).getFirst();
      var _ = PackedFile.parse(reader.file(table.id(), PackingRecord.Arrived.name(pack)));
    }
    if (rows.isEmpty()) {
      if (table.state() == TableRecord.State.WAITING) {
        return 0; // its journal is sealed
      }
      if (table.state() != TableRecord.State.OPEN && !table.state().standsStill()) {
        throw new BadInput("the game is " + table.state().text() + " and has no row");
      }
      return 0;
    }
    Match<?, ?, ?> match = resume(Catalogue.game(table.game()), table, rows);
    boolean over = over(match);
    if (match.showsLast()
        && over != (table.state() == TableRecord.State.OVER)
        && !table.state().standsStill()) {
      throw new BadInput(
          "the table is %s, its journal says otherwise".formatted(table.state().text()));
    }
    return rows.size();
  }

  private static <S extends State<S>, M extends Move, V extends View> Match<S, M, V> resume(
      Game<S, M, V> game, TableRecord table, List<RowRecord> rows) {
    return Match.review(game, new RowReader(table).journal(rows));
  }

  private static <S extends State<S>, M extends Move, V extends View> boolean over(
      Match<S, M, V> match) {
    return match.game().rules().over(match.position());
  }

  /// Writes everything to a new file, as it was at one moment, while a server may go on writing.
  public void backup(Path to) {
    if (file == null) {
      throw new StoreFailure("a database is backed up with pg_dump, see docs/hosting.md");
    }
    if (Files.exists(to)) {
      throw new StoreFailure(to + " exists, and nothing is overwritten");
    }
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      PrivateFile.make(to);
      statement.execute("vacuum into '" + to.toString().replace("'", "''") + "'");
      force(to);
    } catch (SQLException | IOException e) {
      throw new StoreFailure("cannot write " + to + ": " + e.getMessage(), e);
    }
  }

  /// Makes a store from a backup, without those who were forgotten since. Nothing that exists is
  /// overwritten. Returns how many seats and tables were forgotten again.
  public static int restore(Path backup, Path to) {
    var _ = new StoreFile(backup);
    try (var _ = StoreLock.of(to)) {
      for (String end : List.of("", "-wal", "-shm")) {
        Path there = to.resolveSibling(to.getFileName() + end);
        if (Files.exists(there)) {
          throw new StoreFailure(there + " exists: move it away first, nothing is overwritten");
        }
      }
      Path half = to.resolveSibling(to.getFileName() + ".half");
      Files.deleteIfExists(half);
      PrivateFile.make(half);
      try (var copy = Files.newOutputStream(half)) {
        Files.copy(backup, copy);
      }
      int forgotten = forgetIn(half, Graveyard.beside(to));
      force(half);
      Files.move(half, to, StandardCopyOption.ATOMIC_MOVE);
      force(to);
      return forgotten;
    } catch (IOException e) {
      throw new StoreFailure("cannot restore to " + to + ": " + e.getMessage(), e);
    }
  }

  /// Before anybody can see the copy.
  private static int forgetIn(Path copy, Graveyard graves) throws IOException {
    List<Tombstone> tombstones = graves.read();
    if (tombstones.isEmpty()) {
      return 0;
    }
    int forgotten;
    try (var caretaker = new FileCaretaker(copy, graves)) {
      forgotten = caretaker.forgetAgain(tombstones);
      caretaker.scrub();
    }
    for (String end : List.of("-wal", "-shm", ".lock")) {
      Files.deleteIfExists(copy.resolveSibling(copy.getFileName() + end));
    }
    return forgotten;
  }

  /// The content, and the folder's entry for it.
  private static void force(Path written) throws IOException {
    try (var channel = FileChannel.open(written, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
    Path folder = written.toAbsolutePath().getParent();
    if (folder != null) {
      try (var listing = FileChannel.open(folder, StandardOpenOption.READ)) {
        listing.force(true);
      } catch (IOException e) {
        // Some systems cannot force a folder; they are left to their own ways.
      }
    }
  }
}
