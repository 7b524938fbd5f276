package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import games.magie.e2e.pages.HomePage;
import games.magie.e2e.pages.Opening;
import games.magie.e2e.pages.SetupPage;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.play.Hand;
import games.magie.e2e.play.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Several people around one screen, from the first page to the ranking. What is secret there is
/// tested with the games that have secrets.
class OneDeviceTest {
  @RegisterExtension final Stage stage = new Stage();

  @Test
  void expressIsPlayedToTheEnd() {
    SetupPage setup = stage.visitor().home().onThisDevice().shortGame().addSeat();
    setup.name("A", "Ann").name("B", "Bob").seat("C", "bot:easy");
    TablePage table = setup.open().begun().atOnce();
    Hand.SCRIPT.at(Opening.Short.EXPRESS, table).toTheEnd();
    assertThat(table.ranking()).containsText("Ann");
    assertThat(table.ranking()).containsText("Bob");
  }

  @ParameterizedTest
  @EnumSource(names = {"POCKET", "BRANDS"})
  void theBoardIsPlayedToTheEnd(Opening.Short game) {
    HomePage home = stage.visitor().hurried().home();
    home.game(game.title()).getByText("On this device").click();
    SetupPage setup = new SetupPage(home.page()).rounds(2).name("A", "Ann").name("B", "Bob");
    TablePage table = setup.open().begun();
    Hand.SCRIPT.at(game, table).toTheEnd();
    assertThat(table.ranking()).containsText("Ann");
    assertThat(table.ranking()).containsText("Bob");
  }

  @Test
  void whoPausesDoesSoForAllAtTheScreen() {
    TablePage table = stage.visitor().hurried().opens("me:Ann", "me:Bob").begun();
    table.menu().locator("[data-pause]").click();
    assertThat(table.page().locator("[data-resume]").first()).isVisible();
    assertThat(table.refusal()).hasCount(0);
    table.page().locator("[data-resume]").first().click();
    assertThat(table.page().locator("[data-resume]")).hasCount(0);
    assertThat(table.refusal()).hasCount(0);
  }
}
