package games.magie.table.live;

import games.magie.kernel.Seats;
import games.magie.kernel.match.Row;
import games.magie.table.RowRecord;
import games.magie.table.Store;
import games.magie.table.StoreFailure;
import games.magie.table.Tokens;
import games.magie.table.Write;
import games.magie.wire.HashChain;
import games.magie.wire.JournalFile;
import games.magie.wire.protocol.Command;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/// What one table has made safe: the head of its hash chain, and which commands were carried out.
/// Every method that writes returns when it is forced to disk, and changes nothing when it throws.
final class Ledger {
  private final Store store;
  private final String table;

  /// The content of what was carried out, by seat and id.
  private final Map<String, String> carriedOut = new HashMap<>();

  private String head = new HashChain().head();

  Ledger(Store store, String table) {
    this.store = store;
    this.table = table;
  }

  /// Throws [games.magie.kernel.BadInput] if these are not the rows that were written.
  void check(List<RowRecord> rows) {
    store.check(table, rows);
  }

  void restore(List<RowRecord> rows, List<Write.Action> actions) {
    for (RowRecord row : rows) {
      remember(row.seat(), row.command(), row.content());
    }
    for (Write.Action each : actions) {
      remember(each.seat(), each.command(), each.content());
    }
    head = rows.isEmpty() ? head : rows.getLast().link();
  }

  /// What a seat had carried out under this id, or null.
  @Nullable String carriedOut(int seat, String id) {
    return carriedOut.get(key(seat, id));
  }

  /// Appends a row and whatever belongs to it.
  ///
  /// @param command the one that led to it, null for bots, clocks and the table itself
  void append(Row row, int seat, @Nullable Command command, List<Write> beside) {
    String body = JournalFile.row(row);
    byte[] salt = Tokens.salt(HashChain.SALT_BYTES);
    String link = new HashChain(head).link(salt, body);
    String id = command == null ? "" : command.id();
    String content = command == null ? "" : command.content();
    var writes = new ArrayList<>(beside);
    writes.add(
        new Write.Append(
            new RowRecord(
                table,
                row.number(),
                seat,
                id,
                content,
                body,
                HexFormat.of().formatHex(salt),
                link)));
    safe(writes);
    head = link;
    remember(seat, id, content);
  }

  /// The first row.
  void append(Row row, List<Write> beside) {
    append(row, Seats.SPECTATOR, null, beside);
  }

  /// Keeps actions, which make no row.
  void act(List<Write.Action> actions, List<Write> beside) {
    var writes = new ArrayList<>(beside);
    writes.addAll(actions);
    safe(writes);
    actions.forEach(each -> remember(each.seat(), each.command(), each.content()));
  }

  /// Keeps what was said.
  void say(Write.Say said) {
    safe(List.of(said));
    remember(said);
  }

  void remember(Write.Say said) {
    remember(said.message().seat(), said.command(), said.content());
  }

  void safe(List<Write> writes) {
    if (writes.isEmpty()) {
      return;
    }
    try {
      store.write(writes).join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof StoreFailure failure ? failure : e;
    }
  }

  private void remember(int seat, String command, String content) {
    if (!command.isEmpty()) {
      carriedOut.put(key(seat, command), content);
    }
  }

  private static String key(int seat, String command) {
    return seat + " " + command;
  }
}
