package games.magie.e2e.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import games.magie.e2e.pages.Opening;
import java.util.function.Function;

/// The classic board, in both of its editions.
@SuppressWarnings("ImmutableEnumChecker") // a way is a method, it holds nothing
public enum BoardScreen implements Screen {
  POCKET_OPTIONS(stage -> Screen.options(stage, "pocket")),
  POCKET_FIGURES(stage -> {
    Page page = stage.visitor().hurried().opens(Opening.Short.POCKET, "me:Ann", "me:Bob").page();
    Screen.shows(".c-answers").accept(page);
    return page;
  }),
  POCKET_IN_MID_GAME(Screen.at(BoardPosition.MIDDLE, Screen.shows(".big"))),
  POCKET_FIVE_OTHERS(Screen.at(BoardPosition.CROWD, Screen.shows(".big"))),
  POCKET_BUYING(Screen.at(BoardPosition.BUYING, Screen.shows("[data-move=buy]"))),
  POCKET_AUCTION(Screen.at(BoardPosition.AUCTION, Screen.shows("[data-panel=auction]"))),
  POCKET_DEAL_SHEET(
      Screen.at(
          BoardPosition.SWAP,
          page -> {
            page.keyboard().press("t");
            page.locator("[data-item=oriental]").check();
            page.locator("[data-item=park-place]").check();
            Screen.shows("[data-outlook=fine]").accept(page);
          })),
  POCKET_OFFER(stage -> {
    GivenTable table = stage.given(BoardPosition.SWAP);
    Page ann = stage.visitor().hurried().follow(table.link(0)).begun().page();
    ann.keyboard().press("t");
    ann.locator("[data-item=oriental]").check();
    ann.locator("[data-item=park-place]").check();
    ann.locator("[data-send]").click();
    Page bob = stage.visitor().hurried().follow(table.link(1)).begun().page();
    Screen.shows("[data-panel=offers]").accept(bob);
    return bob;
  }),
  POCKET_BUILDING(
      Screen.at(
          BoardPosition.SHORTAGE,
          page -> {
            page.locator("[data-build]").click();
            Screen.shows("#build-title").accept(page);
          })),
  POCKET_WISHES(stage -> {
    GivenTable table = stage.given(BoardPosition.SHORTAGE);
    Page ann = stage.visitor().hurried().follow(table.link(0)).begun().page();
    ann.locator("[data-build]").click();
    ann.locator("[data-move='build baltic']").first().click();
    Page bob = stage.visitor().hurried().follow(table.link(1)).begun().page();
    Screen.shows("[data-move='wish 2']").accept(bob);
    return bob;
  }),
  POCKET_DEBT(Screen.at(BoardPosition.DEBT, Screen.shows("[data-panel=debt]"))),
  POCKET_RUIN(Screen.at(BoardPosition.RUIN, Screen.shows("[data-move=bankrupt]"))),
  POCKET_JAIL(Screen.at(BoardPosition.JAIL, Screen.shows("[data-move=pay-fine]"))),
  POCKET_SPECTATOR(stage -> {
    GivenTable table = stage.given(BoardPosition.MIDDLE);
    Page page = stage.visitor().hurried().follow("/t/" + table.id()).begun().page();
    assertThat(page.getByText("You are watching.")).isVisible();
    return page;
  }),
  POCKET_GAME_OVER(stage -> Screen.ended(Screen.given(stage, BoardPosition.PICTURE, 0)).page()),
  POCKET_WATCHED_AGAIN(
      stage -> Screen.replayed(Screen.given(stage, BoardPosition.NEAR_THE_END, 0))),
  BRANDS_OPTIONS(stage -> Screen.options(stage, "brands")),
  BRANDS_IN_MID_GAME(Screen.at(BoardPosition.BRANDS_MIDDLE, Screen.shows(".big"))),
  BRANDS_AUCTION(Screen.at(BoardPosition.BRANDS_AUCTION, Screen.shows("[data-panel=auction]"))),
  BRANDS_GAME_OVER(
      stage -> Screen.ended(Screen.given(stage, BoardPosition.BRANDS_PICTURE, 0)).page());

  private final Function<Stage, Page> way;

  BoardScreen(Function<Stage, Page> way) {
    this.way = way;
  }

  @Override
  public Page show(Stage stage) {
    return way.apply(stage);
  }
}
