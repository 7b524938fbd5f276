package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The table of the classic board.
class ClassicTest {
  private static final int SOME_DECISIONS = 12;

  @RegisterExtension final Stage stage = new Stage();

  @Test
  void whatIsNotBoughtIsBidFor() {
    Page page =
        stage
            .visitor()
            .hurried()
            .opens(Opening.Short.POCKET, "me:Ann", "bot:easy", "bot:easy")
            .page();
    var player = new BoardPlayer(page);
    player.untilBidding();
    assertThat(page.locator("[data-panel=auction] .c-bidders li")).hasCount(3);
    assertThat(Axe.everything(page)).isEmpty();
    player.press("[data-panel=auction] .c-raises [data-move]");
    assertThat(page.locator(".log-line", hasText("Ann bids"))).not().hasCount(0);
    player.decide(SOME_DECISIONS);
    assertThat(page.locator(".c-board .c-pawn")).hasCount(3);
    assertThat(Axe.everything(page)).isEmpty();
  }

  @Test
  void anEmptyDealIsRefusedWithItsClauseAndStaysOnTheSheet() {
    Page page = stage.visitor().hurried().opens(Opening.Short.POCKET, "me:Ann", "bot:easy").page();
    var player = new BoardPlayer(page);
    player.untilAsked("[data-move=roll]");
    player.press("[data-deal]");
    player.press("[data-send]");
    assertThat(page.locator(".refusal code")).hasText("classic.deal.contents");
    assertThat(page.locator("[data-panel=deal]")).isVisible();
  }

  @Test
  void onASmallPhoneNothingIsTooWideOrTooSmall() {
    Page page =
        stage.phone(320, 640).hurried().opens(Opening.Short.POCKET, "me:Ann", "bot:easy").page();
    var player = new BoardPlayer(page);
    player.untilBidding();
    Layout.fits(page);
    Layout.suitsThumbs(page);
    player.decide(SOME_DECISIONS);
    Layout.fits(page);
    Layout.suitsThumbs(page);
    assertThat(page.locator(".c-board")).isHidden();
    assertThat(page.locator(".c-track")).isVisible();
  }

  private static Page.LocatorOptions hasText(String text) {
    return new Page.LocatorOptions().setHasText(text);
  }
}
