package games.magie.table.store.sqlite;

import games.magie.table.StoreFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Notices when the files of a running store are no longer those it opened. A process goes on
/// writing to a file that was removed or replaced, and nobody would find there what it
/// acknowledged; and a second name leads to a second write-ahead log for one file, which destroys
/// it.
final class StoreGuard {
  private final Path file;
  private final Map<Path, Object> keys = new LinkedHashMap<>();

  /// @param file the database, open and with its log
  /// @param lock the file beside it that is locked
  StoreGuard(Path file, Path lock) throws IOException {
    this.file = file;
    Path log = file.resolveSibling(file.getFileName() + "-wal");
    Path index = file.resolveSibling(file.getFileName() + "-shm");
    for (Path each : List.of(file, lock, log, index)) {
      @Nullable Object key = Files.exists(each) ? FileIdentity.keyOf(each) : null;
      if (key != null) {
        keys.put(each, key);
      }
    }
  }

  /// Throws a [StoreFailure] if the file has more names than one.
  static void refuseNames(Path file, String shown) throws IOException {
    String why = names(FileIdentity.of(file), shown);
    if (!why.isEmpty()) {
      throw new StoreFailure(why);
    }
  }

  private static String names(FileIdentity found, String shown) {
    return found.names() <= 1
        ? ""
        : "%s has %d names (hard links): remove all but one".formatted(shown, found.names());
  }

  /// Why nothing may be written, empty if it may.
  String trouble() {
    for (Map.Entry<Path, Object> each : keys.entrySet()) {
      Path path = each.getKey();
      try {
        FileIdentity found =
            path.equals(file)
                ? FileIdentity.of(path)
                : new FileIdentity(FileIdentity.keyOf(path), 1);
        if (!Objects.equals(found.key(), each.getValue())) {
          return gone(path);
        }
        String why = names(found, path.toString());
        if (!why.isEmpty()) {
          return why;
        }
      } catch (IOException e) {
        return gone(path);
      }
    }
    return "";
  }

  private static String gone(Path path) {
    return path + " was removed or replaced under the running server";
  }

  /// Before a write: nothing has happened yet, and it may be tried again.
  void before() {
    String why = trouble();
    if (!why.isEmpty()) {
      throw new StoreFailure("cannot write: " + why);
    }
  }

  /// After a write and before anybody is told of it.
  void after() {
    String why = trouble();
    if (!why.isEmpty()) {
      throw new StoreFailure("cannot write: " + why, new IOException(why), true);
    }
  }
}
