package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.pages.Visitor;
import games.magie.e2e.play.Player;
import games.magie.e2e.play.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What is heard, told by a spy on the audio graph: nothing sounds in the test.
class SoundTest {
  private static final String SPY =
      """
      window.sounds = 0;
      for (const source of [OscillatorNode, AudioBufferSourceNode]) {
        source.prototype.start = () => { window.sounds++; };
        source.prototype.stop = () => {};
      }\
      """;

  @RegisterExtension final Stage stage = new Stage();

  private TablePage table() {
    Visitor visitor = stage.visitor().hurried().remembers("sound", "");
    visitor.page().addInitScript(SPY);
    return visitor.opens("me:Ann", "me:Bob").begun();
  }

  private static int sounds(Page page) {
    return (Integer) page.evaluate("() => window.sounds");
  }

  @Test
  void whoWantsSoundsHearsTheDiceAndCanMuteThem() {
    TablePage table = table();
    Page page = table.page();
    page.locator("[data-answer=on]").click();
    assertThat(page.locator("[data-sound-question]")).hasCount(0);
    page.waitForCondition(() -> sounds(page) > 0);
    int before = sounds(page);
    var player = new Player(table);
    player.untilAsked();
    player.roll();
    page.waitForCondition(() -> sounds(page) > before);
    page.locator("[data-sound]").click();
    assertThat(page.locator("[data-sound]")).hasAttribute("aria-pressed", "false");
  }

  @Test
  void nothingIsLoadedNorHeardByWhoPrefersSilence() {
    TablePage table = table();
    Page page = table.page();
    page.locator("[data-answer=off]").click();
    new Player(table).untilSomethingFits();
    assertThat(sounds(page)).isZero();
    assertThat(
            page.evaluate(
                "() => performance.getEntriesByType('resource')"
                    + ".some((each) => each.name.includes('speaker'))"))
        .isEqualTo(false);
  }
}
