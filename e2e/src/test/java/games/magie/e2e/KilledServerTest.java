package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import games.magie.e2e.pages.Opening;
import games.magie.e2e.pages.ServerProcess;
import games.magie.e2e.pages.Sitter;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.pages.Visitor;
import games.magie.e2e.play.BoardPosition;
import games.magie.e2e.play.DealPosition;
import games.magie.e2e.play.GivenTable;
import games.magie.e2e.play.GivenTables;
import games.magie.e2e.play.GoPosition;
import games.magie.e2e.play.Hand;
import games.magie.e2e.play.Stage;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// A server is killed in the middle of games, and another one goes on with its data.
class KilledServerTest {
  private static final String LOST = "WebSocket connection to .* failed|ERR_|Failed to load";
  private static final int SOME_DECISIONS = 4;

  @RegisterExtension final Stage stage = new Stage();

  @TempDir private Path folder = Path.of("");

  private Path data() {
    return folder.resolve("magie.db");
  }

  private Visitor visitor(ServerProcess server) {
    return stage.visitor(server.url()).hurried().expects(LOST);
  }

  @Test
  void everyGameGoesOnWhereItWasAndIsPlayedToItsEnd() {
    var first = stage.closing(new ServerProcess(data(), 0));
    var sitters = new EnumMap<Opening.Short, Sitter>(Opening.Short.class);
    var logs = new EnumMap<Opening.Short, List<String>>(Opening.Short.class);
    for (Opening.Short game : Opening.Short.values()) {
      TablePage table = visitor(first).opens(game, "me:Ann", "bot:easy").begun();
      Sitter ann = Hand.SCRIPT.at(game, table);
      for (int decisions = 0; decisions < SOME_DECISIONS; decisions++) {
        table.page().waitForCondition(ann::asked);
        ann.decide();
      }
      table.page().waitForCondition(ann::asked);
      sitters.put(game, ann);
      logs.put(game, table.logLines().allTextContents());
    }
    first.kill();
    sitters.values().forEach(each -> assertThat(each.table().offline()).isVisible());

    stage.closing(new ServerProcess(data(), first.port()));
    sitters.forEach((game, ann) -> {
      assertThat(ann.table().offline()).not().isVisible();
      // Where everybody plays at once a bot may have gone on meanwhile.
      assertThat(ann.table().logLines().allTextContents())
          .startsWith(Objects.requireNonNull(logs.get(game)).toArray(String[]::new));
      ann.toTheEnd();
      assertThat(ann.table().ranking()).containsText("Ann");
    });
  }

  /// Everybody has gone, an offer lies on the table, one dial of two is set, a debt is not paid.
  @Test
  void whatWasAskedIsAskedAgainOfWhoComesBack() {
    GivenTables tables = GivenTables.write(data(), 1);
    GivenTable board = tables.next(BoardPosition.SWAP);
    GivenTable heist = tables.next(GoPosition.DIALS);
    GivenTable debt = tables.next(DealPosition.PAYMENT);
    var first = stage.closing(new ServerProcess(data(), 0));
    Page ann = visitor(first).follow(board.link(0)).begun().page();
    ann.keyboard().press("t");
    Locator sheet = ann.locator("[data-panel=deal]");
    sheet.locator("[data-item=oriental]").check();
    sheet.locator("[data-item=park-place]").check();
    sheet.locator("[data-send]").click();
    assertThat(sheet).hasCount(0);
    Page thief = visitor(first).follow(heist.link(0)).begun().page();
    thief.locator("[data-move='dial coin']").click();
    assertThat(thief.locator("[data-dial=set]")).hasCount(1);
    List.of(ann, thief).forEach(page -> page.context().close());
    first.kill();

    var second = stage.closing(new ServerProcess(data(), 0));
    Page bob = visitor(second).follow(board.link(1)).begun().page();
    bob.locator("[data-panel=offers]").getByText("Accept").click();
    assertThat(told(bob, "Park Place goes from Bob to Ann.")).hasCount(1);
    assertThat(bob.locator(".seat-state").first()).hasText("to move · away");
    Page robbed = visitor(second).follow(heist.link(1)).begun().page();
    robbed.locator("[data-move='dial coin']").click();
    assertThat(robbed.locator("[data-reveal-dials]")).isVisible();
    Page debtor = visitor(second).follow(debt.link(0)).begun().page();
    debtor.locator("[data-pay]").click();
    assertThat(told(debtor, "Ann pays")).not().hasCount(0);
  }

  private static Locator told(Page page, String sentence) {
    return page.locator(".log-line", new Page.LocatorOptions().setHasText(sentence));
  }
}
