package games.magie.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// Makes pictures for the documents: `-Dtest=PicturesTest -Dmagie.pictures=docs/pictures`.
@EnabledIfSystemProperty(named = "magie.pictures", matches = ".+")
class PicturesTest {
  private static final String GRABBING = "spaces .big";
  private static final int LATEST = 9;

  @RegisterExtension final Stage stage = new Stage();

  /// A table of GO! some rounds on, with stacks on the board and a block to be grabbed.
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
          keep(page, "go.png", 1280, 800);
          keep(page, "go-phone.png", 390, 844);
          return;
        } else {
          page.locator(".big").last().click();
        }
      }
    }
    throw new AssertionError("no game went on for so long");
  }

  /// The classic board in the middle of a game.
  @Test
  void pocket(@TempDir Path folder) {
    var server = stage.closing(new GivenServer(folder));
    Visitor ann = stage.visitor(server.url()).hurried();
    Page page = ann.follow(server.link(BoardPosition.PICTURE, 0)).begun().page();
    var player = new BoardPlayer(page);
    player.untilShown(".c-lines li:nth-child(4)", ".big[data-move=roll]");
    keep(page, "pocket.png", 1280, 800);
    keep(page, "pocket-phone.png", 390, 844);
  }

  private static void keep(Page page, String name, int width, int height) {
    page.setViewportSize(width, height);
    Path file =
        Path.of(System.getProperty("user.dir"))
            .resolve("..")
            .resolve(System.getProperty("magie.pictures", ""), name);
    assertThat(page.screenshot(new Page.ScreenshotOptions().setPath(file.normalize())))
        .isNotEmpty();
  }
}
