package games.magie.table.store;

import games.magie.table.StoreFailure;
import games.magie.table.Tombstone;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/// The tombstones beside a store's file, one line each. They are in the store too; but a store is
/// replaced by an older one when a backup is restored, and this file is not.
public final class Graveyard {
  private final Path file;

  private Graveyard(Path file) {
    this.file = file;
  }

  /// @param store the file that keeps the tables
  public static Graveyard beside(Path store) {
    return new Graveyard(store.resolveSibling(store.getFileName() + ".forgotten"));
  }

  public List<Tombstone> read() {
    try {
      return Files.exists(file)
          ? Files.readAllLines(file).stream().map(Tombstone::parse).toList()
          : List.of();
    } catch (IOException e) {
      throw new StoreFailure("cannot read " + file + ": " + e.getMessage(), e);
    }
  }

  /// Returns when those that are new are forced to disk.
  public void add(Collection<Tombstone> tombstones) {
    var added = new ArrayList<>(tombstones);
    added.removeAll(read());
    if (added.isEmpty()) {
      return;
    }
    String lines = String.join("", added.stream().map(each -> each.text() + "\n").toList());
    try {
      PrivateFile.make(file);
      try (var channel =
          FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.APPEND)) {
        var bytes = ByteBuffer.wrap(lines.getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
          channel.write(bytes);
        }
        channel.force(true);
      }
    } catch (IOException e) {
      throw new StoreFailure(
          "it is done, but %s cannot be written: %s".formatted(file, e.getMessage()), e);
    }
  }
}
