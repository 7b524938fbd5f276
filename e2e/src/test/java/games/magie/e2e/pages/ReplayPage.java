package games.magie.e2e.pages;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

/// A finished game that is watched again.
public record ReplayPage(Page page) {
  public ReplayPage {
    assertThat(page.getByLabel("Step of the game")).isVisible();
  }

  public Locator slider() {
    return page.getByLabel("Step of the game");
  }

  public int place() {
    return Integer.parseInt(slider().inputValue());
  }

  public int last() {
    return Integer.parseInt(slider().getAttribute("max"));
  }

  /// Waits until the page has come there, table and log.
  public ReplayPage at(int place) {
    assertThat(slider()).hasValue(String.valueOf(place));
    return this;
  }

  public Locator control(String name) {
    return page.locator("[data-replay=" + name + "]");
  }

  /// The lines of the log that belong to the present step.
  public Locator now() {
    return page.locator(".log-lines [aria-current=step]");
  }

  public Locator scores() {
    return page.locator(".seats .seat-score");
  }
}
