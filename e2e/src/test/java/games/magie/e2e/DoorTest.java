package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import games.magie.e2e.pages.HomePage;
import games.magie.e2e.pages.Pages;
import games.magie.e2e.pages.SetupPage;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.pages.Visitor;
import games.magie.e2e.play.Player;
import games.magie.e2e.play.Stage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// From the first page to the first move.
class DoorTest {
  @RegisterExtension final Stage stage = new Stage();

  @Test
  void onAWideScreenTheFiveGamesStandInTwoRowsOfBoxesOfOneSize() {
    Page page = stage.visitor().home().page();
    page.setViewportSize(1280, 800);
    Object boxes =
        page.evaluate(
            """
            () => [...document.querySelectorAll('.game')].map((each) => each.getBoundingClientRect())
              .map((box, at, all) => Math.round((box.left - all[0].left) / box.width) + ' '
                + Math.round((box.top - all[0].top) / box.height))
            """);
    assertThat(boxes).isEqualTo(List.of("0 0", "1 0", "2 0", "0 1", "1 1"));
  }

  @Test
  void aTableIsPrivateUntilItsHostShowsItAndIsThenWatchedByAnybody() {
    TablePage hosts = stage.visitor().hurried().opens("me:Ann", "open:");
    TablePage guests = stage.visitor().hurried().follow("/t/" + hosts.id()).sitDown("Bob").begun();
    assertThat(guests.seats()).containsText("you");
    HomePage home = stage.visitor().home();
    Locator listed = home.page().locator("a[href='/t/" + hosts.id() + "']");
    assertThat(listed).hasCount(0);
    assertThat(guests.dialog("Link to this table").getByRole(AriaRole.SWITCH)).hasCount(0);

    Locator invitation = hosts.dialog("Link to this table");
    invitation.getByRole(AriaRole.SWITCH).check();
    assertThat(guests.page().getByText("This game is public")).isVisible();
    home.page().reload();
    assertThat(home.publicGames()).containsText("Ann and Bob");
    listed.click();
    TablePage watched = new TablePage(home.page()).begun();
    assertThat(watched.page().getByText("You are watching.")).isVisible();
    assertThat(watched.page().locator("[data-move]")).hasCount(0);
    assertThat(guests.page().getByText("1 person is watching.")).isVisible();

    invitation.getByRole(AriaRole.SWITCH).uncheck();
    assertThat(guests.page().getByText("This game is public")).hasCount(0);
    home.page().navigate(stage.url() + "/");
    assertThat(new HomePage(home.page()).game("Deal")).isVisible();
    assertThat(listed).hasCount(0);
  }

  @Test
  void anOptionThatMakesRoomLetsMorePeoplePlay() {
    Page page = stage.visitor().follow("/?new=deal&for=bots").page();
    var setup = new SetupPage(page);
    setup.addSeat().addSeat();
    Locator add = Pages.button(page, "+ Add a seat");
    assertThat(add).hasCount(0);
    assertThat(page.getByText("Up to 10 can play")).isVisible();
    Locator decks = setup.openOptions().getByLabel("Decks");
    decks.selectOption("2");
    for (int seats = 5; seats < 10; seats++) {
      setup.addSeat();
    }
    assertThat(add).hasCount(0);
    decks.selectOption("1");
    assertThat(Pages.alert(page)).containsText("at most 5 can play");
    assertThat(Pages.button(page, "Open the table")).isDisabled();
    decks.selectOption("2");
    page.getByRole(AriaRole.SWITCH).check();
    TablePage table = setup.open().begun();
    assertThat(table.page().locator(".seats > li")).hasCount(10);
    assertThat(table.page().getByText("This game is public")).isVisible();
    assertThat(table.page().locator(".house-notice"))
        .hasCount(0); // who chose the options knows them
  }

  @Test
  void whoComesLaterIsToldWhatIsNotAsInTheRulebook() {
    TablePage table = stage.visitor().opens("me:Ann", "open:");
    TablePage lobby = stage.visitor().follow("/t/" + table.id());
    Locator rules = lobby.page().locator(".house-rules");
    assertThat(rules).containsText("This table differs from the rulebook");
    assertThat(rules.locator("li")).hasCount(2);
    rules.getByText("The rule").first().click();
    assertThat(rules.locator(".clause code").first()).hasText("express.goal");
    table.startWithBots();

    Visitor later = stage.visitor();
    TablePage watched = later.follow("/t/" + table.id()).begun();
    Locator notice = watched.page().locator(".house-notice");
    assertThat(notice).containsText("differs from the rulebook in 2 points");
    notice.locator("summary").first().click();
    assertThat(notice.locator("li").first()).containsText("10,000");
    notice.locator("[data-rules-read]").click();
    assertThat(notice).hasCount(0);
    watched.page().reload();
    watched.begun();
    assertThat(watched.dialog("Rules at this table").locator("li")).hasCount(2);
    assertThat(notice).hasCount(0);
  }

  @Test
  void newcomersGetAHintForEachKindOfDecisionUntilTheyWantNone() {
    Visitor visitor = stage.visitor().hurried();
    TablePage table = visitor.opens("me:Ann", "bot:easy").begun();
    var player = new Player(table);
    assertThat(table.hint()).containsText("Every turn begins with a roll.");
    assertThat(table.spoken()).containsText("Hint: Every turn begins with a roll.");
    player.untilSomethingFits();
    assertThat(table.hint()).containsText("Tap a die, then its square.");
    table.hint().getByText("Got it").press("Enter");
    assertThat(table.hint()).hasCount(0);
    assertThat(table.page().locator("#actions")).isFocused();

    TablePage next = visitor.opens("me:Ann", "me:Bob").begun();
    new Player(next).untilAsked();
    assertThat(next.hint()).hasCount(0); // the first roll is known
    next.menu().locator("[data-hints=again]").click();
    assertThat(next.hint()).containsText("Every turn begins with a roll.");
    next.hint().getByText("No more hints").click();
    assertThat(next.hint()).hasCount(0);
    new Player(next).untilSomethingFits();
    assertThat(next.hint()).hasCount(0);
  }

  @Test
  void whoLooksAtTheDiceIsStillAtTheTable() {
    TablePage hosts = stage.visitor().opens("me:Ann", "open:");
    TablePage guests = stage.visitor().follow("/t/" + hosts.id()).sitDown("Bob").begun();
    assertThat(guests.seats()).containsText("you");
    assertThat(hosts.begun().seats()).containsText("here");
    guests.menu().getByText("Dice fairness").click();
    assertThat(Pages.heading(guests.page(), "Dice fairness")).isVisible();
    hosts.page().reload(); // the server says anew who is there
    assertThat(hosts.begun().seats()).containsText("here");
    assertThat(hosts.seats()).not().containsText("away");
    guests.page().goBack();
    assertThat(guests.actions()).isVisible();
    assertThat(guests.logLines()).hasCount(hosts.logLines().count());
    assertThat(guests.page()).hasTitle("Express · Magie");
  }

  @Test
  void aSeatIsHandedToABotAndTakenBack() {
    TablePage table = stage.visitor().hurried().opens("me:Ann", "open:");
    TablePage other = stage.visitor().hurried().follow("/t/" + table.id()).sitDown("Bob").begun();
    table.begun().dialog("Let a bot play for me").locator("[data-step-out=easy]").click();
    assertThat(other.seats()).containsText("a bot plays");
    Locator back = table.page().locator("[data-return]");
    assertThat(back).isVisible();
    back.click();
    assertThat(back).hasCount(0);
    assertThat(other.seats()).not().containsText("a bot plays");
  }
}
