package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.play.FrameScreen;
import games.magie.e2e.play.Player;
import games.magie.e2e.play.Stage;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The page tells by which rule something happened, or did not.
class RulesShownTest {
  @RegisterExtension final Stage stage = new Stage();

  @Test
  void aRefusedMoveSaysWhyAndChangesNothing() {
    TablePage table = stage.visitor().hurried().opens("me:Ann", "me:Bob").begun();
    var player = new Player(table);
    FrameScreen.refuse(player);
    assertThat(table.refusal()).containsText("Die");
    assertThat(table.refusal().locator(".clause code")).hasText(Pattern.compile("express\\..+"));
    table.dismissRefusal();
    assertThat(table.refusal()).hasCount(0);
    player.decide();
    assertThat(table.refusal()).hasCount(0);
  }

  @Test
  void aLogLineOpensItsClause() {
    TablePage table = stage.visitor().hurried().opens("me:Ann", "me:Bob").begun();
    new Player(table).untilSomethingFits();
    Locator line = table.logLines().filter(new Locator.FilterOptions().setHasText("rolls")).first();
    line.click();
    assertThat(table.log().locator(".clause")).hasCount(1);
    assertThat(table.log().locator(".clause code")).hasText(Pattern.compile("express\\.roll.*"));
    line.click();
    assertThat(table.log().locator(".clause")).hasCount(0);
  }
}
