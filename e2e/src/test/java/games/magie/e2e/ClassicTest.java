package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import games.magie.e2e.pages.Layout;
import games.magie.e2e.pages.Pages;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.pages.Visitor;
import games.magie.e2e.play.BoardPlayer;
import games.magie.e2e.play.BoardPosition;
import games.magie.e2e.play.GivenTable;
import games.magie.e2e.play.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The table of the classic board.
class ClassicTest {
  @RegisterExtension final Stage stage = new Stage();

  /// Somebody at a seat of a table that stands in a position.
  private Page at(GivenTable table, int seat) {
    return stage.visitor().hurried().follow(table.link(seat)).begun().page();
  }

  private static Locator panel(Page page, String name) {
    return page.locator("[data-panel=" + name + "]");
  }

  private static Locator move(Page page, String move) {
    return page.locator("[data-move='" + move + "']").first();
  }

  private static Locator told(Page page, String sentence) {
    return page.locator(".log-line", new Page.LocatorOptions().setHasText(sentence));
  }

  @Test
  void aGameAgainstBotsIsPlayedToItsEndAndItsWorthIsDrawn() {
    Page page = at(stage.given(BoardPosition.NEAR_THE_END), 0);
    new BoardPlayer(page).toTheEnd();
    var table = new TablePage(page);
    assertThat(table.ranking().getByRole(AriaRole.LISTITEM)).hasCount(3);
    assertThat(table.ranking().getByRole(AriaRole.LISTITEM).first()).containsText("Ann");
    assertThat(table.ranking().getByText("bankrupt")).hasCount(2);
    assertThat(told(page, "is bankrupt to Ann")).not().hasCount(0);
    assertThat(page.locator("[data-chart=worth]")).isVisible();
  }

  @Test
  void whatIsNotBoughtIsBidForInStepsAndInAnyAmount() {
    GivenTable table = stage.given(BoardPosition.AUCTION);
    Page ann = at(table, 0);
    Page bob = at(table, 1);
    Locator hers = panel(ann, "auction");
    assertThat(hers).containsText("$120");
    assertThat(hers.locator(".out")).containsText("Cleo");
    assertThat(hers.getByText("completes the group")).hasCount(1);
    hers.getByText("+10").click();
    assertThat(panel(bob, "auction").locator(".leads")).containsText("Ann");
    panel(bob, "auction").getByLabel("Your bid").fill("237");
    bob.keyboard().press("Enter");
    assertThat(hers.locator(".c-standing")).containsText("$237");
    hers.getByLabel("Your bid").fill("9999");
    ann.keyboard().press("Enter");
    assertThat(told(ann, "$9,999")).hasCount(0);
    hers.getByLabel("Your bid").fill("240");
    ann.keyboard().press("Enter");
    move(bob, "pass").click();
    assertThat(told(bob, "Ann wins Illinois Avenue for $240.")).hasCount(1);
    assertThat(hers).hasCount(0);
    assertThat(ann.locator(".c-board [data-space=illinois] .c-owned"))
        .hasClass(java.util.regex.Pattern.compile("token-0"));
  }

  @Test
  void aDealIsJudgedWhileItIsWrittenAnsweredByAnotherAndAccepted() {
    GivenTable table = stage.given(BoardPosition.SWAP);
    Page ann = at(table, 0);
    Page bob = at(table, 1);
    ann.keyboard().press("t");
    Locator sheet = panel(ann, "deal");
    Locator outlook = sheet.locator("[data-outlook]");
    sheet.locator("[data-cash=give]").fill("20");
    assertThat(outlook).containsText("A deal can't be money alone");
    sheet.locator("[data-item=oriental]").check();
    sheet.locator("[data-item=states]").check();
    sheet.locator("[data-item=park-place]").check();
    assertThat(outlook).containsText("completes Dark blue");
    assertThat(outlook).containsText("$7 interest");
    sheet.locator("[data-send]").click();
    assertThat(sheet).hasCount(0);

    Locator offers = panel(bob, "offers");
    assertThat(offers).containsText("completes Light blue");
    offers.locator("[data-counter]").click();
    Locator answer = panel(bob, "deal");
    answer.locator("[data-item=short-line]").check();
    answer.locator("[data-original]").click();
    assertThat(answer.locator("[data-item=short-line]")).not().isChecked();
    assertThat(answer.locator("[data-cash=get]")).hasValue("20");
    answer.locator("[data-item=states]").uncheck();
    answer.locator("[data-cash=get]").fill("60");
    assertThat(answer.locator("[data-outlook=fine]")).containsText("completes Light blue");
    answer.locator("[data-send]").click();

    assertThat(panel(ann, "offers")).containsText("In answer to offer 1");
    panel(ann, "offers").getByText("Accept").click();
    assertThat(told(bob, "Park Place goes from Bob to Ann.")).hasCount(1);
    assertThat(ann.locator(".c-own[data-deed=park-place]")).isVisible();
    assertThat(ann.locator(".seat-score").first()).containsText("$782");
    assertThat(panel(bob, "deal")).hasCount(0);
  }

