package games.magie.e2e.pages;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;

/// The first page.
public record HomePage(Page page) {
  public HomePage {
    assertThat(Pages.heading(page, "Magie")).isVisible();
    assertThat(page.locator(".game").first()).isVisible();
  }

  /// What the page offers for express, beside the other games.
  public Locator express() {
    return game("Express");
  }

  public Locator game(String title) {
    return page.getByRole(AriaRole.LISTITEM)
        .filter(new Locator.FilterOptions().setHas(Pages.heading(page, title)));
  }

  public TablePage playNow() {
    express().getByText("Play now against bots").click();
    return new TablePage(page);
  }

  public SetupPage withFriends() {
    express().getByText("With friends").click();
    return new SetupPage(page);
  }

  public SetupPage onThisDevice() {
    express().getByText("On this device").click();
    return new SetupPage(page);
  }

  public Locator name() {
    return page.getByLabel("Your name");
  }

  /// Whether phones may join; there only for the host's own machine.
  public Locator lanSwitch() {
    return page.getByRole(AriaRole.SWITCH);
  }

  /// The games that anybody may watch.
  public Locator publicGames() {
    return page.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Games to watch"));
  }

  /// The tables at which this device sits.
  public Locator tables() {
    return page.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Your tables"));
  }
}
