package games.magie.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// One person with one browser, and everything that the browser complained about.
final class Visitor {
  private final BrowserContext context;
  private final String url;
  private final Page page;
  private final List<String> complaints = new ArrayList<>();
  private final List<Pattern> expected = new ArrayList<>();

  Visitor(BrowserContext context, String url) {
    this.context = context;
    this.url = url;
    context.setDefaultTimeout(Chromium.PATIENCE);
    context.onConsoleMessage(message -> {
      if (message.type().equals("error") || message.type().equals("warning")) {
        complaints.add(message.type() + ": " + message.text() + " at " + message.location());
      }
    });
    context.onWebError(error -> complaints.add("uncaught: " + error.error()));
    this.page = context.newPage();
  }

  Page page() {
    return page;
  }

  HomePage home() {
    page.navigate(url + "/");
    return new HomePage(page);
  }

  /// Opens what somebody sent: a path, or a whole address.
  TablePage follow(String link) {
    page.navigate(link.startsWith("/") ? url + link : link);
    return new TablePage(page);
  }

  /// Sees at once what others do, as the menu of a table allows.
  Visitor hurried() {
    context.addInitScript("localStorage.setItem('magie.speed', 'instant')");
    return this;
  }

  /// Opens a short game of express, which the first seat begins, without going through the pages.
  ///
  /// @param seats `me:NAME`, `open:` or `bot:NAME`
  TablePage opens(String... seats) {
    var list = new StringJoiner(",");
    for (String seat : seats) {
      String[] kind = seat.split(":", 2);
      boolean bot = kind[0].equals("bot");
      list.add(
          "{\"kind\":\"%s\",\"%s\":\"%s\"%s}"
              .formatted(kind[0], bot ? "bot" : "name", kind[1], bot ? ",\"name\":\"\"" : ""));
    }
    String table =
        """
        {"game":"express","options":{"target":"10000","start":"first-seat"},
         "clock":0,"onLeave":"out","seats":[%s]}"""
            .formatted(list);
    APIResponse opened =
        context
            .request()
            .post(
                url + "/api/tables",
                RequestOptions.create()
                    .setHeader("Content-Type", "application/json")
                    .setData(table));
    assertThat(opened.status()).as(opened.text()).isEqualTo(201);
    Matcher id = Pattern.compile("\"table\":\"([^\"]+)\"").matcher(opened.text());
    assertThat(id.find()).isTrue();
    return follow("/t/" + id.group(1));
  }

  /// A second tab of the same browser.
  TablePage tab(String link) {
    Page tab = context.newPage();
    tab.navigate(link);
    return new TablePage(tab);
  }

  /// The browser itself reports every failed request; a test that makes one fail says so.
  Visitor expects(String complaint) {
    expected.add(Pattern.compile(complaint));
    return this;
  }

  List<String> complaints() {
    return complaints.stream()
        .filter(each -> expected.stream().noneMatch(known -> known.matcher(each).find()))
        .toList();
  }

  void picture(Path file) {
    page.screenshot(new Page.ScreenshotOptions().setPath(file));
  }

  void close() {
    context.close();
  }
}
