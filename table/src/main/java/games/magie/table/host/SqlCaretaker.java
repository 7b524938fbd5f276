package games.magie.table.host;

import games.magie.kernel.BadInput;
import games.magie.table.AdminCommand;
import games.magie.table.Caretaker;
import games.magie.table.TableRecord;
import games.magie.table.Tombstone;
import games.magie.table.Write;
import games.magie.table.actions.PackingRecord;
import games.magie.table.pack.Unpacker;
import games.magie.table.store.KnownFile;
import games.magie.table.store.SqlReader;
import games.magie.wire.Catalogue;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.pack.PackedTable;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/// What caretakers of stores in SQL have in common.
public abstract class SqlCaretaker implements Caretaker {
  abstract SqlReader reader();

  @Override
  public int forgetAgain() {
    return forgetAgain(reader().forgotten());
  }

  public int forgetAgain(Collection<Tombstone> tombstones) {
    int found = 0;
    for (Tombstone each : tombstones) {
      Optional<TableRecord> table = reader().table(each.table());
      if (table.isPresent() && each.seat() < table.get().seats().size()) {
        run(each.table(), each.command());
        found++;
      }
    }
    return found;
  }

  /// Puts a new table into the store.
  abstract void add(TableRecord table, List<Write> writes);

  @Override
  public String reopen(String pack) {
    List<String> known = reader().withAction(PackingRecord.Packed.name(pack));
    if (known.isEmpty()) {
      throw new BadInput("no table here was packed under the name " + pack);
    }
    run(known.getFirst(), new AdminCommand.Reopen(pack));
    return known.getFirst();
  }

  @Override
  public String unpack(String file) {
    PackedTable packed = PackedFile.parse(file);
    String pack = packed.head().pack();
    Optional<String> known = KnownFile.table(reader(), pack, file);
    if (known.isPresent()) {
      run(known.get(), new AdminCommand.Reopen(pack));
      return known.get();
    }
    Unpacker.Unpacked unpacked = new Unpacker(Catalogue::game).unpack(packed);
    add(unpacked.table(), unpacked.writes());
    return unpacked.table().id();
  }
}
