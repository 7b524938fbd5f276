package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import games.magie.e2e.pages.HomePage;
import games.magie.e2e.pages.Layout;
import games.magie.e2e.pages.Opening;
import games.magie.e2e.pages.Pages;
import games.magie.e2e.pages.SetupPage;
import games.magie.e2e.pages.Sitter;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.pages.Visitor;
import games.magie.e2e.play.Hand;
import games.magie.e2e.play.KeyboardPlayer;
import games.magie.e2e.play.Stage;
import games.magie.testdb.Cable;
import java.util.List;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Each of the games to its end: against bots, with a thumb, with keys, and with a connection that
/// breaks.
class WholeGamesTest {
  private static final String LOST = "WebSocket connection to .* failed|ERR_|Failed to load";

  @RegisterExtension final Stage stage = new Stage();

  @ParameterizedTest
  @EnumSource
  void aNewcomerPlaysAgainstBotsFromTheFirstPageToTheEnd(Opening.Short game) {
    HomePage home = stage.visitor().hurried().home();
    TablePage table = open(home, game).begun();
    Hand.MOUSE.at(game, table).toTheEnd();
    assertThat(table.ranking().getByRole(AriaRole.LISTITEM)).hasCount(3);
  }

  /// A click leads to the table; a game that would take long is made shorter before.
  private static TablePage open(HomePage home, Opening.Short game) {
    Locator box = home.game(game.title());
    if (game.isShort()) {
      box.getByText("Play now against bots").click();
      return new TablePage(home.page());
    }
    box.getByText("Choose bots and house rules").click();
    return new SetupPage(home.page()).rounds(2).open();
  }

  @ParameterizedTest
  @EnumSource
  void aPhonePlaysToTheEndWithoutScrollingSideways(Opening.Short game) {
    TablePage table = stage.phone(320, 640).hurried().opens(game, "me:Ann", "bot:easy", "bot:easy");
    Hand.THUMB.at(game, table.begun()).toTheEnd();
    Layout.fits(table.page());
    Layout.suitsThumbs(table.page());
    assertThat(table.ranking().getByRole(AriaRole.LISTITEM)).hasCount(3);
  }

  @ParameterizedTest
  @EnumSource
  void theKeyboardAloneLeadsToTheRanking(Opening.Short game) {
    Visitor visitor = stage.visitor().hurried();
    TablePage table = visitor.opens(game, "me:Ann", "bot:easy").begun();
    Page page = table.page();
    Locator first = page.locator("details.menu summary");
    KeyboardPlayer.tabTo(page, first);
    Hand.KEYS.at(game, table).toTheEnd();
    assertThat(table.ranking().getByRole(AriaRole.LISTITEM)).hasCount(2);
    KeyboardPlayer.tabTo(page, Pages.button(page, "Play again"));
    page.keyboard().press("Enter");
    assertThat(table.ranking()).not().isVisible();
    table.begun();
  }

  @ParameterizedTest
  @EnumSource
  void whoLosesTheConnectionComesBackAndBothPlayToTheEnd(Opening.Short game) {
    Cable cable = stage.closing(new Cable(stage.port()));
    TablePage hers = stage.visitor().hurried().opens(game, "me:Ann", "open:");
    Visitor guest = stage.visitor(cable.url()).hurried().expects(LOST);
    TablePage his = guest.follow("/t/" + hers.id()).sitDown("Bob").begun();
    Sitter ann = Hand.SCRIPT.at(game, hers.begun());
    Sitter bob = Hand.SCRIPT.at(game, his);
    assertThat(his.seats()).containsText("you"); // before, the page still looked on as a spectator

    // Whoever begins: Ann alone is asked and Bob has seen so.
    Page page = hers.page();
    page.waitForCondition(() -> ann.asked() || bob.asked());
    while (bob.asked() || !ann.asked()) {
      bob.decide();
      page.waitForCondition(() -> ann.asked() || bob.asked());
    }
    cable.cut();
    assertThat(his.offline()).isVisible();
    assertThat(hers.seats()).containsText("away");
    while (ann.asked()) {
      ann.decide();
      page.waitForCondition(() -> ann.asked() || hers.waitsFor("Bob"));
    }
    cable.mend();
    assertThat(his.offline()).not().isVisible();
    assertThat(his.away()).containsText("Ann");

    Sitter.together(List.of(ann, bob));
    assertThat(his.ranking().textContent()).isEqualTo(hers.ranking().textContent());
  }
}
