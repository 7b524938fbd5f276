package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import games.magie.e2e.pages.HomePage;
import games.magie.e2e.pages.Opening;
import games.magie.e2e.pages.Overheard;
import games.magie.e2e.pages.SetupPage;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.pages.Visitor;
import games.magie.e2e.play.GoPlayer;
import games.magie.e2e.play.Stage;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// GO!, from the first page to the ranking: alone, together, around one device, by thumb and keys.
class GoTest {
  @RegisterExtension final Stage stage = new Stage();

  @Test
  void fourBrowsersRaceAtOnceAndNobodyIsToldTheSecretsOfAnother() {
    var ears = new ArrayList<Overheard>();
    var players = new ArrayList<GoPlayer>();
    Visitor host = stage.visitor().hurried();
    ears.add(new Overheard(host.page(), 0));
    TablePage first = host.opens(Opening.Short.GO, "me:Ann", "open:", "open:", "open:");
    players.add(new GoPlayer(first));
    for (String name : List.of("Bob", "Cleo", "Dan")) {
      Visitor guest = stage.phone(360, 740).hurried();
      ears.add(new Overheard(guest.page(), ears.size()));
      players.add(new GoPlayer(guest.follow("/t/" + first.id()).sitDown(name)));
    }
    players.forEach(each -> each.table().begun());
    Visitor spectator = stage.visitor().hurried();
    var watching = new Overheard(spectator.page(), -1);
    TablePage watched = spectator.follow("/t/" + first.id()).begun();

    GoPlayer.together(players);
    assertThat(watched.ranking()).isVisible();
    String ranking = watched.ranking().textContent();
    assertThat(players).allSatisfy(each -> assertThat(each.table().ranking()).hasText(ranking));
    assertThat(ears).allSatisfy(each -> assertThat(each.secretsOfOthers()).isEmpty());
    assertThat(watching.secretsOfOthers()).isEmpty();
    assertThat(ears).anySatisfy(each -> assertThat(each.ownSecrets()).isNotEmpty());
  }

  @Test
  void aroundOneDeviceOnlySecretChoicesAreBehindTheCurtain() {
    HomePage home = stage.visitor().hurried().home();
    home.game("GO!").getByText("On this device").click();
    var setup = new SetupPage(home.page()).addSeat();
    assertThat(setup.openOptions().getByLabel("The last block")).hasValue("clockwise");
    setup.name("A", "Ann").name("B", "Bob").name("C", "Cleo");
    TablePage table = setup.open().begun();
    Page page = table.page();
    var player = new GoPlayer(table);
    int dials = 0;
    while (player.on().equals("curtain")) {
      assertThat(page.locator("go-table, log-panel, [data-tile]")).hasCount(0);
      player.reveal();
      if (player.phase().equals("dials")) {
        page.locator(".dial-choice").first().click();
        dials++;
      } else {
        page.locator(".big").first().click();
      }
      // The secret part is over, and whoever looks now sees nothing of it.
      assertThat(page.locator("[data-cover]")).hasCount(0);
      assertThat(page.locator(".dial-choice, .go-tile:not([data-tile='?'])")).hasCount(0);
      assertThat(table.logLines().allInnerTexts())
          .noneMatch(line -> line.matches(".*(sets the dial on|draws a ).*"));
    }
    assertThat(dials).isPositive();
    assertThat(table.ranking().getByRole(AriaRole.LISTITEM)).hasCount(3);
  }
}
