package games.magie.e2e;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import games.magie.e2e.pages.Opening;
import games.magie.e2e.pages.Remains;
import games.magie.e2e.pages.Trace;
import games.magie.e2e.pages.Visitor;
import games.magie.e2e.play.Motions;
import games.magie.e2e.play.Robot;
import games.magie.e2e.play.Stage;
import games.magie.e2e.play.Wanted;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
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

  private static final String NODES =
      "() => { const all = document.createTreeWalker(document); let nodes = 1;"
          + " while (all.nextNode()) nodes++; return nodes; }";

  @RegisterExtension final Stage stage = new Stage();

  /// Who forced a layout, of all games.
  private static final List<String> forced = new ArrayList<>();

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
    Wanted.BYTES.is(Collections.max(bytes));
    Wanted.READY.is(times.stream().sorted().toList().get(VISITS / 2));
    told(
        String.format(
            Locale.ROOT, "### First page\n\n| | median | worst of %d |\n|---|---|---|", VISITS));
    told(
        String.format(
            Locale.ROOT,
            "| transferred, KB (scripts, styles, texts, headers) | %s |",
            spread(bytes, "%.1f")));
    told(
        String.format(
            Locale.ROOT,
            "| ready to click, ms after the address was opened | %s |",
            spread(times, "%.0f")));
    told(
        String.format(
            Locale.ROOT,
            "\n"
                + "### %d moves, traced\n\n"
                + "Main thread, speed “fast” with everything moving; echo at speed “at once”: from"
                + " the news of a move to the frame that shows it.\n",
            TRACED));
    told(
        "| game | longest task, ms of processor | tasks over 50 ms: processor (clock) | forced"
            + " layouts | what moves | echo p50, p99, ms (processor) |\n"
            + "|---|---|---|---|---|---|");
    assertThat(bytes).allMatch(each -> each > 0);
  }

  @ParameterizedTest
  @EnumSource
  @Order(2)
  void moves(Opening.Short game) {
    Trace shown = trace(game, "fast", stage.moving());
    Trace quick = trace(game, "instant", stage.moving());
    List<Trace.Echo> all = quick.untilTheNextFrame("magie-news");
    List<Double> echoes = all.stream().map(Trace.Echo::clock).sorted().toList();
    List<Double> computed = all.stream().map(Trace.Echo::cpu).sorted().toList();
    long tooLong = shown.tasksOver(LONG_TASK, Trace.Event::cpu);
    double echo = nearlyAll(echoes);
    Wanted.ECHO.is(echo);
    Wanted.TASKS.is((double) tooLong);
    Wanted.LAYOUTS.is(shown.forcedLayouts().size());
    told(
        String.format(
            Locale.ROOT,
            "| %s | %.1f | %d (%d) | %d | %s | %.0f, %.0f (%.0f) |",
            game.title(),
            shown.longestTask(),
            tooLong,
            shown.tasksOver(LONG_TASK, Trace.Event::length),
            shown.forcedLayouts().size(),
            moved,
            echoes.get(echoes.size() / 2),
            echo,
            nearlyAll(computed)));
    forced.addAll(shown.forcedLayouts().stream().map(each -> game.title() + ": " + each).toList());
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
          String.format(
              Locale.ROOT,
              "| game | heap, KB: %1$d, %2$d, %3$d moves | nodes on the page | nodes beside it |"
                  + " listeners | tables |\n|---|---|---|---|---|---|",
              TRACED / 2,
              REMEMBERED / 2,
              REMEMBERED));
    }
    Visitor visitor = stage.visitor().hurried();
    Page page = visitor.page();
    Robot robot = Robot.in(page);
    visitor.opens(game, "me:Ann", "bot:easy", "bot:easy").begun();
    CDPSession chromium = page.context().newCDPSession(page);
    chromium.send("Performance.enable");
    robot.begin();
    var remains = new Remains(page);
    var rows = new ArrayList<List<String>>();
    double halfway = Double.NaN;
    for (int moves : new int[] {TRACED / 2, REMEMBERED / 2, REMEMBERED}) {
      robot.until(moves);
      page.locator("#actions, .over").first().waitFor(); // the next table may just be opening
      int tables = remains.of("table-page");
      JsonObject metrics = chromium.send("Performance.getMetrics");
      int here = (Integer) page.evaluate(NODES);
      double beside = metric(metrics, "Nodes") - here;
      halfway = moves == REMEMBERED / 2 ? beside : halfway;
      Wanted.TABLES.is(tables);
      if (moves == REMEMBERED) {
        Wanted.NODES.is(beside / halfway);
      }
      rows.add(
          Stream.of(
                  metric(metrics, "JSHeapUsedSize") / 1024,
                  (double) here,
                  beside,
                  metric(metrics, "JSEventListeners"),
                  (double) tables)
              .map("%.0f"::formatted)
              .toList());
    }
    told(
        IntStream.range(0, rows.getFirst().size())
            .mapToObj(at -> rows.stream().map(row -> row.get(at)).collect(joining(", ")))
            .collect(joining(" | ", "| " + game.title() + " | ", " |")));
    assertThat(robot.moves()).isGreaterThanOrEqualTo(REMEMBERED);
  }

  @AfterAll
  static void summary() {
    told("\n### What was wanted\n\n" + Wanted.table());
    forced.stream().distinct().forEach(each -> told("\nForced a layout: " + each));
  }

  private static double nearlyAll(List<Double> sorted) {
    return sorted.get(sorted.size() * 99 / 100);
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

  private static void told(String line) {
    try {
      Files.writeString(FILE, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
