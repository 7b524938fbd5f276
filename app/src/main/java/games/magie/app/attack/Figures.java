package games.magie.app.attack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/// Memory and descriptors of the server's process, where the system tells them.
///
/// @param process its id, 0 if unknown
record Figures(long process) {
  /// Whether it still runs.
  boolean alive() {
    return process == 0 || ProcessHandle.of(process).map(ProcessHandle::isAlive).orElse(false);
  }

  /// In megabytes, 0 if unknown.
  long memory() {
    try (Stream<String> lines = Files.lines(file("status"))) {
      return lines
          .filter(line -> line.startsWith("VmRSS:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) >> 10)
          .findFirst()
          .orElse(0);
    } catch (IOException e) {
      return 0;
    }
  }

  /// 0 if unknown.
  long descriptors() {
    try (Stream<Path> files = Files.list(file("fd"))) {
      return files.count();
    } catch (IOException e) {
      return 0;
    }
  }

  private Path file(String name) {
    return Path.of("/proc", Long.toString(process), name);
  }
}
