package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.play.Stage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Friends who play again, each with their own browser.
class RematchBrowserTest {
  @RegisterExtension final Stage stage = new Stage();

  private static Locator rematch(TablePage table) {
    return table.page().locator("[data-rematch]");
  }

  private static void waitForGame(TablePage table, String before) {
    table.page().waitForCondition(() -> !table.id().equals(before));
    assertThat(table.seats().locator(".seat-score").first()).isVisible();
  }

  @Test
  void threeFriendsAndABotComeToOneTableWhoeverPressesAndHoweverOften() {
    TablePage ann = stage.visitor().hurried().opens("me:Ann", "open:", "open:", "bot:easy");
    String first = ann.id();
    TablePage bob = stage.visitor().hurried().follow("/t/" + first).sitDown("Bob");
    TablePage cleo = stage.visitor().hurried().follow("/t/" + first).sitDown("Cleo");
    List<TablePage> friends = List.of(ann, bob, cleo);
    friends.forEach(each -> each.begun().agreeToEnd());
    friends.forEach(each -> assertThat(each.ranking()).isVisible());

    rematch(bob).dblclick();
    bob.page().waitForCondition(() -> !bob.id().equals(first));
    assertThat(ann.page().locator(".rematch")).containsText("Bob wants a rematch");
    assertThat(rematch(ann)).hasText("Join");
    rematch(ann).click();
    rematch(cleo).click();
    friends.forEach(each -> waitForGame(each, first));

    assertThat(friends).extracting(TablePage::id).containsOnly(bob.id());
    assertThat(cleo.seats().locator(".seat-name"))
        .hasText(new String[] {"Bob", "Cleo", "Easy C", "Ann"});
  }

  @Test
  void onePersonAgainstBotsPlaysOnAtOnce() {
    TablePage table = stage.visitor().hurried().opens("me:Ann", "bot:easy").begun();
    String first = table.id();
    table.agreeToEnd();
    rematch(table).click();
    waitForGame(table, first);
    assertThat(table.seats().locator(".seat-name")).hasText(new String[] {"Easy A", "Ann"});
  }
}
