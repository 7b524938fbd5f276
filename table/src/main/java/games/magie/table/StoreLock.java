package games.magie.table;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/// Keeps a second server away from a file, by a lock on another one beside it. The system gives it
/// back when the process ends, however it ends.
record StoreLock(FileChannel channel, FileLock lock) implements AutoCloseable {
  static StoreLock of(Path file) {
    try {
      makeFolder(file.toAbsolutePath().getParent());
      var channel =
          FileChannel.open(
              file.resolveSibling(file.getFileName() + ".lock"),
              StandardOpenOption.CREATE,
              StandardOpenOption.WRITE);
      @Nullable FileLock lock = tryLock(channel);
      if (lock == null) {
        channel.close();
        throw new StoreFailure(file + " is in use by another server");
      }
      return new StoreLock(channel, lock);
    } catch (IOException e) {
      throw new StoreFailure("cannot open " + file + ": " + e.getMessage(), e);
    }
  }

  /// Whether no server has the file now.
  static boolean isFree(Path file) {
    Path beside = file.resolveSibling(file.getFileName() + ".lock");
    try (var channel =
        FileChannel.open(beside, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      return tryLock(channel) != null;
    } catch (IOException e) {
      throw new StoreFailure("cannot open " + file + ": " + e.getMessage(), e);
    }
  }

  private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException e) {
      return null; // this process has it
    }
  }

  /// A new folder survives a power cut only when the folder that lists it was forced to disk too.
  private static void makeFolder(@Nullable Path folder) throws IOException {
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

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new StoreFailure("cannot unlock: " + e.getMessage(), e);
    }
  }
}
