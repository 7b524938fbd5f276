package games.magie.checks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// All Java and TypeScript sources of a clone.
///
/// @param root of the clone
record Sources(Path root, List<Source> files) {

  /// Reads `*/src` and `games/*/src`.
  static Sources of(Path root) {
    List<Path> modules = new ArrayList<>(folders(root));
    modules.addAll(folders(root.resolve("games")));
    List<Source> files =
        modules.stream()
            .map(module -> module.resolve("src"))
            .filter(Files::isDirectory)
            .flatMap(folder -> sources(folder).stream())
            .sorted()
            .map(file -> read(root, file))
            .toList();
    return new Sources(root, files);
  }

  private static List<Path> folders(Path parent) {
    if (!Files.isDirectory(parent)) {
      return List.of();
    }
    try (Stream<Path> inside = Files.list(parent)) {
      return inside.toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Path> sources(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".java") || file.toString().endsWith(".ts"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Source read(Path root, Path file) {
    String path = root.relativize(file).toString().replace('\\', '/');
    boolean main = path.contains("/src/main/") && !path.endsWith(".test.ts");
    try {
      return new Source(path, main, Files.readAllLines(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Stream<Source> main() {
    return files.stream().filter(Source::main);
  }

  Stream<Source> mainJava() {
    return main().filter(file -> file.java() && !file.descriptor());
  }

  Path file(Source source) {
    return root.resolve(source.path());
  }
}
