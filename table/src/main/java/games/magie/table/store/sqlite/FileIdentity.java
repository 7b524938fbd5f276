package games.magie.table.store.sqlite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a file is, whatever it is called.
///
/// @param key device and number of the file, null on systems that do not tell
/// @param names how many it has
record FileIdentity(@Nullable Object key, int names) {
  static FileIdentity of(Path file) throws IOException {
    try {
      Map<String, Object> found = Files.readAttributes(file, "unix:fileKey,nlink");
      return new FileIdentity(
          found.get("fileKey"), found.get("nlink") instanceof Integer names ? names : 1);
    } catch (UnsupportedOperationException | IllegalArgumentException e) {
      return new FileIdentity(keyOf(file), 1);
    }
  }

  /// The key alone, which costs a third.
  static @Nullable Object keyOf(Path file) throws IOException {
    return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
  }
}
