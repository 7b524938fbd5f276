package games.magie.app;

import java.io.Console;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/// Shows a long text a page at a time where somebody sits at a terminal, by the program that the
/// environment names as PAGER, else by less.
final class Pager {
  private Pager() {}

  static void show(String text, PrintWriter out) {
    boolean atTerminal =
        Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    if (!atTerminal || !paged(text)) {
      out.print(text);
      out.flush();
    }
  }

  /// False if there is no such program.
  private static boolean paged(String text) {
    String named = System.getenv().getOrDefault("PAGER", "");
    // -F: a text that fits on the screen isn't paged; -X: it stays there afterwards.
    List<String> command =
        named.isBlank() ? List.of("less", "-FRX") : List.of(named.strip().split(" +", -1));
    try {
      Process pager =
          new ProcessBuilder(command)
              .redirectOutput(ProcessBuilder.Redirect.INHERIT)
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      feed(pager, text);
      pager.waitFor();
      return true;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return true;
    }
  }

  /// Whoever has read enough closes it in the middle, which is no failure.
  private static void feed(Process pager, String text) {
    try (var in = pager.getOutputStream()) {
      in.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      return;
    }
  }
}
