package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// With a phone; what each screen looks like there is tested by [ScreensTest].
class PhoneTest {
  @RegisterExtension final Stage stage = new Stage();

  @ParameterizedTest
  @CsvSource({"360, 740", "320, 640"})
  void aPhonePlaysToTheEndWithoutScrollingSideways(int width, int height) {
    TablePage table = stage.phone(width, height).hurried().home().playNow().begun();
    new PhonePlayer(table).toTheEnd();
    assertThat(table.ranking()).isVisible();
  }
}
