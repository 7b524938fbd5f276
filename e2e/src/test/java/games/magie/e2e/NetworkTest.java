package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import games.magie.e2e.pages.HomePage;
import games.magie.e2e.pages.ServerProcess;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.pages.Visitor;
import games.magie.e2e.play.Stage;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// Phones at a computer on the same network.
class NetworkTest {
  @RegisterExtension final Stage stage = new Stage();

  @Test
  void phonesJoinThroughTheAddressOnTheNetwork(@TempDir Path folder) {
    var server =
        stage.closing(new ServerProcess(folder.resolve("magie.db"), 0, "--lan", "127.0.0.2"));
    String network = "http://127.0.0.2:" + server.port();
    assertThat(server.said()).anyMatch(line -> line.contains(network));
    assertThat(server.said()).anyMatch(line -> line.contains("█"));

    TablePage hosts =
        stage
            .visitor(server.url())
            .hurried()
            .home()
            .withFriends()
            .shortGame()
            .name("A", "Ann")
            .open();
    assertThat(hosts.code()).isVisible();
    hosts
        .page()
        .waitForCondition(
            () -> hosts.code().evaluate("image => image.naturalWidth > 0").equals(true));
    assertThat(hosts.link()).startsWith(network + "/t/");

    Visitor phone = stage.visitor(network).hurried();
    TablePage guests = phone.follow(hosts.link()).sitDown("Bob");
    assertThat(guests.begun().seats()).containsText("you");
    hosts.agreeToEnd();
    guests.agreeToEnd();
    assertThat(guests.ranking()).containsText("Ann");
    assertThat(hosts.ranking()).containsText("Bob");
  }

  @Test
  void onlyTheHostsOwnMachineSwitchesTheNetwork(@TempDir Path folder) {
    var server =
        stage.closing(new ServerProcess(folder.resolve("magie.db"), 0, "--lan", "127.0.0.2"));
    String network = "http://127.0.0.2:" + server.port();
    Visitor phone = stage.visitor(network).expects("403|ERR_");
    HomePage there = phone.home();
    assertThat(there.page().getByText("Anyone on your network can open " + network)).isVisible();
    assertThat(there.lanSwitch()).hasCount(0);
    assertThat(
            there
                .page()
                .evaluate(
                    """
                    async () => (await fetch('/api/lan', {method: 'POST', body: '{"on":false}',
                      headers: {'Content-Type': 'application/json'}})).status\
                    """))
        .isEqualTo(403);

    HomePage here = stage.visitor(server.url()).home();
    assertThat(here.lanSwitch()).isChecked();
    here.lanSwitch().uncheck();
    assertThat(here.page().getByText("Only this computer can open the page right now."))
        .isVisible();
    assertThat(phone.reaches()).isFalse();
    here.lanSwitch().check();
    assertThat(here.page().getByText("Anyone on your network can open " + network)).isVisible();
    assertThat(phone.reaches()).isTrue();
  }
}
