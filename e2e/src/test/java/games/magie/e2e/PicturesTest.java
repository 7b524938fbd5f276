package games.magie.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import games.magie.e2e.pages.Opening;
import games.magie.e2e.pages.SetupPage;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.play.AnimatedPng;
import games.magie.e2e.play.BoardPlayer;
import games.magie.e2e.play.BoardPosition;
import games.magie.e2e.play.DealScreen;
import games.magie.e2e.play.FrameScreen;
import games.magie.e2e.play.GoPlayer;
import games.magie.e2e.play.Screen;
import games.magie.e2e.play.Stage;
import java.awt.Image;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import javax.imageio.ImageIO;
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
  private static final int WIDE = 1120;
  private static final int HIGH = 700;
  private static final int MOMENTS = 12;
  private static final int MOST = 700_000;

  /// How long each moment is shown, in hundredths of a second.
  private static final int SHOWN = 110;

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

  /// The moving picture of the README: some decisions of pocket, each a picture.
  @Test
  void moving() throws IOException {
    Page page = Screen.given(stage, BoardPosition.PICTURE, 0).page();
    page.setViewportSize(WIDE, HIGH);
    var player = new BoardPlayer(page);
    var film = new AnimatedPng();
    for (int shown = 0; shown < MOMENTS && !player.over(); shown++) {
      page.waitForCondition(() -> player.asked() || player.over());
      film.add(small(page.screenshot()), shown == MOMENTS - 1 ? 4 * SHOWN : SHOWN);
      player.decide();
    }
    byte[] bytes = film.bytes();
    Files.write(FOLDER.resolve("moving.png"), bytes);
    assertThat(bytes.length)
        .as("bytes, which everybody who reads the README loads")
        .isLessThan(MOST);
  }

  private static BufferedImage small(byte[] picture) throws IOException {
    BufferedImage large = ImageIO.read(new ByteArrayInputStream(picture));
    var small = new BufferedImage(WIDE * 4 / 7, HIGH * 4 / 7, BufferedImage.TYPE_INT_RGB);
    var scaled =
        large.getScaledInstance(small.getWidth(), small.getHeight(), Image.SCALE_AREA_AVERAGING);
    small.getGraphics().drawImage(scaled, 0, 0, null);
    return small;
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
