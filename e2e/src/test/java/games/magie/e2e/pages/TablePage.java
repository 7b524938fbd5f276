package games.magie.e2e.pages;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;

/// A table: its lobby, the game, the ranking.
public record TablePage(Page page) {

  // Before the game.

  /// The link that the host sends to friends.
  public String link() {
    return page.getByLabel("Link to the table").first().inputValue();
  }

  public Locator code() {
    return page.getByAltText("QR code with the link to this table").first();
  }

  public TablePage sitDown(String name) {
    page.getByLabel("Your name").first().fill(name);
    Pages.button(page, "Sit down").first().click();
    return this;
  }

  public void startWithBots() {
    Pages.button(page, "Start now, bots take the open seats").click();
  }

  // The game.

  public TablePage begun() {
    assertThat(page.locator(".seats")).isAttached(); // a small table of Deal does not show them
    return this;
  }

  public Locator seats() {
    return page.getByRole(AriaRole.LIST, new Page.GetByRoleOptions().setName("Players"));
  }

  public Locator actions() {
    return page.locator("#actions");
  }

  public boolean waitsFor(String name) {
    return actions().textContent().contains("Waiting for " + name);
  }

  public Locator dice() {
    return page.locator(".tray button.die");
  }

  /// The dice on the board.
  public Locator laid() {
    return page.locator(".sector .laid");
  }

  public Locator sector(String group) {
    return page.locator("[data-group=" + group + "]");
  }

  public Locator log() {
    return page.getByRole(
        AriaRole.REGION, new Page.GetByRoleOptions().setName("Log").setExact(true));
  }

  public Locator logLines() {
    return log().getByRole(AriaRole.BUTTON);
  }

  public Locator refusal() {
    return page.locator(".refusal");
  }

  public void dismissRefusal() {
    refusal().getByRole(AriaRole.BUTTON).click();
  }

  public Locator away() {
    return page.getByRole(
        AriaRole.REGION, new Page.GetByRoleOptions().setName("While you were away"));
  }

  public Locator offline() {
    return page.getByText("Connection lost");
  }

  // The menu.

  public Locator menu() {
    Locator menu = page.locator("details.menu");
    if (menu.getAttribute("open") == null) {
      menu.locator("summary").click();
    }
    return menu;
  }

  /// What others do is shown without pauses from now on.
  public TablePage atOnce() {
    menu().getByLabel("Opponent speed").selectOption("instant");
    menu().locator("summary").click();
    return this;
  }

  /// Opens one of the menu's dialogs.
  public Locator dialog(String item) {
    menu().getByText(item, new Locator.GetByTextOptions().setExact(true)).click();
    return page.locator("dialog[open]");
  }

  public Locator hint() {
    return page.locator(".coach");
  }

  /// What a screen reader is told.
  public Locator spoken() {
    return page.locator("table-page > [aria-live=polite]");
  }

  public void agreeToEnd() {
    Pages.button(menu().page(), "Agree to end the game").click();
    page.locator("[data-agree]").click();
  }

  /// The link with which a player goes on at another device, once it was asked for.
  public Locator seatLink() {
    return page.locator("dialog[open] seat-links input");
  }

  // The end.

  public Locator ranking() {
    return page.getByRole(AriaRole.LIST, new Page.GetByRoleOptions().setName("Ranking"));
  }

  public String id() {
    String path = java.net.URI.create(page.url()).getPath();
    return path.substring(path.lastIndexOf('/') + 1);
  }
}
