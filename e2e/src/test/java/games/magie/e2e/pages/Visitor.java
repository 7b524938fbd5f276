package games.magie.e2e.pages;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// One person with one browser, and everything that the browser complained about.
public final class Visitor {
  /// What Playwright says where the page may not be kept, see [Stage].
  private static final String BLOCKED = "Service Worker registration blocked";

  private final BrowserContext context;
  private final String url;
  private final Page page;
  private final List<String> complaints = new ArrayList<>();
  private final List<Pattern> expected = new ArrayList<>();

  public Visitor(BrowserContext context, String url) {
    this.context = context;
    this.url = url;
    context.setDefaultTimeout(Chromium.PATIENCE);
    context.onConsoleMessage(message -> {
      if ((message.type().equals("error") || message.type().equals("warning"))
          && !message.text().startsWith(BLOCKED)) {
        complaints.add(message.type() + ": " + message.text() + " at " + message.location());
      }
    });
    context.onWebError(error -> complaints.add("uncaught: " + error.error()));
    this.page = context.newPage();
  }

  public Page page() {
    return page;
  }

  public HomePage home() {
    page.navigate(url + "/");
    return new HomePage(page);
  }

  /// Opens what somebody sent: a path, or a whole address.
  public TablePage follow(String link) {
    page.navigate(link.startsWith("/") ? url + link : link);
    return new TablePage(page);
  }

  /// The table that this browser shows.
  public TablePage table() {
    return new TablePage(page);
  }

  /// Sees at once what others do, as the menu of a table allows.
  public Visitor hurried() {
    return at("instant");
  }

  /// Sees what others do at one of the speeds of the menu.
  public Visitor at(String speed) {
    return remembers("speed", speed);
  }

  /// Has chosen something at an earlier visit; of two choices the later one holds.
  public Visitor remembers(String what, String choice) {
    context.addInitScript(
        "if (location.protocol === 'http:') localStorage.setItem('magie.%s', '%s')"
            .formatted(what, choice));
    return this;
  }

  /// Opens a short game of express, which the first seat begins, without going through the pages.
  ///
  /// @param seats `me:NAME`, `open:` or `bot:NAME`
  public TablePage opens(String... seats) {
    return opens(Opening.Short.EXPRESS, seats);
  }

  /// The same with another game.
  public TablePage opens(Opening.Short game, String... seats) {
    return follow("/t/" + Opening.of(context.request(), url, game, seats));
  }

  /// Whether the server answers at all.
  public boolean reaches() {
    try {
      return context.request().get(url + "/").ok();
    } catch (PlaywrightException e) {
      return false;
    }
  }

  /// A second tab of the same browser.
  public TablePage tab(String link) {
    Page tab = context.newPage();
    tab.navigate(link);
    return new TablePage(tab);
  }

  /// The browser itself reports every failed request; a test that makes one fail says so.
  public Visitor expects(String complaint) {
    expected.add(Pattern.compile(complaint));
    return this;
  }

  public List<String> complaints() {
    return complaints.stream()
        .filter(each -> expected.stream().noneMatch(known -> known.matcher(each).find()))
        .toList();
  }

  public void picture(Path file) {
    page.screenshot(new Page.ScreenshotOptions().setPath(file));
  }

  public void close() {
    context.close();
  }
}
