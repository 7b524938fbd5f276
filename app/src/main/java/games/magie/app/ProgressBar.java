package games.magie.app;

import java.io.Console;
import java.io.PrintWriter;

/// A bar on the error output that is drawn over itself, and only where that is a terminal.
final class ProgressBar {
  private static final int WIDTH = 40;

  private final PrintWriter out;
  private final int whole;
  private final boolean terminal;

  @SuppressWarnings("SystemConsoleNull") // since JDK 25 it is null again where nobody types
  ProgressBar(PrintWriter out, int whole) {
    this.out = out;
    this.whole = whole;
    Console console = System.console();
    this.terminal = console != null && console.isTerminal();
  }

  void show(int done) {
    if (terminal) {
      int full = (int) ((long) WIDTH * done / whole);
      out.print("\r[" + "#".repeat(full) + ".".repeat(WIDTH - full) + "] " + done + "/" + whole);
      out.flush();
    }
  }

  void clear() {
    if (terminal) {
      out.print("\r\u001b[K");
      out.flush();
    }
  }
}
