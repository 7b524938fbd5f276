package games.magie.e2e;

import com.microsoft.playwright.Page;
import java.util.function.Consumer;
import java.util.function.Function;

/// GO!, question by question.
@SuppressWarnings("ImmutableEnumChecker") // a way is a method, it holds nothing
enum GoScreen implements Screen {
  GO_OPTIONS(stage -> Screen.options(stage, "go")),
  GO_BOARDS(stage -> {
    Page page = stage.visitor().hurried().opens(Opening.Short.GO, "me:Ann", "bot:easy").page();
    BoardScreen.shows(".side.live").accept(page);
    return page;
  }),
  GO_BEFORE_THE_ROLL(at(GoPosition.BEFORE_THE_ROLL, BoardScreen.shows("[data-move=roll]"))),
  GO_BUTTON(
      at(
          GoPosition.BEFORE_THE_ROLL,
          page -> {
            page.locator("[data-tile=go-button]").click();
            BoardScreen.shows(".panel .target").accept(page);
          })),
  GO_GRABBING(at(GoPosition.GRABBING, BoardScreen.shows(".big"))),
  GO_MONEY_BAG(at(GoPosition.MONEY_BAG, BoardScreen.shows(".panel .target"))),
  GO_ON_GO(at(GoPosition.ON_GO, BoardScreen.shows(".panel .target"))),
  GO_HEIST(at(GoPosition.HEIST, BoardScreen.shows(".panel .target"))),
  GO_SHUT_DOWN(at(GoPosition.SHUT_DOWN, BoardScreen.shows(".panel .target"))),
  GO_DIALS(at(GoPosition.DIALS, BoardScreen.shows(".dial-choice"))),
  GO_DIALS_SHOWN(stage -> {
    GivenTable table = stage.given(GoPosition.DIALS);
    Page ann = stage.visitor().hurried().follow(table.link(0)).begun().page();
    ann.locator("[data-move='dial coin']").click();
    Page bob = stage.visitor().hurried().follow(table.link(1)).begun().page();
    bob.locator("[data-move='dial coin']").click();
    BoardScreen.shows("[data-reveal-dials]").accept(ann);
    return ann;
  }),
  GO_STEAL(at(GoPosition.STEAL, BoardScreen.shows(".panel .target"))),
  GO_SHIELD(at(GoPosition.SHIELD, BoardScreen.shows("[data-move=shield]"))),
  GO_MEGA(at(GoPosition.MEGA, BoardScreen.shows(".panel .target"))),
  GO_CURTAIN(stage -> {
    Page page = Screen.shared(stage, GoPosition.DIALS).page();
    BoardScreen.shows("[data-reveal]").accept(page);
    return page;
  }),
  GO_GAME_OVER(stage -> {
    TablePage table = Screen.given(stage, GoPosition.NEAR_THE_END, 0);
    table.page().locator("[data-move='take red 1']").first().click();
    table.ranking().waitFor();
    BoardScreen.shows("[data-chart]").accept(table.page());
    return table.page();
  }),
  GO_WATCHED_AGAIN(stage -> Screen.replayed(Screen.given(stage, GoPosition.NEAR_THE_END, 0)));

  private final Function<Stage, Page> way;

  GoScreen(Function<Stage, Page> way) {
    this.way = way;
  }

  @Override
  public Page show(Stage stage) {
    return way.apply(stage);
  }

  private static Function<Stage, Page> at(Given position, Consumer<Page> steps) {
    return stage -> {
      Page page = Screen.given(stage, position, 0).page();
      steps.accept(page);
      return page;
    };
  }
}
