package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import games.magie.e2e.pages.HomePage;
import games.magie.e2e.pages.Pages;
import games.magie.e2e.pages.SetupPage;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.pages.Visitor;
import games.magie.e2e.play.Player;
import games.magie.e2e.play.Stage;
import games.magie.testdb.Cable;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Wrong links, wrong names, wrong moments: a clear sentence, and the table is as it was.
class BadInputTest {
  private static final String MISSED = "status of 4";

  @RegisterExtension final Stage stage = new Stage();

  @ParameterizedTest
  @ValueSource(strings = {"/t/nosuchtable", "/t/nosuchtable#nosuchsecret"})
  void aLinkToNoTableSaysSo(String link) {
    Page page = stage.visitor().expects(MISSED).follow(link).page();
    assertThat(Pages.alert(page).first()).containsText("There’s no such table");
    assertThat(page.url()).doesNotContain("#");
    Pages.link(page, "All games").click();
    new HomePage(page);
  }

  @Test
  void anAddressThatIsNoPageSaysSo() {
    Page page = stage.visitor().follow("/?new=nosuchgame&for=friends").page();
    assertThat(Pages.alert(page)).hasText("There’s no such page.");
    Page other = stage.visitor().expects(MISSED).follow("/tables/of/nobody").page();
    assertThat(Pages.alert(other)).hasText("There’s no such page.");
  }

  @Test
  void aLinkToAFullTableLetsOneWatch() {
    TablePage table = stage.visitor().opens("me:Ann", "me:Bob").begun();
    TablePage watched = stage.visitor().follow("/t/" + table.id()).begun();
    assertThat(watched.page().getByText("You are watching.")).isVisible();
    assertThat(watched.page().locator("[data-move]")).hasCount(0);
    assertThat(watched.seats()).containsText("Ann");
  }

  @Test
  void aLinkToAFinishedTableShowsItsRanking() {
    TablePage table = stage.visitor().opens("me:Ann", "bot:easy").begun();
    table.agreeToEnd();
    assertThat(table.ranking()).isVisible();
    TablePage later = stage.visitor().follow("/t/" + table.id());
    assertThat(later.ranking()).containsText("Ann");
    assertThat(later.page().locator("[data-move]")).hasCount(0);
  }

  @Test
  void aWrongSecretIsWipedFromTheAddressAndGivesNoSeat() {
    TablePage table = stage.visitor().opens("me:Ann", "me:Bob").begun();
    Visitor thief = stage.visitor().expects(MISSED);
    TablePage seen = thief.follow("/t/" + table.id() + "#" + "A".repeat(43)).begun();
    assertThat(Pages.alert(seen.page())).hasText("This seat link is no longer valid.");
    assertThat(seen.page().url()).doesNotContain("#");
    assertThat(seen.page().getByText("You are watching.")).isVisible();
  }

  @Test
  void aSeatsLinkBringsItsPlayerToAnotherDevice() {
    TablePage table = stage.visitor().opens("me:Ann", "bot:easy").begun();
    table.menu().getByText("Continue on another device").click();
    Pages.button(table.page(), "Link for Ann").click();
    String link = table.seatLink().inputValue();
    TablePage other = stage.visitor().follow(link).begun();
    assertThat(other.page().url()).doesNotContain("#");
    assertThat(other.seats()).containsText("you");
    new Player(other).untilSomethingFits();
  }

  @Test
  void markupInANameIsOnlyAName() {
    String name = "<s><img src=x></s>";
    HomePage home = stage.visitor().home();
    home.name().fill(name);
    TablePage table = home.playNow().begun();
    assertThat(table.seats()).containsText(name);
    assertThat(table.page().locator("img[src=x]")).hasCount(0);
  }

