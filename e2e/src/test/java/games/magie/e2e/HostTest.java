package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import games.magie.e2e.pages.Opening;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.play.Stage;
import games.magie.server.Limits;
import games.magie.server.MagieServer;
import games.magie.server.ServerConfig;
import games.magie.table.AdminCommand;
import games.magie.table.Caretaker;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// What people see when the host does something to their table.
class HostTest {
  @RegisterExtension final Stage stage = new Stage();

  @TempDir private Path folder = Path.of("");

  private Path data() {
    return folder.resolve("host.db");
  }

  private void run(String table, AdminCommand command) {
    try (var caretaker = Caretaker.of(data())) {
      caretaker.run(table, command);
    }
  }

  @Test
  void aTableIsStoppedGoesOnUnderAnotherNameAndIsClosed() {
    var config = new ServerConfig(0, data(), false, "", Duration.ZERO, Limits.DEFAULT);
    String server = "http://127.0.0.1:" + stage.closing(MagieServer.start(config)).port();
    TablePage table =
        stage.visitor(server).hurried().opens(Opening.Short.EXPRESS, "me:Ann", "bot:easy").begun();
    Page page = table.page();
    assertThat(table.actions()).isVisible();

    run(table.id(), new AdminCommand.Stop("the lights went out"));
    assertThat(page.getByText("The host has stopped this table for now.")).isVisible();
    assertThat(page.getByText("The host says: the lights went out")).isVisible();
    assertThat(table.actions()).not().isVisible();

    run(table.id(), new AdminCommand.GoOn());
    assertThat(table.actions()).isVisible();
    assertThat(page.getByText("The host has stopped this table for now.")).not().isVisible();

    run(table.id(), new AdminCommand.Forget(0));
    assertThat(page.getByText("Player A").first()).isVisible();

    run(table.id(), new AdminCommand.Close(""));
    assertThat(page.getByText("The host has closed this table.")).isVisible();
  }
}
