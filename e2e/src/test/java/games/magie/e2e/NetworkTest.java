package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import games.magie.testkit.Cable;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// Two browsers at one table, connections that break, servers that die.
class ConnectionTest {
  private static final String LOST = "WebSocket connection to .* failed|ERR_|Failed to load";

  @RegisterExtension final Stage stage = new Stage();

  @Test
  void whoLosesTheConnectionComesBackAndSeesWhatWasMissed() {
    TablePage hosts =
        stage.visitor().hurried().home().withFriends().shortGame().name("A", "Ann").open();
    String link = hosts.link();
    Cable cable = stage.closing(new Cable(stage.port()));
    TablePage guests =
        stage
            .visitor(cable.url())
            .hurried()
            .expects(LOST)
            .follow("/t/" + link.substring(link.lastIndexOf('/') + 1))
            .sitDown("Bob");
    var ann = new Player(hosts.begun());
    var bob = new Player(guests.begun());
    assertThat(guests.seats())
        .containsText("you"); // before, the page still looked on as a spectator
    assertThat(guests.away()).hasCount(0);

    // Whoever begins: it is Ann's turn and Bob has seen so.
    hosts.page().waitForCondition(() -> ann.look().mine() || bob.look().mine());
    while (!ann.look().mine()) {
      bob.decide();
      hosts.page().waitForCondition(() -> ann.look().mine() || bob.look().mine());
    }
    cable.cut();
    assertThat(guests.offline()).isVisible();
    assertThat(hosts.seats()).containsText("away");
    while (ann.look().mine()) {
      ann.decide();
      hosts.page().waitForCondition(() -> ann.look().mine() || waitsForBob(hosts));
    }
    cable.mend();
    assertThat(guests.offline()).not().isVisible();
    assertThat(guests.away()).containsText("Ann");
    assertThat(guests.logLines().allTextContents()).isEqualTo(hosts.logLines().allTextContents());

    // Both go on.
    int before = hosts.logLines().count();
    bob.decide();
    hosts.page().waitForCondition(() -> hosts.logLines().count() > before);
    assertThat(guests.logLines().allTextContents()).isEqualTo(hosts.logLines().allTextContents());
  }

  private static boolean waitsForBob(TablePage table) {
    return table.actions().textContent().contains("Waiting for Bob");
  }

  @Test
  void aKilledServerGoesOnWhereItWas(@TempDir Path folder) {
    Path data = folder.resolve("magie.db");
    var first = stage.closing(new ServerProcess(data, 0));
    int port = first.port();
    TablePage table =
        stage.visitor(first.url()).hurried().expects(LOST).opens("me:Ann", "bot:easy");
    var ann = new Player(table.begun());
    ann.untilSomethingFits();
    List<String> before = table.logLines().allTextContents();
    first.kill();
    assertThat(table.offline()).isVisible();

    stage.closing(new ServerProcess(data, port));
    assertThat(table.offline()).not().isVisible();
    assertThat(table.logLines().allTextContents()).isEqualTo(before);
    assertThat(ann.untilAsked().die()).isPositive();
    ann.toTheEnd();
    assertThat(table.ranking()).containsText("Ann");
  }

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
    Player.together(List.of(new Player(hosts.begun()), new Player(guests.begun())));
    assertThat(guests.ranking().textContent()).isEqualTo(hosts.ranking().textContent());
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
    assertThat(here.page().getByText("Only this computer can open the page now.")).isVisible();
    assertThat(phone.reaches()).isFalse();
    here.lanSwitch().check();
    assertThat(here.page().getByText("Anyone on your network can open " + network)).isVisible();
    assertThat(phone.reaches()).isTrue();
  }
}
