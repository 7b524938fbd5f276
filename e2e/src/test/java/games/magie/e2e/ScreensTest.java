package games.magie.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every screen, light and dark, wide and narrow.
///
/// With `-Dmagie.screenshots=FOLDER` a picture of each is kept.
class ScreensTest {
  private static final String FOLDER = System.getProperty("magie.screenshots", "");

  @RegisterExtension final Stage stage = new Stage();

  @ParameterizedTest
  @EnumSource
  void everyScreenIsAccessibleAndFitsAPhone(Screen screen) {
    Page page = screen.show(stage);
    for (ColorScheme scheme : List.of(ColorScheme.DARK, ColorScheme.LIGHT)) {
      page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
      page.setViewportSize(1280, 800);
      keep(page, screen, scheme);
      assertThat(complaints(page)).as("what axe finds in " + scheme).isEmpty();
      page.setViewportSize(360, 740);
      keep(page, screen, scheme);
    }
    for (int width : List.of(360, 320)) {
      page.setViewportSize(width, 740);
      Layout.fits(page);
      Layout.suitsThumbs(page);
    }
  }

  private static List<String> complaints(Page page) {
    return new AxeBuilder(page)
        .analyze().getViolations().stream()
            .flatMap(rule ->
                rule.getNodes().stream()
                    .map(node -> rule.getId() + ": " + rule.getHelp() + ": " + node.getHtml()))
            .toList();
  }

  private static void keep(Page page, Screen screen, ColorScheme scheme) {
    if (!FOLDER.isEmpty()) {
      String name = screen + "-" + page.viewportSize().width + "-" + scheme + ".png";
      Path file = Path.of(FOLDER, name.toLowerCase(Locale.ROOT).replace('_', '-'));
      page.screenshot(new Page.ScreenshotOptions().setPath(file));
    }
  }
}
