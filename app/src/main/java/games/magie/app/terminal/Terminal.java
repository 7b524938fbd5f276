package games.magie.app.terminal;

import games.magie.kernel.terminal.Ink;
import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Where the players read and type. `live`: somebody sits there, so that questions make sense.
final class Terminal {
  /// What a terminal without Unicode shows instead, letter for letter.
  private static final String FANCY = "─█▒░▸✓·…—→‘’■●○";

  private static final String PLAIN = "-#+.>+..->''#*o";

  private final BufferedReader in;
  private final PrintWriter out;
  private final boolean live;
  private final boolean unicode;
  private final Ink ink;

  Terminal(BufferedReader in, PrintWriter out, boolean live, boolean colour, boolean unicode) {
    this.in = in;
    this.out = out;
    this.live = live;
    this.unicode = unicode;
    this.ink = new Ink(colour);
  }

  /// The terminal that the program was started in.
  @SuppressWarnings("SystemConsoleNull") // it is null again without a terminal, from JDK 25 on
  static Terminal system(PrintWriter out) {
    Console console = System.console();
    boolean live = console != null && console.isTerminal();
    var reader = new InputStreamReader(System.in, charset("stdin.encoding"));
    String term = System.getenv().getOrDefault("TERM", "");
    boolean colour =
        live && System.getenv().getOrDefault("NO_COLOR", "").isEmpty() && !term.equals("dumb");
    boolean unicode = charset("stdout.encoding").newEncoder().canEncode(FANCY);
    return new Terminal(new BufferedReader(reader), out, live, colour, unicode);
  }

  private static Charset charset(String property) {
    return Charset.forName(System.getProperty(property, "UTF-8"));
  }

  Ink ink() {
    return ink;
  }

  boolean live() {
    return live;
  }

  void say(String line) {
    out.println(shown(line));
    out.flush();
  }

  void say(List<String> lines) {
    lines.forEach(line -> out.println(shown(line)));
    out.flush();
  }

  /// Wipes the screen, what was scrolled away included; where there is none, a line says so.
  void curtain() {
    out.println(live ? "\u001b[2J\u001b[3J\u001b[H" : "~~~");
    out.flush();
  }

  /// The answer without blanks around it, or null where there is no more input. An answer that
  /// nobody typed here is written down, so that what is printed can be followed.
  @Nullable String ask(String prompt) {
    out.print(shown(prompt));
    out.flush();
    try {
      String line = in.readLine();
      if (!live || line == null) {
        out.println(line == null ? "" : shown(line));
        out.flush();
      }
      return line == null ? null : line.strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String shown(String text) {
    if (unicode) {
      return text;
    }
    var plain = new StringBuilder();
    for (int at = 0; at < text.length(); at++) {
      int fancy = FANCY.indexOf(text.charAt(at));
      plain.append(fancy < 0 ? text.charAt(at) : PLAIN.charAt(fancy));
    }
    return plain.toString();
  }
}
