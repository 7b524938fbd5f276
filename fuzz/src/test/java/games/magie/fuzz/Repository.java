package games.magie.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Files of this repository; tests and the fuzzer run in the folder of the module.
final class Repository {
  private Repository() {}

  /// All files below a folder whose names end so.
  static List<String> texts(String folder, String end) {
    try (Stream<Path> files = Files.walk(Path.of("..", folder))) {
      return files
          .filter(file -> file.toString().endsWith(end))
          .sorted()
          .map(Repository::text)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
