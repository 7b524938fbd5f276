package games.magie.app;

import java.io.Console;
import java.io.PrintWriter;

/// A bar on the error output that is drawn over itself, and only where that is a terminal.
public final class ProgressBar {
  private static final int WIDTH = 40;

  private final PrintWriter out;
  private final String head;
  private final long whole;
  private final boolean terminal;

  ProgressBar(PrintWriter out, int whole) {
    this(out, "", whole);
  }

  /// @param head what the bar is for; stands before it
  @SuppressWarnings("SystemConsoleNull") // since JDK 25 it is null again where nobody types
  public ProgressBar(PrintWriter out, String head, long whole) {
    this.out = out;
    this.head = head.isEmpty() ? "" : head + " ";
    this.whole = whole;
    Console console = System.console();
    this.terminal = console != null && console.isTerminal();
  }

  /// Whether anybody sees it.
  public boolean drawn() {
    return terminal;
  }

  public void show(long done) {
    if (terminal) {
      int full = (int) (WIDTH * done / whole);
      String bar = "#".repeat(full) + ".".repeat(WIDTH - full);
      out.print("\r" + head + "[" + bar + "] " + done + "/" + whole);
      out.flush();
    }
  }

  public void clear() {
    if (terminal) {
      out.print("\r\u001b[K");
      out.flush();
    }
  }
}
