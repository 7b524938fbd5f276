package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import games.magie.e2e.pages.Pages;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.play.Player;
import games.magie.e2e.play.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Somebody else has the link of a seat.
class SignOutBrowserTest {
  @RegisterExtension final Stage stage = new Stage();

  @Test
  void thePlayerIsToldOfANewDeviceAndSignsItOut() {
    TablePage own = stage.visitor().opens("me:Ann", "bot:easy").begun();
    Locator dialog = own.dialog("Continue on another device");
    assertThat(dialog).containsText("Ann: 1 device plays this seat.");
    Pages.button(own.page(), "Link for Ann").click();
    String link = own.seatLink().inputValue();
    Pages.button(own.page(), "Close").click();

    TablePage thiefs = stage.visitor().follow(link).begun();
    assertThat(thiefs.seats()).containsText("you");
    assertThat(thiefs.page().locator("[data-new-device]")).hasCount(0);
    Locator notice = own.page().locator("[data-new-device]");
    assertThat(notice).containsText("Ann, a new device is now playing your seat.");

    notice.getByText("Sign out other devices").click();
    assertThat(dialog).containsText("Ann: 2 devices play this seat.");
    dialog.getByText("Sign out other devices").click();
    dialog.getByText("Cancel").click();
    assertThat(thiefs.seats()).containsText("you");
    dialog.getByText("Sign out other devices").click();
    dialog.locator("[data-sign-out]").click();
    assertThat(dialog).containsText("Other devices are signed out");
    assertThat(dialog).containsText("Ann: 1 device plays this seat.");
    assertThat(notice).hasCount(0);

    assertThat(Pages.alert(thiefs.page())).hasText("This seat was signed out from another device.");
    assertThat(thiefs.page().getByText("You are watching.")).isVisible();
    assertThat(thiefs.page().locator("[data-move]")).hasCount(0);

    String renewed = own.seatLink().inputValue();
    Pages.button(own.page(), "Close").click();
    new Player(own).untilSomethingFits();
    TablePage late = stage.visitor().expects("status of 4").follow(link).begun();
    assertThat(Pages.alert(late.page())).hasText("This seat link is no longer valid.");
    assertThat(stage.visitor().follow(renewed).begun().seats()).containsText("you");
  }
}
