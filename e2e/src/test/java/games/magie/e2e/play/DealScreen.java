package games.magie.e2e.play;

import com.microsoft.playwright.Page;
import games.magie.e2e.pages.Opening;
import games.magie.e2e.pages.TablePage;
import java.util.function.Function;

/// The card game.
@SuppressWarnings("ImmutableEnumChecker") // a way is a method, it holds nothing
public enum DealScreen implements Screen {
  DEAL_OPTIONS(stage -> Screen.options(stage, "deal")),
  DEAL_FIRST_CARDS(stage -> {
    Page page = stage.visitor().hurried().opens(Opening.Short.DEAL, "me:Ann", "bot:easy").page();
    Screen.shows(".hand-cards .pc").accept(page);
    return page;
  }),
  DEAL_PLAYING(Screen.at(DealPosition.PLAYING, Screen.shows(".hand-cards .fits"))),
  DEAL_A_CARD(
      Screen.at(
          DealPosition.PLAYING,
          page -> {
            page.locator(".hand-cards .pc-wild").click();
            Screen.shows(".panel .target").accept(page);
          })),
  DEAL_ALL_CARDS_OF_ANOTHER(
      Screen.at(
          DealPosition.PLAYING,
          page -> {
            page.locator(".opponent [aria-expanded=false]").first().click();
            Screen.shows(".opponent [aria-expanded=true]").accept(page);
          })),
  DEAL_ANSWER(Screen.at(DealPosition.ANSWER, Screen.shows("[data-move=no]"))),
  DEAL_PAYMENT(Screen.at(DealPosition.PAYMENT, Screen.shows("[data-pay]"))),
  DEAL_DISCARD(
      Screen.at(
          DealPosition.DISCARD,
          page -> {
            page.locator(".hand-cards .pc").first().click();
            Screen.shows(".panel [data-confirm]").accept(page);
          })),
  DEAL_CHARGE(Screen.at(DealPosition.CHARGE, Screen.shows(".panel .target"))),
  DEAL_TAKE(Screen.at(DealPosition.TAKE, Screen.shows(".panel .target"))),
  DEAL_GIVE(Screen.at(DealPosition.GIVE, Screen.shows(".panel .target"))),
  DEAL_ARRIVAL(Screen.at(DealPosition.ARRIVAL, Screen.shows(".panel .target"))),
  DEAL_STANDING_ORDERS(
      Screen.at(
          DealPosition.PLAYING,
          page -> {
            new TablePage(page).menu().getByText("Standing orders").click();
            Screen.shows("dialog[open]").accept(page);
          })),
  DEAL_WAITING(stage -> {
    Page page = Screen.given(stage, DealPosition.PLAYING, 1).page();
    Screen.shows(".hand-cards .pc").accept(page);
    return page;
  }),
  DEAL_CURTAIN(stage -> {
    Page page = Screen.shared(stage, DealPosition.ANSWER).page();
    Screen.shows("[data-reveal]").accept(page);
    return page;
  }),
  DEAL_GAME_OVER(stage -> Screen.ended(Screen.given(stage, DealPosition.NEAR_THE_END, 0)).page()),
  DEAL_WATCHED_AGAIN(stage -> Screen.replayed(Screen.given(stage, DealPosition.NEAR_THE_END, 0)));

  private final Function<Stage, Page> way;

  DealScreen(Function<Stage, Page> way) {
    this.way = way;
  }

  @Override
  public Page show(Stage stage) {
    return way.apply(stage);
  }
}
