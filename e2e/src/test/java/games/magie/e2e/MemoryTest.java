package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import games.magie.e2e.pages.Opening;
import games.magie.e2e.pages.Pages;
import games.magie.e2e.pages.Remains;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.pages.Visitor;
import games.magie.e2e.play.Player;
import games.magie.e2e.play.Screen;
import games.magie.e2e.play.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A page that is open all evening does not get heavier. `bench/page` measures a thousand moves.
class MemoryTest {
  private static final int GAMES = 3;

  @RegisterExtension final Stage stage = new Stage();

  @ParameterizedTest
  @EnumSource
  void nothingIsLeftOfTheGamesBefore(Opening.Short game) {
    TablePage table = stage.visitor().hurried().opens(game, "me:Ann", "bot:easy").begun();
    Page page = table.page();
    for (int games = 1; games < GAMES; games++) {
      String before = page.url();
      Screen.ended(table);
      Pages.button(page, "Play again").click();
      assertThat(page).not().hasURL(before);
      table.begun();
      assertThat(table.actions()).isVisible();
    }
    var remains = new Remains(page);
    for (String element : List.of("table-page", "log-panel", game.element())) {
      // The last connection may still be closing.
      page.waitForCondition(() -> remains.of(element) <= 1);
    }
    assertThat(remains.of("table-page")).isOne();
  }

  @Test
  void aTableThatWasLeftBeforeItWasThereIsLetGo() {
    Visitor visitor = stage.visitor().hurried();
    String link = "/t/" + visitor.opens("me:Ann", "bot:easy").begun().id();
    Page page = visitor.home().page();
    List<Route> held = new ArrayList<>();
    page.route("**/api/rules/express", held::add);
    page.evaluate(
        "link => { history.pushState(null, '', link); dispatchEvent(new PopStateEvent('popstate'));"
            + " }",
        link);
    page.waitForCondition(() -> !held.isEmpty());
    page.goBack();
    assertThat(page.locator("home-page .game").first()).isVisible();
    // The last thing that a table asks for is which of its seats are held here.
    page.waitForResponse("**/api/device", () -> held.forEach(Route::resume));
    var remains = new Remains(page);
    page.waitForCondition(() -> remains.of("table-page") == 0);
    assertThat(page).hasTitle(Pattern.compile("^Magie"));
  }

  @Test
  void pressedTwiceItOpensOneTable() {
    Visitor visitor = stage.visitor().hurried();
    TablePage table = visitor.opens("me:Ann", "me:Bob").begun();
    Page page = table.page();
    String before = page.url();
    var opened = new ArrayList<String>();
    page.onRequest(request -> {
      if (request.method().equals("POST") && request.url().endsWith("/rematch")) {
        opened.add(request.url());
      }
    });
    Screen.ended(table);
    Pages.button(page, "Play again").evaluate("button => { button.click(); button.click(); }");
    assertThat(page).not().hasURL(before);
    table.begun();
    assertThat(opened).hasSize(1);
  }

  /// All of it can be read, but only what is being read is on the page.
  @Test
  void aLongLogIsThereInParts() {
    TablePage table = stage.visitor().hurried().opens("me:Ann", "me:Bob").begun();
    new Player(table).untilSomethingFits();
    Page page = table.page();
    page.evaluate(
        "() => { const log = document.querySelector('log-panel');"
            + " log.log = Array.from({length: 400}, () => log.log[0]); }");
    assertThat(table.logLines()).hasCount(151); // with the button for the earlier ones
    Locator earlier = page.locator("[data-earlier]");
    assertThat(earlier).hasText("250 earlier lines");
    earlier.press("Enter");
    assertThat(earlier).hasText("100 earlier lines");
    assertThat(earlier).isFocused();
    earlier.press("Enter");
    assertThat(table.logLines()).hasCount(400);
    assertThat(table.logLines().first()).isFocused();
    page.locator(".log-lines").evaluate("list => list.scrollTo(0, list.scrollHeight)");
    assertThat(table.logLines()).hasCount(151);
  }

  /// For each line that is added another one leaves the page, so that the list does not get longer.
  @Test
  void theNewestLineOfALongLogStaysInSight() {
    TablePage table = stage.visitor().hurried().opens("me:Ann", "me:Bob").begun();
    new Player(table).untilSomethingFits();
    Object below =
        table
            .page()
            .evaluate(
                """
                async () => {
                  const panel = document.querySelector('log-panel');
                  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
                  const line = panel.log[0];
                  panel.log = Array.from({length: 200}, () => line);
                  for (let more = 0; more < 10; more++) {
                    await frame();
                    panel.log = [...panel.log, line];
                  }
                  await frame();
                  await frame();
                  const list = panel.querySelector('.log-lines');
                  return Math.round(list.scrollHeight - list.clientHeight - list.scrollTop);
                }
                """);
    assertThat(below).as("pixels below what is in sight").isEqualTo(0);
  }
}
