package games.magie.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
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
      page.setViewportSize(360, 740);
      keep(page, screen, scheme);
      page.setViewportSize(1280, 800);
      keep(page, screen, scheme);
      List<String> found = scheme == ColorScheme.DARK ? Axe.contrast(page) : Axe.everything(page);
      assertThat(found).as("what axe finds in " + scheme).isEmpty();
    }
    page.setViewportSize(320, 740);
    Layout.fits(page);
    Layout.suitsThumbs(page);
  }

  @Test
  void whatIsMeasuredCanFail() {
    Page page = stage.visitor().home().page();
    page.evaluate(
        """
        () => {
          const small = document.createElement('button');
          small.textContent = 'hard to read';
          small.style.cssText = 'width: 30px; height: 60px; color: #ccc; background: #ddd';
          const wide = document.createElement('img');
          wide.style.cssText = 'display: block; width: 3000px; height: 1px';
          document.querySelector('main').append(small, wide);
        }\
        """);
    assertThatThrownBy(() -> Layout.fits(page)).isInstanceOf(AssertionError.class);
    assertThatThrownBy(() -> Layout.suitsThumbs(page)).hasMessageContaining("30x60");
    assertThat(Axe.contrast(page)).singleElement().asString().startsWith("color-contrast");
    assertThat(Axe.everything(page)).anyMatch(each -> each.startsWith("image-alt"));
  }

  private static void keep(Page page, Screen screen, ColorScheme scheme) {
    if (!FOLDER.isEmpty()) {
      String name = screen + "-" + page.viewportSize().width + "-" + scheme + ".png";
      Path file = Path.of(FOLDER, name.toLowerCase(Locale.ROOT).replace('_', '-'));
      page.screenshot(new Page.ScreenshotOptions().setPath(file));
    }
  }
}
