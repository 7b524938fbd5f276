package games.magie.checks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What still breaks a limit, in `known-exceptions.txt`: a line `limit path` each. One that no
/// longer breaks it must leave the list, so the list can only become shorter.
final class KnownExceptions {
  private static final Path FILE = Path.of("src/test/resources/known-exceptions.txt");

  private KnownExceptions() {}

  static Set<String> of(String limit) throws IOException {
    try (Stream<String> lines = Files.lines(FILE)) {
      return lines
          .filter(line -> line.startsWith(limit + " "))
          .map(line -> line.substring(limit.length() + 1).strip())
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }
}
