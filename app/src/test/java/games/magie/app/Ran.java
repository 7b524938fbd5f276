package games.magie.app;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;

/// What a command did with what was typed.
record Ran(int code, String out, String err) {
  /// Runs the command as a shell would, with `typed` as its input and no terminal.
  static Ran magie(String typed, String... args) {
    InputStream before = System.in;
    var out = new StringWriter();
    var err = new StringWriter();
    try {
      System.setIn(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)));
      var line = Magie.commandLine();
      line.setOut(new PrintWriter(out));
      line.setErr(new PrintWriter(err));
      return new Ran(line.execute(args), out.toString(), err.toString());
    } finally {
      System.setIn(before);
    }
  }
}