  @Test
  void aNameThatTurnsTheWritingAroundIsRefusedAndTheSeatStaysOpen() {
    TablePage table = stage.visitor().opens("me:Ann", "open:");
    TablePage seen = stage.visitor().expects(MISSED).follow("/t/" + table.id());
    seen.sitDown("Bob\u202Ekcits");
    assertThat(Pages.alert(seen.page())).containsText("no invisible characters");
    seen.sitDown("Ann");
    assertThat(Pages.alert(seen.page())).containsText("nobody else at the table may have it");
    seen.sitDown("Bob");
    assertThat(table.begun().seats()).containsText("Bob");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "no table at all", "magie-table 1\nbroken"})
  void aBrokenFileIsNotUnpackedAndSaysWhy(String content) {
    Page page = stage.visitor().expects(MISSED).follow("/?unpack").page();
    Locator file = page.getByLabel("File");
    byte[] bytes = content.getBytes(java.nio.charset.StandardCharsets.UTF_8);
    file.setInputFiles(new FilePayload("game.magie", "text/plain", bytes));
    assertThat(Pages.alert(page)).containsText("can’t be unpacked, and nothing was changed");
    assertThat(page.url()).endsWith("/?unpack");
  }

  @ParameterizedTest
  @ValueSource(longs = {-86_400_000L, 86_400_000L})
  void aClockThatIsWrongByADayChangesNoneOfTheClocksShown(long wrong) {
    Visitor ann = stage.visitor();
    ann.page()
        .addInitScript(
            """
            const now = Date.now;
            Date.now = () => now() + %d;
            """
                .formatted(wrong));
    SetupPage setup = ann.home().onThisDevice().name("A", "Ann").name("B", "Bob");
    setup.page().getByLabel("Time per decision").selectOption("300");
    TablePage table = setup.open().begun();
    assertThat(table.page().getByRole(AriaRole.TIMER))
        .containsText(Pattern.compile("(300|29\\d|28\\d) seconds left and 60 in reserve"));
    assertThat(table.page().locator(".notice")).hasCount(0);
    new Player(table).untilSomethingFits();
  }

  @Test
  void anEndlessNameIsCutByThePage() {
    TablePage table = stage.visitor().opens("me:Ann", "open:");
    stage.visitor().follow("/t/" + table.id()).sitDown("x".repeat(10_000));
    assertThat(table.begun().seats()).containsText("x".repeat(20));
    assertThat(table.seats()).not().containsText("x".repeat(21));
  }

  @Test
  void anEndlessNameIsRefusedByTheServerAndTheSeatStaysOpen() {
    TablePage table = stage.visitor().opens("me:Ann", "open:");
    TablePage seen = stage.visitor().expects(MISSED).follow("/t/" + table.id());
    seen.page().getByLabel("Your name").evaluate("field => field.removeAttribute('maxlength')");
    seen.sitDown("x".repeat(10_000));
    assertThat(Pages.alert(seen.page())).isVisible();
    seen.sitDown("Bob");
    assertThat(table.begun().seats()).containsText("Bob");
  }

  @Test
  void twoTabsOnOneSeatShowTheSameTable() {
    Visitor ann = stage.visitor().hurried();
    TablePage first = ann.opens("me:Ann", "me:Bob").begun();
    TablePage second = ann.tab(first.page().url()).begun();
    var player = new Player(first);
    player.untilSomethingFits();
    List<String> log = first.logLines().allTextContents();
    second.page().waitForCondition(() -> second.logLines().allTextContents().equals(log));
    new Player(second).lay(player.look().die());
    first
        .page()
        .waitForCondition(() ->
            first.logLines().allTextContents().size() > log.size()
                && first.logLines().allTextContents().equals(second.logLines().allTextContents()));
    assertThat(first.refusal()).hasCount(0);
  }

  @Test
  void aMoveThatHasBecomeStaleIsRefused() {
    Cable cable = stage.closing(new Cable(stage.port()));
    Visitor ann = stage.visitor(cable.url()).hurried().expects("WebSocket|ERR_");
    TablePage slow = ann.opens("me:Ann", "me:Bob").begun();
    TablePage quick = ann.tab(stage.url() + "/t/" + slow.id()).begun();
    cable.cut();
    assertThat(slow.offline()).isVisible();
    new Player(slow).roll();
    var player = new Player(quick);
    player.roll();
    player.untilAsked();
    cable.mend();
    assertThat(slow.refusal()).containsText("The table has moved on. Look again.");
    assertThat(slow.logLines().allTextContents()).isEqualTo(quick.logLines().allTextContents());
    slow.dismissRefusal();
    assertThat(slow.refusal()).hasCount(0);
    new Player(slow).decide();
  }

  @Test
  void theBackButtonLeadsHomeAndForwardBackToTheTable() {
    TablePage table = stage.visitor().hurried().home().playNow().begun();
    var player = new Player(table);
    player.untilSomethingFits();
    List<String> log = table.logLines().allTextContents();
    table.page().goBack();
    HomePage home = new HomePage(table.page());
    assertThat(home.tables()).containsText("Your move");
    table.page().goForward();
    table.begun();
    table.page().waitForCondition(() -> table.logLines().allTextContents().equals(log));
    player.decide();
    assertThat(table.refusal()).hasCount(0);
  }
}
