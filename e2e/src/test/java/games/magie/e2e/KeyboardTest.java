package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import games.magie.e2e.pages.HomePage;
import games.magie.e2e.pages.Pages;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.play.KeyboardPlayer;
import games.magie.e2e.play.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Without a mouse.
class KeyboardTest {
  @RegisterExtension final Stage stage = new Stage();

  @Test
  void theKeyboardAloneLeadsFromTheFirstPageToTheRanking() {
    HomePage home = stage.visitor().home();
    Page page = home.page();
    KeyboardPlayer.tabTo(page, home.express().getByText("Play now against bots"));
    page.keyboard().press("Enter");
    TablePage table = new TablePage(page).begun();

    KeyboardPlayer.tabTo(page, page.locator("details.menu summary"));
    page.keyboard().press("Enter");
    KeyboardPlayer.tabTo(page, page.getByLabel("Opponent speed"));
    page.keyboard().type("Instant");
    page.keyboard().press("Escape");

    new KeyboardPlayer(table).toTheEnd();
    assertThat(table.ranking().getByRole(AriaRole.LISTITEM)).hasCount(3);
    KeyboardPlayer.tabTo(page, Pages.button(page, "Play again"));
    page.keyboard().press("Enter");
    assertThat(table.ranking()).not().isVisible();
    table.begun();
  }

  @Test
  void theBoardTakesADieByTabAndEnter() {
    TablePage table = stage.visitor().hurried().opens("me:Ann", "me:Bob");
    var player = new KeyboardPlayer(table);
    KeyboardPlayer.tabTo(table.page(), table.page().locator("[data-move=roll]"));
    int die = player.untilSomethingFits().die();
    player.press(table.page().locator("[data-die='" + die + "']"));
    if (player.asksWhere(die)) { // or its only square has taken it
      player.press(table.page().locator(".sector.open").first());
    }
    table.page().waitForCondition(() -> player.look().die() != die);
    assertThat(table.logLines().last()).containsText("puts die " + die);
  }

  @Test
  void theSkipLinkLeadsToTheContentAndLeavesTheAddressAlone() {
    Page page = stage.visitor().home().page();
    String before = page.url();
    page.keyboard().press("Tab");
    assertThat(Pages.link(page, "Skip to the content")).isFocused();
    page.keyboard().press("Enter");
    assertThat(page.locator("main")).isFocused();
    org.assertj.core.api.Assertions.assertThat(page.url()).isEqualTo(before);
  }
}
