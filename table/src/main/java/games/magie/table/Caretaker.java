package games.magie.table;

import games.magie.table.host.DatabaseCaretaker;
import games.magie.table.host.FileCaretaker;
import java.nio.file.Path;

/// Does admin commands of the host at the tables of a store, whether servers run on it or not.
public interface Caretaker extends AutoCloseable {
  static Caretaker of(Path file) {
    return new FileCaretaker(file);
  }

  /// @param url of the database that servers share
  static Caretaker ofDatabase(String url) {
    return new DatabaseCaretaker(url);
  }

  /// Returns when it is done and safe. Throws [games.magie.kernel.BadInput] or [StoreFailure] with
  /// one line where it cannot be.
  void run(String table, AdminCommand command);

  /// Leaves nothing in the store's files of what was removed.
  void scrub();

  /// Forgets again whoever was forgotten here before: after an older copy of the store has come
  /// back by other means than [StoreFile#restore]. Returns how often somebody was found.
  int forgetAgain();

  /// Opens the table again that was packed here under this name, without its file; returns its id.
  String reopen(String pack);

  /// Makes a table of a file, or opens the one again that was packed into it; returns its id.
  String unpack(String file);

  @Override
  void close();
}
