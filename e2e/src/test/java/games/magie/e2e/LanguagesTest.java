package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import games.magie.e2e.pages.Axe;
import games.magie.e2e.pages.Languages;
import games.magie.e2e.pages.Layout;
import games.magie.e2e.pages.Opening;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.pages.Visitor;
import games.magie.e2e.play.BoardPlayer;
import games.magie.e2e.play.DealPlayer;
import games.magie.e2e.play.GoPlayer;
import games.magie.e2e.play.Player;
import games.magie.e2e.play.Stage;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The page in other languages than English: one from right to left, one with long words.
class LanguagesTest {
  @RegisterExtension final Stage stage = new Stage();

  @ParameterizedTest
  @CsvSource({"ar, rtl, 360, العب الآن ضد لاعبين آليين", "de, ltr, 320, Gleich gegen Bots spielen"})
  void everyGameIsPlayedInTheLanguageOfTheBrowser(
      String language, String direction, int width, String play) {
    Visitor visitor = stage.speaking(language, width).hurried();
    Page page = visitor.home().page();
    assertThat(page.getByText(play).first()).isVisible();
    assertThat(page.locator("html")).hasAttribute("dir", direction);
    assertThat(page.locator("html")).hasAttribute("lang", language);
    look(page, language + "-home");

    page.locator("a[href='/?new=express&for=bots']").click();
    page.locator(".options > summary").click();
    assertThat(page.locator(".option-name").first()).isVisible();
    look(page, language + "-setup");

    express(visitor, language);
    for (var game : new Opening.Short[] {Opening.Short.POCKET, Opening.Short.BRANDS}) {
      Page board = visitor.opens(game, "me:Ann", "bot:easy").begun().page();
      new BoardPlayer(board).untilShown(".c-lines li:nth-child(2)", ".big");
      look(board, language + "-" + game);
    }
    var deal = new DealPlayer(visitor.opens(Opening.Short.DEAL, "me:Ann", "bot:easy").begun());
    for (int decisions = 0; decisions < 6 && !deal.untilAsked().over(); decisions++) {
      deal.decide();
    }
    look(deal.page(), language + "-deal");
    var go = new GoPlayer(visitor.opens(Opening.Short.GO, "me:Ann", "bot:easy").begun());
    var known = new TreeSet<String>();
    for (int kinds = 0; kinds < 3; kinds++) {
      known.add(go.until(known));
    }
    look(go.page(), language + "-go");
  }

  /// Some moves, and a rule behind one of them, which is there in English.
  private void express(Visitor visitor, String language) {
    TablePage table = visitor.opens("me:Ann", "bot:easy").begun();
    var player = new Player(table);
    player.untilSomethingFits();
    player.decide();
    player.untilAsked();
    Locator line = table.page().locator(".log-line").first();
    line.click();
    Locator clause = table.page().locator(".log .clause [lang=en]");
    assertThat(clause).hasAttribute("dir", "ltr");
    assertThat(table.page().locator(".log .clause-note")).isVisible();
    look(table.page(), language + "-express");
  }

  @Test
  void anotherLanguageIsChosenInThePageAndRemembered() {
    Visitor visitor = stage.visitor().hurried();
    Page page = visitor.home().page();
    Locator choice = page.getByLabel("Language");
    choice.focus();
    choice.selectOption("de");
    assertThat(page.getByText("Mit Freunden").first()).isVisible();
    assertThat(page.getByLabel("Sprache")).isFocused();
    page.reload();
    assertThat(page.getByText("Mit Freunden").first()).isVisible();

    var player = new Player(visitor.opens("me:Ann", "bot:easy").begun());
    Page table = player.table().page();
    player.untilAsked();
    assertThat(table.locator(".log-line").first()).containsText("Ann ist am Zug.");
    player.table().menu().getByLabel("Sprache").selectOption("ar");
    assertThat(table.locator(".log-line").first()).containsText("الدور دور");
    assertThat(table.locator("html")).hasAttribute("dir", "rtl");
    player.table().menu().getByLabel("اللغة").selectOption("en");
    assertThat(table.locator(".log-line").first()).containsText("It is Ann's turn.");
  }

  /// Everything is said in words, nothing is wider than the screen, and axe finds nothing; it was
  /// looked at from left to right by others.
  private static void look(Page page, String name) {
    assertThat(Languages.keys(page)).as("keys without words in " + name).isEmpty();
    Layout.fits(page);
    if (name.startsWith("ar")) {
      assertThat(Axe.everything(page)).as("what axe finds in " + name).isEmpty();
    }
  }
}
