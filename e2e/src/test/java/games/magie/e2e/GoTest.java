package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// GO!, from the first page to the ranking: alone, together, around one device, by thumb and keys.
class GoTest {
  private static final String LOST = "WebSocket connection to .* failed|ERR_|Failed to load";
  private static final String DIALS = "dials .dial-choice";

  /// What a whole game asks at least.
  private static final List<String> ALWAYS =
      List.of("board .side.live", "before .big", "spaces .big");

  @RegisterExtension final Stage stage = new Stage();

  /// Every kind of question that comes up is looked at with axe, and with the eyes of a phone.
  @Test
  void aNewcomerPlaysAgainstBotsToTheEndAndEveryQuestionIsAccessible() {
    HomePage home = stage.visitor().hurried().home();
    home.game("GO!").getByText("Play now against bots").click();
    TablePage table = new TablePage(home.page()).begun();
    var player = new GoPlayer(table);
    var seen = new TreeSet<String>();
    while (seen.add(player.until(seen))) {
      inspect(table.page());
    }
    assertThat(seen).containsAll(ALWAYS).contains("over");
    assertThat(table.ranking().getByRole(AriaRole.LISTITEM)).hasCount(3);
    assertThat(table.page().getByText("are our assumption")).isVisible();
  }

  private static void inspect(Page page) {
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    assertThat(Axe.contrast(page)).as("what axe finds in the dark").isEmpty();
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
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

  @Test
  void theKeysAloneLeadToTheRanking() {
    TablePage table =
        stage.visitor().hurried().opens(Opening.Short.GO, "me:Ann", "bot:easy").begun();
    KeyboardPlayer.tabTo(table.page(), table.page().locator(".side.live").first());
    table.page().keyboard().press("Enter");
    GoByHand.withKeys(table).toTheEnd();
    assertThat(table.ranking().getByRole(AriaRole.LISTITEM)).hasCount(2);
  }

  @Test
  void theThumbAloneLeadsToTheRankingOnTheNarrowestPhone() {
    TablePage table =
        stage.phone(320, 640).hurried().opens(Opening.Short.GO, "me:Ann", "bot:easy", "bot:easy");
    GoByHand.withThumbs(table.begun()).toTheEnd();
    Layout.fits(table.page());
    assertThat(table.ranking().getByRole(AriaRole.LISTITEM)).hasCount(3);
  }

  /// Killed in the middle of a Bank Heist, when one dial is set and the other is not.
  @Test
  void aKilledServerGoesOnWithTheSameQuestion(@TempDir Path folder) {
    Path data = folder.resolve("magie.db");
    var server = stage.closing(new ServerProcess(data, 0));
    int port = server.port();
    Visitor visitor = stage.visitor(server.url()).hurried().expects(LOST);
    TablePage table = heist(visitor);
    assertThat(table.page().locator("[data-dial=set]")).hasCount(1);
    List<String> before = table.logLines().allInnerTexts();
    server.kill();
    assertThat(table.offline()).isVisible();

    stage.closing(new ServerProcess(data, port));
    assertThat(table.offline()).not().isVisible();
    assertThat(table.logLines().allInnerTexts()).isEqualTo(before);
    assertThat(table.page().locator(".dial-choice")).hasCount(3);
    assertThat(new GoPlayer(table).on()).isEqualTo("over");
    assertThat(table.ranking()).containsText("Ann");
  }

  /// A table at which Ann is asked for her dial.
  private static TablePage heist(Visitor visitor) {
    for (int games = 0; games < 20; games++) {
      TablePage table = visitor.opens(Opening.Short.GO, "me:Ann", "bot:easy", "bot:easy").begun();
      var player = new GoPlayer(table);
      var known = new TreeSet<String>();
      for (String kind = ""; !kind.equals("over"); kind = player.until(known)) {
        if (kind.equals(DIALS)) {
          return table;
        }
        known.add(kind);
      }
    }
    throw new AssertionError("twenty games without a Bank Heist");
  }
}
