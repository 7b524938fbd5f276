package games.magie.e2e;

import com.microsoft.playwright.Page;
import java.util.function.Consumer;
import java.util.function.Function;

/// The card game.
@SuppressWarnings("ImmutableEnumChecker") // a way is a method, it holds nothing
enum DealScreen implements Screen {
  DEAL_OPTIONS(stage -> Screen.options(stage, "deal")),
  DEAL_FIRST_CARDS(stage -> {
    Page page = stage.visitor().hurried().opens(Opening.Short.DEAL, "me:Ann", "bot:easy").page();
    BoardScreen.shows(".hand-cards .pc").accept(page);
    return page;
  }),
  DEAL_PLAYING(at(DealPosition.PLAYING, BoardScreen.shows(".hand-cards .fits"))),
  DEAL_A_CARD(
      at(
          DealPosition.PLAYING,
          page -> {
            page.locator(".hand-cards .pc-wild").click();
            BoardScreen.shows(".panel .target").accept(page);
          })),
  DEAL_ALL_CARDS_OF_ANOTHER(
      at(
          DealPosition.PLAYING,
          page -> {
            page.locator(".opponent [aria-expanded=false]").first().click();
            BoardScreen.shows(".opponent [aria-expanded=true]").accept(page);
          })),
  DEAL_ANSWER(at(DealPosition.ANSWER, BoardScreen.shows("[data-move=no]"))),
  DEAL_PAYMENT(at(DealPosition.PAYMENT, BoardScreen.shows("[data-pay]"))),
  DEAL_DISCARD(
      at(
          DealPosition.DISCARD,
          page -> {
            page.locator(".hand-cards .pc").first().click();
            BoardScreen.shows(".panel [data-confirm]").accept(page);
          })),
  DEAL_CHARGE(at(DealPosition.CHARGE, BoardScreen.shows(".panel .target"))),
  DEAL_TAKE(at(DealPosition.TAKE, BoardScreen.shows(".panel .target"))),
  DEAL_GIVE(at(DealPosition.GIVE, BoardScreen.shows(".panel .target"))),
  DEAL_ARRIVAL(at(DealPosition.ARRIVAL, BoardScreen.shows(".panel .target"))),
  DEAL_STANDING_ORDERS(
      at(
          DealPosition.PLAYING,
          page -> {
            new TablePage(page).menu().getByText("Standing orders").click();
            BoardScreen.shows("dialog[open]").accept(page);
          })),
  DEAL_WAITING(stage -> {
    Page page = Screen.given(stage, DealPosition.PLAYING, 1).page();
    BoardScreen.shows(".hand-cards .pc").accept(page);
    return page;
  }),
  DEAL_CURTAIN(stage -> {
    Page page = Screen.shared(stage, DealPosition.ANSWER).page();
    BoardScreen.shows("[data-reveal]").accept(page);
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

  private static Function<Stage, Page> at(Given position, Consumer<Page> steps) {
    return stage -> {
      Page page = Screen.given(stage, position, 0).page();
      steps.accept(page);
      return page;
    };
  }
}
