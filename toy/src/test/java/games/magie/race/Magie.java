package games.magie.race;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// The `magie` command, in a process of its own with the race on its class path.
///
/// @param out what it has printed, errors included
record Magie(int code, String out) {
  /// @param typed what a player types, line by line
  static Magie run(String typed, String... args) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "games.magie.app.Magie"));
    command.addAll(List.of(args));
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      try (var in = process.getOutputStream()) {
        in.write(typed.getBytes(StandardCharsets.UTF_8));
      } catch (IOException e) {
        // It ended without reading everything.
      }
      var out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (!process.waitFor(60, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new AssertionError("still running: " + out);
      }
      return new Magie(process.exitValue(), out);
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
