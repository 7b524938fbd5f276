package games.magie.app.load;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What a run costs both processes, as far as the server tells it.
final class ServerFigures {
  /// @param own of this process
  private record Seconds(double own, double server) {}

  private final String metrics;
  private Seconds before = new Seconds(0, 0);

  /// @param metrics where the server tells them, empty if it does not
  ServerFigures(String metrics) {
    this.metrics = metrics;
  }

  void begin() {
    before = now(text());
  }

  /// One line about all that happened since the beginning.
  String cost(long moves) {
    String text = text();
    Seconds now = now(text);
    String own =
        String.format(
            Locale.ROOT,
            "processor time for a move: generator %.2f ms",
            1000 * (now.own - before.own) / Math.max(1, moves));
    return metrics.isEmpty()
        ? own
        : own
            + String.format(
                Locale.ROOT,
                ", server %.2f ms; server: %d MB resident",
                1000 * (now.server - before.server) / Math.max(1, moves),
                (long) figure(text, "process_resident_memory_bytes") >> 20);
  }

  /// One of the server's figures, 0 if it does not tell it.
  double figure(String name) {
    return figure(text(), name);
  }

  private static Seconds now(String text) {
    double own =
        ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
            ? system.getProcessCpuTime() / 1e9
            : 0;
    return new Seconds(own, figure(text, "process_cpu_seconds_total"));
  }

  private static double figure(String text, String name) {
    Matcher line = Pattern.compile("^" + name + " (\\S+)", Pattern.MULTILINE).matcher(text);
    return line.find() ? Double.parseDouble(line.group(1)) : 0;
  }

  private String text() {
    if (metrics.isEmpty()) {
      return "";
    }
    try (var in = URI.create(metrics).toURL().openStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(metrics + ": " + e.getMessage(), e);
    }
  }
}
