package games.magie.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A file for readers that want one.
final class Scratch {
  private static final Path FILE = create();

  private Scratch() {}

  private static Path create() {
    try {
      Path file = Files.createTempFile("magie-fuzz", ".text");
      file.toFile().deleteOnExit();
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The same each time, with this text.
  static Path file(String text) {
    try {
      return Files.writeString(FILE, text.replaceAll("\\p{Cs}", "?"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
