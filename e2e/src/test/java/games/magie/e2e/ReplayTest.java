package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import games.magie.e2e.pages.Opening;
import games.magie.e2e.pages.Pages;
import games.magie.e2e.pages.ReplayPage;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.pages.Visitor;
import games.magie.e2e.play.BoardPlayer;
import games.magie.e2e.play.DealPlayer;
import games.magie.e2e.play.Stage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Games from a fresh board to their end, and what can be looked at afterwards.
class ReplayTest {
  @RegisterExtension final Stage stage = new Stage();

  @Test
  void brandsIsPlayedToItsEndAndWatchedAgainByKeyboard() {
    Visitor visitor = stage.visitor().hurried();
    TablePage table = visitor.opens(Opening.Short.BRANDS, "me:Ann", "bot:easy", "bot:easy").begun();
    Page page = table.page();
    new BoardPlayer(page).toTheEnd();
    assertThat(table.ranking().getByRole(AriaRole.LISTITEM)).hasCount(3);
    assertThat(page.locator("[data-chart=worth] > svg .curve")).hasCount(3);
    List<String> scores = page.locator(".seats .seat-score").allTextContents();
    String lastLine = table.logLines().last().textContent();

    Pages.link(page, "Replay").press("Enter");
    var replay = new ReplayPage(page).at(0);
    assertThat(replay.scores().first()).containsText("$1,500");
    replay.slider().press("End");
    replay.at(replay.last());
    assertThat(replay.now().last()).containsText(lastLine);
    assertThat(replay.scores().allTextContents()).isEqualTo(scores);
    replay.slider().press("Home");
    replay.at(0);
    assertThat(replay.scores().first()).containsText("$1,500");

    page.locator("h1").focus();
    page.keyboard().press("]");
    page.keyboard().press("]");
    assertThat(page.getByLabel("Go to turn")).hasValue("1");
    int turn = replay.place();
    page.keyboard().press("ArrowRight");
    replay.at(turn + 1);
    page.keyboard().press("[");
    replay.at(turn);
    assertThat(page.locator(".log-lines .turn[aria-current=step]")).hasCount(1);
    page.keyboard().press("k");
    assertThat(replay.control("pause")).isVisible();
    page.waitForCondition(() -> replay.place() > turn);
    page.keyboard().press("k");
    assertThat(replay.control("play")).isVisible();
  }

  @Test
  void whatWasHiddenInAGameOfDealIsSeenWhenItIsOver() {
    Visitor visitor = stage.visitor().hurried();
    TablePage table = visitor.opens(Opening.Short.DEAL, "me:Ann", "bot:easy").begun();
    Page page = table.page();
    table.menu().getByText("Dice fairness").click();
    assertThat(page.getByText("Cards and tiles in somebody’s hand stay secret")).isVisible();
    assertThat(page.locator(".draws tbody tr")).hasCount(1); // who begins
    Pages.link(page, "Back to the table").click();
    var player = new DealPlayer(table.begun());
    player.untilAsked();
    table.agreeToEnd();
    assertThat(table.ranking()).isVisible();
    assertThat(page.locator("[data-chart=sets]")).isVisible();
    assertThat(page.locator("[data-chart=cash]")).isVisible();

    Pages.link(page, "Replay").click();
    var replay = new ReplayPage(page);
    Locator hand = page.locator(".hand-cards .pc");
    assertThat(hand.nth(4)).isVisible();
    List<String> own = hand.allTextContents();
    page.getByLabel("Seen by").selectOption("1");
    assertThat(page.getByLabel("Seen by")).hasValue("1");
    page.waitForCondition(() -> !hand.allTextContents().equals(own));
    assertThat(hand.nth(4)).isVisible();
    page.getByLabel("Seen by").selectOption("-1");
    assertThat(hand).hasCount(0);
    replay.at(0);
    Pages.link(page, "Dice fairness").click();
    assertThat(page.getByText("magie replay")).isVisible();
    assertThat(page.locator(".draws tbody tr").nth(10)).isVisible();
  }
}
