package games.magie.e2e.pages;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import games.magie.testdb.Browsers;
import java.util.List;
import java.util.Map;

/// The browser of all tests, started once: one that is installed, else Playwright's own.
public final class Chromium implements AutoCloseable {
  /// For a machine that is busy with other things; nothing waits longer than it must.
  public static final int PATIENCE = 20_000;

  private static final List<String> FLAGS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync");

  private final Playwright playwright;
  private final Browser browser;

  public Chromium() {
    PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
    playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    var options = new BrowserType.LaunchOptions().setHeadless(true).setArgs(FLAGS);
    Browsers.installed().ifPresent(options::setExecutablePath); // else Playwright's own
    browser = playwright.chromium().launch(options);
  }

  public Browser browser() {
    return browser;
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
