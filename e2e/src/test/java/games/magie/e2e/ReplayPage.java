package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

/// A finished game that is watched again.
record ReplayPage(Page page) {
  ReplayPage {
    assertThat(page.getByLabel("Step of the game")).isVisible();
  }

  Locator slider() {
    return page.getByLabel("Step of the game");
  }

  int place() {
    return Integer.parseInt(slider().inputValue());
  }

  int last() {
    return Integer.parseInt(slider().getAttribute("max"));
  }

  /// Waits until the page has come there, table and log.
  ReplayPage at(int place) {
    assertThat(slider()).hasValue(String.valueOf(place));
    return this;
  }

  Locator control(String name) {
    return page.locator("[data-replay=" + name + "]");
  }

  /// The lines of the log that belong to the present step.
  Locator now() {
    return page.locator(".log-lines [aria-current=step]");
  }

  Locator scores() {
    return page.locator(".seats .seat-score");
  }
}
