package games.magie.app.host;

import games.magie.wire.PlainText;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/// Log lines as `key=value` pairs on the error output, for people and programs alike. A line names
/// tables and seats, never a secret, a card or a person.
public final class LogLines extends Formatter {
  /// Libraries speak up only when something is wrong. Held here, since loggers are weakly held.
  private static final List<Logger> LIBRARIES =
      List.of(Logger.getLogger("org.eclipse.jetty"), Logger.getLogger("io.javalin"));

  /// From now on everything is logged so.
  public static void begin() {
    for (Handler handler : Logger.getLogger("").getHandlers()) {
      handler.setFormatter(new LogLines());
    }
    LIBRARIES.forEach(library -> library.setLevel(Level.WARNING));
  }

  @Override
  public String format(LogRecord line) {
    String message = oneLine(formatMessage(line));
    return "time=%s level=%s %s%s%n"
        .formatted(
            line.getInstant().truncatedTo(ChronoUnit.MILLIS),
            line.getLevel(),
            message.startsWith("event=") ? message : "event=library text=" + quoted(message),
            cause(line.getThrown()));
  }

  private static String cause(@Nullable Throwable thrown) {
    if (thrown == null) {
      return "";
    }
    StackTraceElement[] trace = thrown.getStackTrace();
    return " cause=" + quoted(thrown + (trace.length == 0 ? "" : " at " + trace[0]));
  }

  private static String quoted(String text) {
    return '"' + oneLine(text).replace("\"", "'") + '"';
  }

  private static String oneLine(String text) {
    return PlainText.shown(text.replaceAll("\\p{Cntrl}+", " "));
  }
}
