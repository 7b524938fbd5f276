package games.magie.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Measures the page by Chromium's own figures: `bench/page`. Nothing here fails because it is
/// slow.
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
@EnabledIfSystemProperty(named = "magie.figures", matches = ".+")
class FiguresTest {
  private static final Path FILE = Path.of(System.getProperty("magie.figures", "figures.md"));
  private static final int VISITS = 11;
  private static final int TRACED = Integer.getInteger("magie.moves", 200);
  private static final int REMEMBERED = 5 * TRACED;
  private static final double LONG_TASK = 50;

  private static final String READY =
      """
      new MutationObserver((_, observer) => {
        if (document.querySelector('.game .button.strong:not(:disabled)')) {
          window.magieReady = performance.now();
          observer.disconnect();
        }
      }).observe(document, {subtree: true, childList: true, attributes: true});\
      """;

  @RegisterExtension final Stage stage = new Stage();

  private String moved = "";

  @Test
  @Order(1)
  void theFirstPage() {
    var bytes = new ArrayList<Double>();
    var times = new ArrayList<Double>();
    for (int visits = 0; visits < VISITS; visits++) {
      Page page = stage.visitor().page();
      page.addInitScript(READY);
      CDPSession chromium = page.context().newCDPSession(page);
      var encoded = new AtomicLong();
      chromium.on(
          "Network.loadingFinished",
          event -> encoded.addAndGet(event.get("encodedDataLength").getAsLong()));
      chromium.send("Network.enable");
      page.navigate(stage.url());
      page.waitForFunction("() => window.magieReady > 0");
      times.add(((Number) page.evaluate("() => window.magieReady")).doubleValue());
      bytes.add((double) encoded.get() / 1024);
    }
    told("### First page\n\n| | median | worst of %d |\n|---|---|---|", VISITS);
    told("| transferred, KB (scripts, styles, texts, headers) | %s |", spread(bytes, "%.1f"));
    told("| ready to click, ms after the address was opened | %s |", spread(times, "%.0f"));
    told(
        "\n### %d moves, traced\n\nMain thread, speed “fast” with everything moving; echo at speed"
            + " “at once”: from the news of a move to the frame that shows it.\n",
        TRACED);
    told(
        "| game | longest task, ms of processor | tasks over 50 ms: processor (clock) |"
            + " forced layouts | what moves | echo p50, p99, ms |\n|---|---|---|---|---|---|");
    assertThat(bytes).allMatch(each -> each > 0);
  }

  @ParameterizedTest
  @EnumSource
  @Order(2)
  void moves(Opening.Short game) {
    Trace shown = trace(game, "fast", stage.moving());
    Trace quick = trace(game, "instant", stage.moving());
    List<Double> echoes = quick.untilTheNextFrame("magie-news").stream().sorted().toList();
    told(
        "| %s | %.1f | %d (%d) | %d | %s | %.0f, %.0f |",
        game.title(),
        shown.longestTask(),
        shown.tasksOver(LONG_TASK, Trace.Event::cpu),
        shown.tasksOver(LONG_TASK, Trace.Event::length),
        shown.forcedLayouts(),
        moved,
        echoes.get(echoes.size() / 2),
        echoes.get(echoes.size() * 99 / 100));
    assertThat(echoes).hasSizeGreaterThan(TRACED / 2);
  }

  private Trace trace(Opening.Short game, String speed, Visitor visitor) {
    Page page = visitor.at(speed).page();
    Motions.watch(page);
    Robot robot = Robot.in(page);
    visitor.opens(game, "me:Ann", "bot:easy", "bot:easy").begun();
    robot.begin();
    robot.until(10);
    Browser browser = page.context().browser();
    browser.startTracing(page, new Browser.StartTracingOptions().setCategories(Trace.CATEGORIES));
    robot.until(robot.moves() + TRACED);
    byte[] json = browser.stopTracing();
    if (!speed.equals("instant")) {
      moved = String.join(", ", Motions.seen(page));
    }
    return Trace.read(json);
  }

  @ParameterizedTest
  @EnumSource
  @Order(3)
  void memory(Opening.Short game) {
    if (game.ordinal() == 0) {
      told(
          "\n### Memory\n\nAfter collecting garbage, at so many moves; a game that is over is"
              + " played again in the same page.\n");
      told(
          "| game | heap, KB: %1$d, %2$d, %3$d moves | nodes | listeners |\n|---|---|---|---|",
          TRACED / 2, REMEMBERED / 2, REMEMBERED);
    }
    Visitor visitor = stage.visitor().hurried();
    Page page = visitor.page();
    Robot robot = Robot.in(page);
    visitor.opens(game, "me:Ann", "bot:easy", "bot:easy").begun();
    CDPSession chromium = page.context().newCDPSession(page);
    chromium.send("Performance.enable");
    robot.begin();
    var heap = new ArrayList<String>();
    var nodes = new ArrayList<String>();
    var listeners = new ArrayList<String>();
    for (int moves : new int[] {TRACED / 2, REMEMBERED / 2, REMEMBERED}) {
      robot.until(moves);
      chromium.send("HeapProfiler.collectGarbage");
      JsonObject metrics = chromium.send("Performance.getMetrics");
      heap.add("%.0f".formatted(metric(metrics, "JSHeapUsedSize") / 1024));
      nodes.add("%.0f".formatted(metric(metrics, "Nodes")));
      listeners.add("%.0f".formatted(metric(metrics, "JSEventListeners")));
    }
    told(
        "| %s | %s | %s | %s |",
        game.title(),
        String.join(", ", heap),
        String.join(", ", nodes),
        String.join(", ", listeners));
    assertThat(robot.moves()).isGreaterThanOrEqualTo(REMEMBERED);
  }

  private static double metric(JsonObject metrics, String name) {
    for (JsonElement each : metrics.getAsJsonArray("metrics")) {
      if (each.getAsJsonObject().get("name").getAsString().equals(name)) {
        return each.getAsJsonObject().get("value").getAsDouble();
      }
    }
    throw new IllegalStateException(name);
  }

  private static String spread(List<Double> figures, String format) {
    List<Double> sorted = figures.stream().sorted().toList();
    return format.formatted(sorted.get(sorted.size() / 2))
        + " | "
        + format.formatted(sorted.getLast());
  }

  private static void told(String line, Object... figures) {
    try {
      Files.writeString(
          FILE,
          String.format(Locale.ROOT, line, figures) + "\n",
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
