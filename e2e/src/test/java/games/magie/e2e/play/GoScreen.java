package games.magie.e2e.play;

import com.microsoft.playwright.Page;
import games.magie.e2e.pages.Opening;
import games.magie.e2e.pages.TablePage;
import java.util.function.Function;

/// GO!, question by question.
@SuppressWarnings("ImmutableEnumChecker") // a way is a method, it holds nothing
public enum GoScreen implements Screen {
  GO_OPTIONS(stage -> Screen.options(stage, "go")),
  GO_BOARDS(stage -> {
    Page page = stage.visitor().hurried().opens(Opening.Short.GO, "me:Ann", "bot:easy").page();
    Screen.shows(".side.live").accept(page);
    return page;
  }),
  GO_BEFORE_THE_ROLL(Screen.at(GoPosition.BEFORE_THE_ROLL, Screen.shows("[data-move=roll]"))),
  GO_BUTTON(
      Screen.at(
          GoPosition.BEFORE_THE_ROLL,
          page -> {
            page.locator("[data-tile=go-button]").click();
            Screen.shows(".panel .target").accept(page);
          })),
  GO_GRABBING(Screen.at(GoPosition.GRABBING, Screen.shows(".big"))),
  GO_MONEY_BAG(Screen.at(GoPosition.MONEY_BAG, Screen.shows(".panel .target"))),
  GO_ON_GO(Screen.at(GoPosition.ON_GO, Screen.shows(".panel .target"))),
  GO_HEIST(Screen.at(GoPosition.HEIST, Screen.shows(".panel .target"))),
  GO_SHUT_DOWN(Screen.at(GoPosition.SHUT_DOWN, Screen.shows(".panel .target"))),
  GO_DIALS(Screen.at(GoPosition.DIALS, Screen.shows(".dial-choice"))),
  GO_DIALS_SHOWN(stage -> {
    GivenTable table = stage.given(GoPosition.DIALS);
    Page ann = stage.visitor().hurried().follow(table.link(0)).begun().page();
    ann.locator("[data-move='dial coin']").click();
    Page bob = stage.visitor().hurried().follow(table.link(1)).begun().page();
    bob.locator("[data-move='dial coin']").click();
    Screen.shows("[data-reveal-dials]").accept(ann);
    return ann;
  }),
  GO_STEAL(Screen.at(GoPosition.STEAL, Screen.shows(".panel .target"))),
  GO_SHIELD(Screen.at(GoPosition.SHIELD, Screen.shows("[data-move=shield]"))),
  GO_MEGA(Screen.at(GoPosition.MEGA, Screen.shows(".panel .target"))),
  GO_CURTAIN(stage -> {
    Page page = Screen.shared(stage, GoPosition.DIALS).page();
    Screen.shows("[data-reveal]").accept(page);
    return page;
  }),
  GO_GAME_OVER(stage -> {
    TablePage table = Screen.given(stage, GoPosition.NEAR_THE_END, 0);
    table.page().locator("[data-move='take red 1']").first().click();
    table.ranking().waitFor();
    Screen.shows("[data-chart]").accept(table.page());
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
}
