package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import games.magie.e2e.pages.SetupPage;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.pages.Visitor;
import games.magie.e2e.play.DealPosition;
import games.magie.e2e.play.Player;
import games.magie.e2e.play.Robot;
import games.magie.e2e.play.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What goes on by itself, and what is one press instead of two.
class PaceTest {
  @RegisterExtension final Stage stage = new Stage();

  /// A game of the classic board with windows between turns, as it is by default.
  private static Page begin(Visitor visitor, String players) {
    Page page = visitor.follow("/?new=pocket&for=" + players).page();
    var setup = new SetupPage(page);
    setup.openOptions().getByLabel("Round limit").fill("4");
    setup.open().begun();
    return page;
  }

  @Test
  void oneWhoPlaysAgainstBotsNeverSaysThatTheGameMayGoOn() {
    Visitor visitor = stage.hasty().hurried();
    Robot robot = Robot.in(visitor.page());
    begin(visitor, "bots");
    assertThat(robot.toTheEnd().stops()).isZero();
  }

  @Test
  void aroundOneDeviceNobodySaysSoEither() {
    Visitor visitor = stage.hasty().hurried();
    Robot robot = Robot.in(visitor.page());
    begin(visitor, "device");
    assertThat(robot.toTheEnd().stops()).isZero();
  }

  @Test
  void aDieWithOneSquareIsLaidByOneTapAndCanBeTakenBack() {
    TablePage table = stage.visitor().hurried().opens("me:Ann", "me:Bob").begun();
    var player = new Player(table);
    while (table.laid().count() == 0) {
      int die = player.untilSomethingFits().die();
      table.page().locator("[data-die='" + die + "']").click();
      table
          .page()
          .waitForCondition(
              () -> player.look().mine() || table.page().locator(".question").count() > 0);
      if (table.page().locator(".question").count() > 0) {
        table.page().keyboard().press("Escape");
        player.roll();
      }
    }
    Locator back = table.page().getByText("Take back");
    assertThat(back).isVisible();
    int before = table.laid().count();
    back.click();
    assertThat(table.laid()).hasCount(before - 1);
  }

  @Test
  void noIsGreyWithoutTheCard() {
    Page page =
        stage
            .visitor()
            .hurried()
            .follow(stage.given(DealPosition.NO_ANSWER).link(0))
            .begun()
            .page();
    Locator no = page.locator("[data-move=no]");
    assertThat(no).hasAttribute("aria-disabled", "true");
    assertThat(no).containsText("not in your hand");
    no.dispatchEvent("click");
    assertThat(page.locator(".refusal")).hasCount(0);
  }
}
