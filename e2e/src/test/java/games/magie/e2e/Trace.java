package games.magie.e2e;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/// What Chromium recorded of a page's main thread. Times are in milliseconds.
final class Trace {
  static final List<String> CATEGORIES =
      List.of(
          "devtools.timeline",
          "disabled-by-default-devtools.timeline",
          "disabled-by-default-devtools.timeline.stack",
          "devtools.timeline.frame",
          "blink.user_timing");

  /// @param cpu how long the thread computed, which other programs do not lengthen
  /// @param scripted whether a script was running that asked for it
  record Event(String name, double start, double length, double cpu, boolean scripted) {
    double end() {
      return start + length;
    }
  }

  private final List<Event> events;

  private Trace(List<Event> events) {
    this.events = events;
  }

  /// Of the renderer that worked most.
  static Trace read(byte[] json) {
    JsonArray all =
        JsonParser.parseString(new String(json, StandardCharsets.UTF_8))
            .getAsJsonObject()
            .getAsJsonArray("traceEvents");
    var threads = new HashMap<String, List<Event>>();
    var names = new HashMap<String, String>();
    for (JsonElement element : all) {
      JsonObject event = element.getAsJsonObject();
      String thread = event.get("pid") + "/" + event.get("tid");
      String name = event.get("name").getAsString();
      if (name.equals("thread_name")) {
        names.put(thread, event.getAsJsonObject("args").get("name").getAsString());
      } else {
        threads
            .computeIfAbsent(thread, _ -> new ArrayList<>())
            .add(
                new Event(
                    name,
                    time(event, "ts"),
                    time(event, "dur"),
                    time(event, "tdur"),
                    scripted(event)));
      }
    }
    List<Event> main =
        threads.entrySet().stream()
            .filter(each -> names.getOrDefault(each.getKey(), "").equals("CrRendererMain"))
            .map(Map.Entry::getValue)
            .max(Comparator.comparingInt(List::size))
            .orElseThrow();
    main.sort(Comparator.comparingDouble(Event::start).thenComparing(e -> -e.length()));
    return new Trace(main);
  }

  private static double time(JsonObject event, String field) {
    return event.has(field) ? event.get(field).getAsDouble() / 1000 : 0;
  }

  List<Event> named(String name) {
    return events.stream().filter(each -> each.name().equals(name)).toList();
  }

  /// Whether a script was on the stack when a layout began.
  private static boolean scripted(JsonObject event) {
    JsonObject args = event.has("args") ? event.getAsJsonObject("args") : new JsonObject();
    return args.has("beginData") && args.getAsJsonObject("beginData").has("stackTrace");
  }

  /// Layouts that a script did not leave to the next frame.
  long forcedLayouts() {
    return named("Layout").stream().filter(Event::scripted).count();
  }

  /// The longest that the thread computed without a pause.
  double longestTask() {
    return named("RunTask").stream().mapToDouble(Event::cpu).max().orElse(0);
  }

  /// How many tasks took longer than that, by the clock or by what was computed.
  long tasksOver(double limit, ToDoubleFunction<Event> by) {
    return named("RunTask").stream().filter(each -> by.applyAsDouble(each) > limit).count();
  }

  /// From each of some marks to the end of the next frame.
  List<Double> untilTheNextFrame(String mark) {
    List<Event> frames = named("Commit");
    var waits = new ArrayList<Double>();
    int at = 0;
    for (Event each : named(mark)) {
      while (at < frames.size() && frames.get(at).start() < each.start()) {
        at++;
      }
      if (at < frames.size()) {
        waits.add(frames.get(at).end() - each.start());
      }
    }
    return waits;
  }
}
