package games.magie.e2e.pages;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

/// Who sits where and by which rules.
public record SetupPage(Page page) {
  public SetupPage {
    assertThat(Pages.button(page, "Open the table")).isVisible();
  }

  public SetupPage shortGame() {
    openOptions().getByLabel("Target").selectOption("10000");
    return this;
  }

  /// Of the classic board, after which it ends; nobody is waited for between turns.
  public SetupPage rounds(int limit) {
    openOptions().getByLabel("Round limit").fill(String.valueOf(limit));
    openOptions().getByLabel("Seconds between turns").fill("0");
    return this;
  }

  public Locator openOptions() {
    Locator options = page.locator(".options");
    if (options.getAttribute("open") == null) {
      options.locator("summary").first().click();
    }
    return options;
  }

  public SetupPage addSeat() {
    Pages.button(page, "+ Add a seat").click();
    return this;
  }

  /// @param kind `me`, `open` or `bot:NAME`
  public SetupPage seat(String letter, String kind) {
    page.getByLabel("Seat " + letter, new Page.GetByLabelOptions().setExact(true))
        .selectOption(kind);
    return this;
  }

  public SetupPage name(String letter, String name) {
    page.getByLabel("Name for seat " + letter).fill(name);
    return this;
  }

  public TablePage open() {
    Pages.button(page, "Open the table").click();
    return new TablePage(page);
  }
}
