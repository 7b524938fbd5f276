package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import games.magie.e2e.pages.Opening;
import games.magie.e2e.pages.Pages;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.pages.Visitor;
import games.magie.e2e.play.Stage;
import games.magie.server.Limits;
import games.magie.server.MagieServer;
import games.magie.server.ServerConfig;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// A table goes into a file at one server and out of it at another.
class PackTest {
  @RegisterExtension final Stage stage = new Stage();

  @TempDir private Path folder = Path.of("");

  @Test
  void twoPeopleTakeTheirGameOfDealToAnotherServer() {
    var config =
        new ServerConfig(0, folder.resolve("other.db"), false, "", Duration.ZERO, Limits.DEFAULT);
    String other = "http://127.0.0.1:" + stage.closing(MagieServer.start(config)).port();
    TablePage hers = stage.visitor().hurried().opens(Opening.Short.DEAL, "me:Ann", "open:");
    TablePage his = stage.visitor().hurried().follow("/t/" + hers.id()).sitDown("Bob").begun();
    assertThat(hers.begun().logLines().first()).isAttached();
    var log = hers.logLines().allTextContents();

    hers.menu();
    Pages.button(hers.page(), "Pack into a file").click();
    Pages.button(hers.page(), "Pack the table").click();
    Page ann = hers.page();
    assertThat(Pages.heading(ann, "This table is packed")).isVisible();
    assertThat(Pages.heading(his.page(), "This table is packed")).isVisible();
    Download file = his.page().waitForDownload(() -> his.page().getByText("Save the file").click());
    Path saved = folder.resolve("deal.table");
    file.saveAs(saved);
    String annsLink = link(ann, "Ann", other);
    String bobsLink = link(his.page(), "Bob", other);

    // His link comes before the table, so he brings it himself.
    Visitor bob = stage.visitor(other).hurried().expects("404");
    TablePage there = bob.follow(bobsLink);
    assertThat(bob.page().getByText("hasn’t been unpacked here yet")).isVisible();
    bob.page().getByLabel("File").setInputFiles(saved);
    assertThat(Pages.heading(bob.page(), "Waiting for Ann")).isVisible();
    TablePage alsoThere = stage.visitor(other).hurried().follow(annsLink).begun();
    there.begun();
    assertThat(alsoThere.logLines().nth(log.size() - 1)).isAttached();
    assertThat(alsoThere.logLines().allTextContents()).containsAll(log);
    assertThat(alsoThere.away()).not().isVisible();
    assertThat(there.actions()).isVisible();
  }

  private static String link(Page page, String name, String address) {
    page.getByLabel("Address of that server").fill(address);
    Pages.button(page, "Show the link of " + name).click();
    return page.locator("packed-panel copy-link input").inputValue();
  }
}
