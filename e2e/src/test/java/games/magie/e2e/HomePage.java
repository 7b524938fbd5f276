package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;

/// The first page.
record HomePage(Page page) {
  HomePage {
    assertThat(Pages.heading(page, "Magie")).isVisible();
    assertThat(page.locator(".game").first()).isVisible();
  }

  /// What the page offers for express, beside the other games.
  Locator express() {
    return game("Express");
  }

  Locator game(String title) {
    return page.getByRole(AriaRole.LISTITEM)
        .filter(new Locator.FilterOptions().setHas(Pages.heading(page, title)));
  }

  TablePage playNow() {
    express().getByText("Play now against bots").click();
    return new TablePage(page);
  }

  SetupPage withFriends() {
    express().getByText("With friends").click();
    return new SetupPage(page);
  }

  SetupPage onThisDevice() {
    express().getByText("On this device").click();
    return new SetupPage(page);
  }

  Locator name() {
    return page.getByLabel("Your name");
  }

  /// Whether phones may join; there only for the host's own machine.
  Locator lanSwitch() {
    return page.getByRole(AriaRole.SWITCH);
  }

  /// The games that anybody may watch.
  Locator publicGames() {
    return page.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Games to watch"));
  }

  /// The tables at which this device sits.
  Locator tables() {
    return page.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Your tables"));
  }
}
