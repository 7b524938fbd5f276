package games.magie.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import games.magie.e2e.pages.Languages;
import games.magie.e2e.play.FrameScreen;
import games.magie.e2e.play.Screen;
import games.magie.e2e.play.Stage;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Makes a picture of every screen, to be looked at: `e2e/pictures`.
@EnabledIfSystemProperty(named = "magie.gallery", matches = ".+")
class GalleryTest {
  private static final Path FOLDER = Path.of(System.getProperty("magie.gallery", "target/gallery"));
  private static final String WANTED = System.getProperty("magie.screens", "");

  private static final List<int[]> SIZES =
      List.of(new int[] {1280, 800}, new int[] {360, 740}, new int[] {320, 640});

  @RegisterExtension final Stage stage = new Stage();

  static Stream<Screen> screens() {
    return Screen.all().filter(each -> nameOf(each).contains(WANTED));
  }

  private static String nameOf(Screen screen) {
    return screen.toString().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @ParameterizedTest
  @MethodSource("screens")
  void pictures(Screen screen) {
    Page page = screen.show(stage);
    String name = nameOf(screen);
    for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
      page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
      keep(page, name + "-en-" + scheme.toString().toLowerCase(Locale.ROOT));
    }
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
    if (screen != FrameScreen.WITHOUT_CONNECTION) {
      Languages.speak(page, "ar");
      keep(page, name + "-ar-light");
    }
  }

  private static void keep(Page page, String name) {
    for (int[] size : SIZES) {
      page.setViewportSize(size[0], size[1]);
      Path file = FOLDER.resolve(name + "-" + size[0] + ".png");
      byte[] picture = page.screenshot(new Page.ScreenshotOptions().setPath(file));
      assertThat(picture).isNotEmpty();
    }
    page.setViewportSize(1280, 800);
  }
}
