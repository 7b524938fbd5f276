package games.magie.table.store;

import games.magie.table.TableRecord;
import games.magie.table.actions.PackingRecord;
import games.magie.wire.pack.Key;
import java.util.List;
import java.util.Optional;

/// Which table a file belongs to, if it is here. A table that was packed here is known by the name
/// of its pack, for it has everything that the file says. One that came out of a file is known by
/// the hash of the whole file: the name alone can be borne by a dud that somebody else has made.
public final class KnownFile {
  private KnownFile() {}

  /// By which an arrival is kept, so that no second table comes out of the same file.
  public static String key(String file) {
    return Key.check(file);
  }

  public static Optional<String> table(SqlReader reader, String pack, String file) {
    List<String> packedHere = reader.withAction(PackingRecord.Packed.name(pack));
    if (!packedHere.isEmpty()) {
      return Optional.of(packedHere.getFirst());
    }
    String key = key(file);
    return reader
        .arrived(key)
        .or(() -> reader.arrived(pack).filter(id -> isFrom(reader, id, pack, key)));
  }

  /// Older programs kept arrivals by the name alone.
  private static boolean isFrom(SqlReader reader, String table, String pack, String key) {
    boolean waits =
        reader.table(table).stream().anyMatch(t -> t.state() == TableRecord.State.WAITING);
    return !waits || key(reader.file(table, PackingRecord.Arrived.name(pack))).equals(key);
  }
}
