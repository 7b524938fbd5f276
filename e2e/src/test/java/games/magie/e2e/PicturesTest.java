package games.magie.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import games.magie.e2e.pages.Opening;
import games.magie.e2e.pages.SetupPage;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.play.BoardPlayer;
import games.magie.e2e.play.BoardPosition;
import games.magie.e2e.play.DealScreen;
import games.magie.e2e.play.FrameScreen;
import games.magie.e2e.play.GoPlayer;
import games.magie.e2e.play.Screen;
import games.magie.e2e.play.Stage;
import java.nio.file.Path;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Makes the pictures of the documents: `e2e/pictures docs`.
@EnabledIfSystemProperty(named = "magie.pictures", matches = ".+")
class PicturesTest {
  private static final Path FOLDER = Path.of(System.getProperty("magie.pictures", "target"));
  private static final String GRABBING = "spaces .big";
  private static final int LATEST = 9;
  private static final int ROUNDS = 12;

  @RegisterExtension final Stage stage = new Stage();

  @Test
  void home() {
    keep(stage.visitor().home().page(), "home");
  }

  /// Some rounds on, with dice on the board.
  @Test
  void express() {
    keep(FrameScreen.IN_MID_GAME.show(stage), "express");
  }

  /// The classic board in the middle of a game.
  @ParameterizedTest
  @EnumSource(names = {"PICTURE", "BRANDS_PICTURE"})
  void board(BoardPosition position) {
    Page page = Screen.given(stage, position, 0).page();
    new BoardPlayer(page).untilShown(".c-lines li:nth-child(4)", ".big[data-move=roll]");
    keep(page, position.game());
  }

  @Test
  void deal() {
    keep(DealScreen.DEAL_PLAYING.show(stage), "deal");
  }

  /// Some rounds on, with stacks on the board and a block to be grabbed.
  @Test
  void go() {
    for (int games = 0; games < 20; games++) {
      TablePage table =
          stage
              .visitor()
              .hurried()
              .opens(Opening.Short.GO, "me:Ann", "bot:easy", "bot:easy", "bot:easy");
      Page page = table.begun().page();
      var player = new GoPlayer(table);
      var known = new TreeSet<String>();
      int grabs = 0;
      for (String kind = ""; !kind.equals("over"); kind = player.until(known)) {
        if (!kind.equals(GRABBING)) {
          known.add(kind);
        } else if (++grabs == LATEST) {
          keep(page, "go");
          if (table.ranking().count() == 0) {
            return;
          }
          break; // a bot has just won
        } else {
          page.locator(".big").last().click();
        }
      }
    }
    throw new AssertionError("no game went on for so long");
  }

  /// Of a game that was played, so that its curves have something to tell.
  @Test
  void end() {
    Page page = stage.visitor().hurried().follow("/?new=pocket&for=bots").page();
    TablePage table = new SetupPage(page).rounds(ROUNDS).open().begun();
    new BoardPlayer(page).toTheEnd();
    table.page().locator("[data-chart]").first().waitFor();
    keep(page, "over");
  }

  private static void keep(Page page, String name) {
    picture(page, name + ".png", 1280, 800);
    picture(page, name + "-phone.png", 390, 844);
  }

  private static void picture(Page page, String name, int width, int height) {
    page.setViewportSize(width, height);
    assertThat(page.screenshot(new Page.ScreenshotOptions().setPath(FOLDER.resolve(name))))
        .isNotEmpty();
  }
}
