package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// GO!, from the first page to the ranking: alone, together, around one device, by thumb and keys.
class GoTest {
  @RegisterExtension final Stage stage = new Stage();

  /// Every kind of question that comes up is looked at with axe, and with the eyes of a phone.
  @Test
  void aNewcomerPlaysAgainstBotsToTheEndAndEveryQuestionIsAccessible() {
    HomePage home = stage.visitor().hurried().home();
    home.game("GO!").getByText("Play now against bots").click();
    TablePage table = new TablePage(home.page()).begun();
    var player = new GoPlayer(table) {
      private final Set<String> seen = new HashSet<>();

      @Override
      void decide(String where) {
        if (seen.add(phase() + where)) {
          inspect(page());
        }
        super.decide(where);
      }
    };
    player.toTheEnd();
    assertThat(player.seen).hasSizeGreaterThan(3);
    inspect(table.page());
    assertThat(table.ranking().getByRole(AriaRole.LISTITEM)).hasCount(3);
  }

  private static void inspect(Page page) {
    for (ColorScheme scheme : List.of(ColorScheme.DARK, ColorScheme.LIGHT)) {
      page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
      assertThat(Axe.contrast(page)).as("what axe finds in " + scheme).isEmpty();
    }
    assertThat(Axe.everything(page)).as("what axe finds").isEmpty();
    page.setViewportSize(320, 640);
    Layout.fits(page);
    Layout.suitsThumbs(page);
    page.setViewportSize(1280, 800);
  }

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
    var phases = new HashSet<String>();
    var player = new GoPlayer(table) {
      @Override
      void decide(String where) {
        boolean revealed = page().locator("[data-cover]").count() > 0;
        if (!revealed) {
          assertThat(page().locator(".go-tile:not([data-tile='?']), .dial-choice").count()).isZero();
          assertThat(table().logLines().allInnerTexts())
              .noneMatch(line -> line.matches(".*(sets the dial to|draws a ).*"));
        }
        phases.add(phase() + (revealed ? " revealed" : ""));
        super.decide(where);
      }
    };
    player.toTheEnd();
    assertThat(phases).contains("board", "before", "spaces", "dials revealed").doesNotContain("dials");
    assertThat(table.ranking().getByRole(AriaRole.LISTITEM)).hasCount(3);
  }

  @Test
  void theKeysAloneLeadToTheRanking() {
    TablePage table = stage.visitor().hurried().opens(Opening.Short.GO, "me:Ann", "bot:easy").begun();
    var player = new GoKeys(table);
    KeyboardPlayer.tabTo(table.page(), table.page().locator(".side.live").first());
    table.page().keyboard().press("Enter");
    player.toTheEnd();
    assertThat(table.ranking().getByRole(AriaRole.LISTITEM)).hasCount(2);
  }
}
