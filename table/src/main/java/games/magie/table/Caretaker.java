package games.magie.table;

import games.magie.kernel.BadInput;
import games.magie.wire.Catalogue;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.pack.PackedTable;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/// Does errands of the host at the tables of a store, whether servers run on it or not.
public abstract sealed class Caretaker implements AutoCloseable
    permits FileCaretaker, DatabaseCaretaker {
  /// Returns when it is done and safe. Throws [games.magie.kernel.BadInput] or [StoreFailure] with
  /// one line where it cannot be.
  public abstract void run(String table, Errand errand);

  /// Leaves nothing in the store's files of what was removed.
  public abstract void scrub();

  @Override
  public abstract void close();

  abstract SqlReader reader();

  /// Forgets again whoever was forgotten here before: after an older copy of the store has come
  /// back by other means than [StoreFile#restore]. Returns how often somebody was found.
  public int forgetAgain() {
    return forgetAgain(reader().forgotten());
  }

  int forgetAgain(Collection<Tombstone> tombstones) {
    int found = 0;
    for (Tombstone each : tombstones) {
      Optional<TableRecord> table = reader().table(each.table());
      if (table.isPresent() && each.seat() < table.get().seats().size()) {
        run(each.table(), each.errand());
        found++;
      }
    }
    return found;
  }

  /// Puts a new table into the store.
  abstract void add(TableRecord table, List<Write> writes);

  public static Caretaker of(Path file) {
    return new FileCaretaker(file);
  }

  /// @param url of the database that servers share
  public static Caretaker ofDatabase(String url) {
    return new DatabaseCaretaker(url);
  }

  /// Opens the table again that was packed here under this name, without its file; returns its id.
  public String reopen(String pack) {
    List<String> known = reader().withAct(List.of(Papers.packedAs(pack), Papers.packedAs(pack)));
    if (known.isEmpty()) {
      throw new BadInput("no table here was packed under the name " + pack);
    }
    run(known.getFirst(), new Errand.Reopen(pack));
    return known.getFirst();
  }

  /// Makes a table of a file, or opens the one again that was packed into it; returns its id.
  public String unpack(String file) {
    PackedTable packed = PackedFile.parse(file);
    String pack = packed.head().pack();
    Optional<String> known = KnownFile.table(reader(), pack, file);
    if (known.isPresent()) {
      run(known.get(), new Errand.Reopen(pack));
      return known.get();
    }
    Unpacker.Unpacked unpacked = new Unpacker(Catalogue::game).unpack(packed);
    add(unpacked.table(), unpacked.writes());
    return unpacked.table().id();
  }
}
