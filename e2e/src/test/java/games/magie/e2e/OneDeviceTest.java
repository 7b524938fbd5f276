package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Games from the first page to the ranking.
class PlayTest {
  @RegisterExtension final Stage stage = new Stage();

  @Test
  void aNewcomerPlaysAgainstBotsToTheEnd() {
    TablePage table = stage.visitor().home().playNow().begun();
    new Player(table).toTheEnd();
    assertThat(table.ranking().getByRole(com.microsoft.playwright.options.AriaRole.LISTITEM))
        .hasCount(3);
  }

  @Test
  void severalPeoplePlayOnOneDeviceToTheEnd() {
    SetupPage setup = stage.visitor().home().onThisDevice().shortGame().addSeat().addSeat();
    setup.name("A", "Ann").name("B", "Bob").name("C", "Cleo").seat("D", "bot:easy");
    TablePage table = setup.open().begun().atOnce();
    new Player(table).toTheEnd();
    assertThat(table.ranking()).containsText("Ann");
    assertThat(table.ranking()).containsText("Bob");
    assertThat(table.ranking()).containsText("Cleo");
  }
}
