package games.magie.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import games.magie.e2e.pages.Axe;
import games.magie.e2e.pages.Languages;
import games.magie.e2e.pages.Layout;
import games.magie.e2e.play.FrameScreen;
import games.magie.e2e.play.Screen;
import games.magie.e2e.play.Stage;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every screen of every game, light and dark, wide and narrow, in every language.
class ScreensTest {
  @RegisterExtension final Stage stage = new Stage();

  static Stream<Screen> screens() {
    return Screen.all();
  }

  @ParameterizedTest
  @MethodSource("screens")
  void everyScreenIsAccessibleAndFitsAPhone(Screen screen) {
    Page page = screen.show(stage);
    assertThat(Axe.everything(page)).as("what axe finds").isEmpty();
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    assertThat(Axe.contrast(page)).as("what axe finds in the dark").isEmpty();
    page.setViewportSize(320, 740);
    Layout.fits(page);
    Layout.suitsThumbs(page);
    if (screen == FrameScreen.WITHOUT_CONNECTION) {
      return; // nor can other words be loaded
    }
    for (String language : Languages.OTHERS) {
      Languages.speak(page, language);
      assertThat(Languages.keys(page)).as("keys without words in " + language).isEmpty();
      Layout.fits(page);
    }
  }

  @Test
  void whatIsMeasuredCanFail() {
    Page page = stage.visitor().home().page();
    page.evaluate(
        """
        () => {
          const small = document.createElement('button');
          small.textContent = 'hard to read ui.no.such.text';
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
    assertThat(Languages.keys(page)).isNotEmpty();
  }
}
