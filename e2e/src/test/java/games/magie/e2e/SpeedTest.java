package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import games.magie.e2e.pages.Pages;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.play.Player;
import games.magie.e2e.play.Stage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// How fast the others are shown, what need not be asked, and how much is read aloud.
class SpeedTest {
  @RegisterExtension final Stage stage = new Stage();

  private static Player untilOwnDecisionAfterOthers(TablePage table) {
    var player = new Player(table);
    player.untilAsked();
    while (!table.log().textContent().contains("Easy B")) {
      player.decide();
      player.untilAsked();
    }
    return player;
  }

  @Test
  void atOnceALineTellsWhatOthersDidMeanwhile() {
    TablePage table = stage.visitor().hurried().opens("me:Ann", "bot:easy").begun();
    Player player = untilOwnDecisionAfterOthers(table);
    Locator line = table.page().locator(".meanwhile");
    assertThat(line).containsText("Easy B");
    player.decide();
    player.untilAsked();
    assertThat(line.filter(new Locator.FilterOptions().setHasText("Easy B"))).hasCount(0);
  }

  @Test
  void slowBotsAreSkippedUpToTheNextDecision() {
    TablePage table = stage.visitor().opens("me:Ann", "bot:easy").begun();
    table.menu().getByLabel("Opponent speed").selectOption("slow");
    table.menu().locator("summary").click();
    Player player = untilOwnDecisionAfterOthers(table);
    while (player.look().skip()) {
      player.decide(); // presses "Skip ahead"
      player.untilAsked();
    }
    assertThat(table.actions()).containsText("Your move");
    assertThat(table.page().locator(".meanwhile")).containsText("Easy B");
  }

  @Test
  void whoSkipsAgainAndAgainMaySeeEverythingAtOnce() {
    TablePage table = stage.visitor().at("slow").opens("me:Ann", "bot:easy").begun();
    Page page = table.page();
    var player = new Player(table);
    Locator skip = Pages.button(page, "Skip ahead");
    Locator always = page.locator("[data-always]");
    while (always.count() == 0) {
      if (skip.count() > 0) {
        player.skip(skip);
      } else if (player.over()) {
        Pages.button(page, "Play again").click();
        page.waitForCondition(() -> !player.over()); // it is seen until the new game begins
      } else if (player.asked()) {
        player.decide();
      }
      page.waitForCondition(
          () -> skip.count() > 0 || player.over() || player.asked() || always.count() > 0);
    }
    always.click();
    assertThat(always).hasCount(0);
    assertThat(table.menu().getByLabel("Opponent speed")).hasValue("instant");
  }

  @Test
  void whoChoosesToSeeEverythingAtOnceDoesNotWaitForWhatIsShownJustNow() {
    TablePage table = stage.visitor().at("slow").opens("me:Ann", "bot:easy").begun();
    var player = new Player(table);
    while (!player.untilAsked().skip()) {
      player.decide();
    }
    Object offered =
        table
            .menu()
            .getByLabel("Opponent speed")
            .evaluate(
                """
                async (speed) => {
                  const skip = () => [...document.querySelectorAll('#actions button')]
                    .some((button) => button.textContent === 'Skip ahead');
                  const before = skip();
                  speed.value = 'instant';
                  speed.dispatchEvent(new Event('change', {bubbles: true}));
                  for (let frames = 0; frames < 3; frames++) {
                    await new Promise(requestAnimationFrame);
                  }
                  return [before, skip()];
                }\
                """);
    assertThat(offered)
        .as("whether there is something to skip, before and after the choice")
        .isEqualTo(List.of(true, false));
  }

  @Test
  void aMoveWithoutAChoiceIsMadeForWhoWantsThat() {
    TablePage table = stage.visitor().hurried().opens("me:Ann", "me:Bob").begun();
    new Player(table).untilAsked();
    int lines = table.logLines().count();
    table.menu().getByLabel("When there is only one move").selectOption("make");
    table.page().waitForCondition(() -> table.logLines().count() > lines);
    assertThat(table.log().textContent()).contains("Ann rolls");
  }

  @Test
  void asMuchIsReadAloudAsSomebodyWantsToHear() {
    TablePage table = stage.visitor().hurried().opens("me:Ann", "bot:easy").begun();
    var player = new Player(table);
    player.untilAsked();
    assertThat(table.spoken()).containsText("Your move");
    player.untilSomethingFits();
    assertThat(table.spoken()).containsText("Ann rolls");
    table.menu().getByLabel("Screen reader announces").selectOption("turns");
    table.menu().locator("summary").click();
    untilOwnDecisionAfterOthers(table);
    assertThat(table.spoken()).containsText("Your move");
    assertThat(table.spoken()).not().containsText("Easy B");
  }
}
