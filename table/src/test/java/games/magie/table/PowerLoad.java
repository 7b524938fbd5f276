package games.magie.table;

import games.magie.kernel.Row;
import games.magie.wire.HashChain;
import games.magie.wire.JournalFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HexFormat;
import java.util.List;

/// A store under load, to be watched from outside: several writers append rows to tables of their
/// own, and tell each row that is safe in a file of acknowledgements, one system call each.
final class PowerLoad {
  static final int WRITERS = 8;

  private PowerLoad() {}

  static String table(int writer) {
    return "t" + writer;
  }

  /// Arguments: the store, the acknowledgements, how SQLite forces its files, rows per writer.
  public static void main(String[] args) throws Exception {
    var store = new SqliteStore(Path.of(args[0]), SqliteStore.Synchronous.valueOf(args[2]));
    int rows = Integer.parseInt(args[3]);
    try (var acknowledgements =
        FileChannel.open(Path.of(args[1]), StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
      var writers = new Thread[WRITERS];
      for (int writer = 0; writer < WRITERS; writer++) {
        String table = table(writer);
        writers[writer] =
            Thread.ofPlatform().start(() -> write(store, table, rows, acknowledgements));
      }
      for (Thread writer : writers) {
        writer.join();
      }
    }
    // Without closing the store: the power goes while it is open.
    Runtime.getRuntime().halt(0);
  }

  private static void write(SqliteStore store, String table, int rows, FileChannel told) {
    var chain = new HashChain();
    store.write(List.of(new Write.Open(StoreSamples.table(table)))).join();
    for (int number = 0; number < rows; number++) {
      // Bodies of different lengths, so that rows lie across pages in every way.
      var events = List.of("* express.start turn " + "A".repeat(1 + number * 37 % 900));
      String body = JournalFile.row(new Row(number, "A roll", List.of(), events, number, null));
      byte[] salt = Secrets.salt(HashChain.SALT_BYTES);
      String link = chain.link(salt, body);
      var row =
          new RowRecord(
              table,
              number,
              0,
              "command-" + number,
              "",
              body,
              HexFormat.of().formatHex(salt),
              link);
      store.write(List.of(new Write.Append(row))).join();
      try {
        var bytes = (table + " " + number + "\n").getBytes(StandardCharsets.UTF_8);
        told.write(ByteBuffer.wrap(bytes));
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
