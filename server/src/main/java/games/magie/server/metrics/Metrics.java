package games.magie.server.metrics;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/// What the server has done, for Prometheus. No label ever holds what a player may not know: no
/// table, seat, card or name.
public final class Metrics {
  /// Upper ends of the buckets, in milliseconds.
  private static final int[] BUCKETS = {1, 2, 5, 10, 25, 50, 100, 250, 1000};

  private final Map<String, LongAdder> commands = new ConcurrentHashMap<>();
  private final Map<String, LongAdder> requests = new ConcurrentHashMap<>();
  private final LongAdder[] withinMillis = adders(BUCKETS.length + 1);
  private final LongAdder nanos = new LongAdder();
  private final LongAdder cutOff = new LongAdder();

  private static LongAdder[] adders(int count) {
    var adders = new LongAdder[count];
    for (int at = 0; at < count; at++) {
      adders[at] = new LongAdder();
    }
    return adders;
  }

  /// A command was answered.
  ///
  /// @param outcome `ok` or the code of the problem
  public void command(String outcome, long took) {
    count(commands, outcome);
    nanos.add(took);
    int bucket = 0;
    while (bucket < BUCKETS.length && took > BUCKETS[bucket] * 1_000_000L) {
      bucket++;
    }
    withinMillis[bucket].increment();
  }

  public void request(int status) {
    count(requests, String.valueOf(status));
  }

  /// Somebody did not read and was cut off.
  public void cutOff() {
    cutOff.increment();
  }

  private static void count(Map<String, LongAdder> counters, String label) {
    counters.computeIfAbsent(label, _ -> new LongAdder()).increment();
  }

  /// @param gauges what is true now, by its whole name with labels
  public String text(Map<String, Number> gauges) {
    var out = new StringBuilder();
    type(out, "magie_commands_total", "counter");
    new TreeMap<>(commands)
        .forEach((outcome, n) -> line(out, label("magie_commands_total", "outcome", outcome), n));
    type(out, "magie_requests_total", "counter");
    new TreeMap<>(requests)
        .forEach((status, n) -> line(out, label("magie_requests_total", "status", status), n));
    type(out, "magie_sockets_cut_off_total", "counter");
    line(out, "magie_sockets_cut_off_total", cutOff);
    histogram(out);
    String before = "";
    for (Map.Entry<String, Number> gauge : new TreeMap<>(gauges).entrySet()) {
      String family = gauge.getKey().replaceFirst("\\{.*", "");
      if (!family.equals(before)) {
        type(out, family, family.endsWith("_total") ? "counter" : "gauge");
        before = family;
      }
      line(out, gauge.getKey(), gauge.getValue());
    }
    return out.toString();
  }

  private void histogram(StringBuilder out) {
    String name = "magie_command_seconds";
    type(out, name, "histogram");
    long all = 0;
    for (int at = 0; at < BUCKETS.length; at++) {
      all += withinMillis[at].sum();
      String end = String.format(Locale.ROOT, "%s", BUCKETS[at] / 1000.0);
      line(out, label(name + "_bucket", "le", end), all);
    }
    all += withinMillis[BUCKETS.length].sum();
    line(out, label(name + "_bucket", "le", "+Inf"), all);
    line(out, name + "_sum", nanos.sum() / 1e9);
    line(out, name + "_count", all);
  }

  static String label(String name, String label, String value) {
    return "%s{%s=\"%s\"}".formatted(name, label, value);
  }

  private static void type(StringBuilder out, String name, String type) {
    out.append("# TYPE ").append(name).append(' ').append(type).append('\n');
  }

  private static void line(StringBuilder out, String name, Object value) {
    out.append(name).append(' ').append(value).append('\n');
  }
}
