package games.magie.testdb;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/// What the last lines of the build should say: files in a folder of the whole tree, where
/// `tools/TestNeeds.java` finds them.
final class Notes {
  private Notes() {}

  /// @param kind `left-out` or `flakes`
  static void write(String kind, String name, String line) {
    try {
      Path folder = Files.createDirectories(root().resolve("target").resolve(kind));
      Files.writeString(folder.resolve(name), line + System.lineSeparator());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path root() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.exists(folder.resolve("mvnw"))) {
      folder = Objects.requireNonNull(folder.getParent(), "no mvnw above the tests");
    }
    return folder;
  }
}
