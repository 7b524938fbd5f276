package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import games.magie.e2e.pages.SetupPage;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.play.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Time, pauses and talk between two browsers.
class TalkTest {
  @RegisterExtension final Stage stage = new Stage();

  @Test
  void twoPeopleTalkPauseAndGiveEachOtherTime() {
    SetupPage setup = stage.visitor().hurried().home().withFriends().shortGame().name("A", "Ann");
    setup.page().getByLabel("Time per decision").selectOption("300");
    assertThat(setup.page().getByLabel("Reserve time per player")).hasValue("60");
    TablePage hosts = setup.open();
    String link = hosts.link();
    TablePage guests =
        stage
            .visitor()
            .hurried()
            .follow("/t/" + link.substring(link.lastIndexOf('/') + 1))
            .sitDown("Bob");
    hosts.begun();
    guests.begun();
    assertThat(guests.seats()).containsText("you");
    assertThat(hosts.seats()).containsText("you");

    assertThat(hosts.page().getByRole(AriaRole.TIMER)).containsText("and 60 in reserve");
    Locator hers = hosts.page().locator("[data-grant]");
    Locator his = guests.page().locator("[data-grant]");
    hosts.page().waitForCondition(() -> hers.count() + his.count() == 1); // who waits may give
    (hers.count() == 1 ? hers : his).click();
    assertThat(hosts.page().getByRole(AriaRole.TIMER)).containsText("and 360 in reserve");

    hosts.menu().locator("[data-pause]").click();
    assertThat(guests.page().getByText("The game is paused until")).isVisible();
    guests.page().locator("[data-resume]").click();
    assertThat(hosts.page().getByText("The game is paused until")).hasCount(0);

    Locator annTalks = talk(hosts.page());
    annTalks.locator("[data-emote=hello]").click();
    annTalks.getByPlaceholder("Say something").fill("<b>Good</b> evening");
    annTalks.getByPlaceholder("Say something").press("Enter");
    assertThat(guests.page().locator(".chat .badge")).containsText("2 new");
    Locator bobTalks = talk(guests.page());
    assertThat(bobTalks.locator("li")).containsText(new String[] {"Hello!", "<b>Good</b> evening"});
    bobTalks.getByText("Report").last().click();
    assertThat(bobTalks.getByText("reported")).isVisible();
    bobTalks.getByText("Hide").last().click();
    assertThat(bobTalks.locator("li")).hasCount(0);
    assertThat(annTalks.locator("li")).hasCount(2);
  }

  private static Locator talk(Page page) {
    page.locator(".chat summary").click();
    return page.locator(".chat[open]");
  }
}
