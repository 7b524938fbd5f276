package games.magie.e2e.pages;

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
import java.util.stream.Collectors;

/// What Chromium recorded of a page's main thread. Times are in milliseconds.
public final class Trace {
  public static final List<String> CATEGORIES =
      List.of(
          "devtools.timeline",
          "disabled-by-default-devtools.timeline",
          "disabled-by-default-devtools.timeline.stack",
          "devtools.timeline.frame",
          "blink.user_timing");

  /// @param cpu how long the thread computed, which other programs do not lengthen
  /// @param script who asked for it, empty where no script was running
  public record Event(String name, double start, double length, double cpu, String script) {
    double end() {
      return start + length;
    }
  }

  private final List<Event> events;

  private Trace(List<Event> events) {
    this.events = events;
  }

  /// Of the renderer that worked most.
  public static Trace read(byte[] json) {
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
                    script(event)));
      }
    }
    List<Event> main =
        threads.entrySet().stream()
            .filter(each -> names.getOrDefault(each.getKey(), "").equals("CrRendererMain"))
            .map(Map.Entry::getValue)
            .max(Comparator.comparingInt(List::size))
            .orElseThrow();
    main.sort(Comparator.comparingDouble(Event::start).thenComparingDouble(each -> -each.length()));
    return new Trace(main);
  }

  private static double time(JsonObject event, String field) {
    return event.has(field) ? event.get(field).getAsDouble() / 1000 : 0;
  }

  public List<Event> named(String name) {
    return events.stream().filter(each -> each.name().equals(name)).toList();
  }

  /// The innermost functions of the page on the stack when a layout began.
  private static String script(JsonObject event) {
    JsonObject args = event.has("args") ? event.getAsJsonObject("args") : new JsonObject();
    if (!args.has("beginData") || !args.getAsJsonObject("beginData").has("stackTrace")) {
      return "";
    }
    List<JsonObject> calls =
        args.getAsJsonObject("beginData").getAsJsonArray("stackTrace").asList().stream()
            .map(JsonElement::getAsJsonObject)
            .toList();
    if (!calls.getFirst().get("url").getAsString().endsWith(".js")) {
      return ""; // what watches the page is not the page
    }
    return calls.stream()
        .limit(3)
        .map(call -> call.get("functionName").getAsString() + ":" + call.get("lineNumber"))
        .collect(Collectors.joining(" < "));
  }

  /// Layouts that a script did not leave to the next frame.
  public List<String> forcedLayouts() {
    return named("Layout").stream().map(Event::script).filter(each -> !each.isEmpty()).toList();
  }

  /// The longest that the thread computed without a pause.
  public double longestTask() {
    return named("RunTask").stream().mapToDouble(Event::cpu).max().orElse(0);
  }

  /// How many tasks took longer than that, by the clock or by what was computed.
  public long tasksOver(double limit, ToDoubleFunction<Event> by) {
    return named("RunTask").stream().filter(each -> by.applyAsDouble(each) > limit).count();
  }

  /// From each of some marks to the end of the next frame: how long, and how much was computed.
  public record Echo(double clock, double cpu) {}

  public List<Echo> untilTheNextFrame(String mark) {
    List<Event> frames = named("Commit");
    List<Event> tasks = named("RunTask");
    var echoes = new ArrayList<Echo>();
    int at = 0;
    for (Event each : named(mark)) {
      while (at < frames.size() && frames.get(at).start() < each.start()) {
        at++;
      }
      if (at < frames.size()) {
        double end = frames.get(at).end();
        double cpu =
            tasks.stream()
                .filter(task -> task.end() > each.start() && task.start() < end)
                .mapToDouble(Event::cpu)
                .sum();
        echoes.add(new Echo(end - each.start(), cpu));
      }
    }
    return echoes;
  }
}
