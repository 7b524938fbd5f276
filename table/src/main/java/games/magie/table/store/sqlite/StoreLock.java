package games.magie.table.store.sqlite;

import games.magie.table.StoreFailure;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// Keeps a second server away from a store. First by a lock on a file beside it, which also holds
/// while there is no store yet; then by a lock on the database file itself ([#lockInside]), which
/// holds whatever the file is called: for links, for other names, and when the file beside it was
/// removed. The system gives both back when the process ends, however it ends.
public final class StoreLock implements AutoCloseable {
  /// A byte that nobody writes, far from those that SQLite locks.
  private static final long OWN_BYTE = Long.MAX_VALUE - 1;

  /// The files that this process has. A lock belongs to the process, and to close any other channel
  /// on the same file would lose it: so a file that is here is not even opened.
  private static final Set<Object> OURS = ConcurrentHashMap.newKeySet();

  private final Path file;
  private final Path beside;
  private final FileChannel channel;
  private final @Nullable Object key;
  private @Nullable FileChannel inside;

  private StoreLock(Path file, FileChannel channel, @Nullable Object key) {
    this.file = file;
    this.beside = beside(file);
    this.channel = channel;
    this.key = key;
  }

  /// @param file by its real path, if it is there
  public static StoreLock of(Path file) {
    try {
      makeFolder(file.toAbsolutePath().getParent());
      @Nullable Object key = Files.exists(file) ? FileIdentity.of(file).key() : null;
      if (key != null && !OURS.add(key)) {
        throw inUse(file);
      }
      @Nullable FileChannel locked = null;
      try {
        locked = locked(beside(file), 0, Long.MAX_VALUE);
      } finally {
        if (locked == null && key != null) {
          OURS.remove(key);
        }
      }
      if (locked == null) {
        throw inUse(file);
      }
      return new StoreLock(file, locked, key);
    } catch (IOException e) {
      throw new StoreFailure("cannot open " + file + ": " + e.getMessage(), e);
    }
  }

  /// Locks the database by what it is. To be called when a connection of this process has begun to
  /// use the write-ahead log and is kept open: before that SQLite, when it gives its own locks
  /// back, unlocks the whole file and this lock with it; from then on it keeps one, and no file
  /// open twice is closed.
  void lockInside() throws IOException {
    inside = locked(file, OWN_BYTE, 1);
    if (inside == null) {
      throw inUse(file);
    }
  }

  /// The file that is locked beside the store.
  Path beside() {
    return beside;
  }

  /// Whether no server has the file now.
  public static boolean isFree(Path file) {
    try {
      Path real = file.toRealPath();
      @Nullable Object key = FileIdentity.of(real).key();
      if (key != null && OURS.contains(key)) {
        return false;
      }
      try (var channel = locked(beside(real), 0, Long.MAX_VALUE)) {
        return channel != null;
      }
    } catch (IOException e) {
      throw new StoreFailure("cannot open " + file + ": " + e.getMessage(), e);
    }
  }

  private static Path beside(Path file) {
    return file.resolveSibling(file.getFileName() + ".lock");
  }

  private static StoreFailure inUse(Path file) {
    return new StoreFailure(file + " is in use by another server");
  }

  /// Null if somebody else has it.
  private static @Nullable FileChannel locked(Path file, long at, long size) throws IOException {
    var channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      @Nullable FileLock lock = channel.tryLock(at, size, false);
      if (lock != null) {
        return channel;
      }
    } catch (OverlappingFileLockException e) {
      // this process has it
    } catch (IOException e) {
      channel.close();
      throw e;
    }
    channel.close();
    return null;
  }

  /// A new folder survives a power cut only when the folder that lists it was forced to disk too.
  static void makeFolder(@Nullable Path folder) throws IOException {
    if (folder == null || Files.isDirectory(folder)) {
      return;
    }
    Path parent = folder.getParent();
    makeFolder(parent);
    Files.createDirectories(folder);
    if (parent != null) {
      try (var listing = FileChannel.open(parent, StandardOpenOption.READ)) {
        listing.force(true);
      } catch (IOException e) {
        // Some systems cannot force a folder; they are left to their own ways.
      }
    }
  }

  /// After the last connection to the file.
  @Override
  public void close() {
    try (channel;
        var _ = inside) {
      if (key != null) {
        OURS.remove(key);
      }
    } catch (IOException e) {
      throw new StoreFailure("cannot unlock: " + e.getMessage(), e);
    }
  }
}