  @Test
  void atOneScreenEachSideOfADealHasTheSheetToItself() {
    GivenTable table = stage.given(BoardPosition.SCREEN);
    Visitor both = stage.visitor().hurried();
    both.follow(table.link(0)).begun();
    Page page = both.follow(table.link(1)).begun().page();
    page.keyboard().press("t");
    Locator sheet = panel(page, "deal");
    assertThat(sheet.locator("input:checked")).hasCount(0); // nothing is asked for unseen
    sheet.locator("[data-item=oriental]").check();
    sheet.locator("[data-item=park-place]").check();
    sheet.locator("[data-send]").click();
    assertThat(sheet).hasCount(0);
    panel(page, "offers").locator("[data-counter]").click();
    sheet.locator("[data-cash=get]").fill("60");
    sheet.locator("[data-send]").click();
    assertThat(sheet).hasCount(0);
    panel(page, "offers").getByText("Accept").click();
    assertThat(told(page, "Park Place goes from Bob to Ann.")).hasCount(1);
  }

  @Test
  void theLastHousesAreWishedForInSecretAuctionedAndPlaced() {
    GivenTable table = stage.given(BoardPosition.SHORTAGE);
    Page ann = at(table, 0);
    Page bob = at(table, 1);
    ann.locator("[data-build]").click();
    move(ann, "sell baltic").click();
    assertThat(ann.locator(".refusal")).containsText("no building on Baltic Avenue");
    Pages.button(ann, "OK").click();
    ann.locator(".c-board [data-space=baltic]").click(); // a tap on the board builds
    assertThat(panel(bob, "question")).containsText("only 2 left");
    move(bob, "wish 2").click();
    assertThat(panel(ann, "auction")).containsText("Auction: a house");
    move(ann, "pass").click();
    panel(bob, "auction").locator(".c-raises [data-move]").first().click();
    panel(bob, "question").locator("[data-move='place vermont']").click();
    assertThat(told(ann, "Bob builds on Vermont Avenue: 1 house.")).hasCount(1);
    assertThat(ann.locator(".c-board [data-space=vermont] .c-house")).hasCount(1);
  }

  @Test
  void aDebtIsRaisedPieceByPieceAndPaid() {
    Page ann = at(stage.given(BoardPosition.DEBT), 0);
    Locator debt = panel(ann, "debt");
    assertThat(debt).containsText("You owe Bob $200");
    assertThat(debt).containsText("Missing");
    debt.locator("[data-move='sell baltic']").click();
    assertThat(told(ann, "Ann sells a building on Baltic Avenue")).hasCount(1);
    assertThat(debt.locator("[data-move='sell mediterranean']")).isVisible();
    debt.locator("[data-move='mortgage reading']").click();
    assertThat(ann.locator(".c-board [data-space=reading] .c-mortgaged")).hasCount(1);
    move(ann, "pay").click();
    assertThat(told(ann, "Ann pays Bob $200.")).hasCount(1);
    assertThat(debt).hasCount(0);
    assertThat(ann.locator(".seat-score").first()).containsText("$55");
  }

  @Test
  void whoCannotPayIsOutAndTheOthersGoOn() {
    GivenTable table = stage.given(BoardPosition.RUIN);
    Page ann = at(table, 0);
    Page bob = at(table, 1);
    assertThat(panel(ann, "debt")).containsText("Only a deal could save you");
    move(ann, "bankrupt").click();
    assertThat(told(bob, "Ann is bankrupt to Bob")).hasCount(1);
    assertThat(ann.locator(".seat-score").first()).containsText("bankrupt");
    assertThat(ann.locator(".c-board .c-pawn")).hasCount(2);
    move(bob, "keep states").click();
    assertThat(bob.locator(".c-board [data-space=oriental] .token-1")).not().hasCount(0);
    assertThat(new TablePage(bob).ranking()).hasCount(0);
  }

  @Test
  void thereAreThreeWaysOutOfJail() {
    Page ann = at(stage.given(BoardPosition.JAIL), 0);
    assertThat(move(ann, "roll")).isVisible();
    assertThat(move(ann, "pay-fine")).isVisible();
    move(ann, "use-card chance").click();
    assertThat(told(ann, "Ann leaves jail.")).hasCount(1);
    assertThat(move(ann, "pay-fine")).hasCount(0);
    ann.keyboard().press("r");
    assertThat(told(ann, "Ann rolls")).hasCount(1);
  }

  @Test
  void theArrowKeysGoRoundTheBoard() {
    Page page = at(stage.given(BoardPosition.MIDDLE), 0);
    page.locator(".c-board [data-space][tabindex='0']").focus();
    String before = String.valueOf(page.locator(".c-card").getAttribute("data-focus"));
    page.keyboard().press("ArrowRight");
    assertThat(page.locator(".c-card")).not().hasAttribute("data-focus", before);
  }

  @Test
  void aFullTableFitsAPhoneAndNothingLiesUnderTheActions() {
    Page page = at(stage.given(BoardPosition.MIDDLE), 0);
    assertThat(page.locator(".c-time")).containsText("minutes left");
    assertThat(page.locator("clock-view")).hasCount(0); // it is no time for a decision
    page.setViewportSize(320, 640);
    assertThat(page.locator(".seat-score .c-signs").last()).isVisible();
    assertThat(page.locator(".seat-score .c-signs").last()).containsText("7");
    Layout.fits(page);
    page.setViewportSize(390, 844);
    page.locator(".c-own").first().click();
    assertThat(page.locator(".c-card")).isInViewport();
    Locator last = page.locator(".log-line, .log h2").last();
    last.scrollIntoViewIfNeeded();
    assertThat(last).isInViewport();
  }
}
