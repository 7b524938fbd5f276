package games.magie.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// The browser of all tests: Debian's Chromium, started once. Its shell without windows is what
/// `tools/install-test-needs` installs, and is taken first, as it takes half the time.
final class Chromium implements AutoCloseable {
  /// For a machine that is busy with other things; nothing waits longer than it must.
  static final int PATIENCE = 20_000;

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

  Chromium() {
    PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
    playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(installed())
                    .setHeadless(true)
                    .setArgs(FLAGS));
  }

  private static Path installed() {
    String path = System.getenv().getOrDefault("PATH", "/usr/bin");
    return Stream.of("chromium-headless-shell", "chromium")
        .flatMap(name -> Stream.of(path.split(File.pathSeparator)).map(in -> Path.of(in, name)))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(
            () -> new IllegalStateException("chromium is missing: run tools/install-test-needs"));
  }

  Browser browser() {
    return browser;
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
