package games.magie.e2e.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import games.magie.e2e.pages.HomePage;
import games.magie.e2e.pages.Pages;
import games.magie.e2e.pages.ReplayPage;
import games.magie.e2e.pages.SetupPage;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.pages.Visitor;
import games.magie.testdb.Cable;
import java.util.function.Consumer;
import java.util.function.Function;

/// What all games share: the pages before and after a game, and a table of express.
@SuppressWarnings("ImmutableEnumChecker") // a way is a method, it holds nothing
public enum FrameScreen implements Screen {
  HOME(stage -> stage.visitor().home().page()),
  HOME_WITH_TABLES(stage -> {
    Visitor visitor = stage.visitor().hurried();
    finished(new Player(visitor.opens("me:Ann", "me:Bob").begun()));
    visitor.opens("me:Ann", "bot:easy").begun();
    HomePage home = visitor.home();
    assertThat(home.tables()).isVisible();
    home.page().getByText("Finished games").click();
    assertThat(Pages.link(home.page(), "Replay")).isVisible();
    return home.page();
  }),
  HOME_WITH_GAMES_TO_WATCH(stage -> {
    TablePage table = stage.visitor().hurried().opens("me:Ann", "me:Bob").begun();
    table.dialog("Link to this table").getByRole(AriaRole.SWITCH).check();
    HomePage home = stage.visitor().home();
    assertThat(home.publicGames()).isVisible();
    home.publicGames().scrollIntoViewIfNeeded();
    return home.page();
  }),
  HOME_WITHOUT_A_SERVER(stage -> {
    Page page = stage.visitor().expects("ERR_").page();
    page.route("**/api/**", Route::abort);
    page.navigate(stage.url() + "/");
    assertThat(Pages.alert(page)).isVisible();
    return page;
  }),
  SETUP_FOR_FRIENDS(stage -> stage.visitor().home().withFriends().page()),
  SETUP_ON_ONE_DEVICE(stage -> stage.visitor().home().onThisDevice().addSeat().page()),
  OPTIONS(stage -> {
    SetupPage setup = stage.visitor().home().withFriends().shortGame();
    setup.openOptions().getByText("The rule", exactly()).first().click();
    return setup.page();
  }),
  LOBBY_OF_THE_HOST(stage -> {
    TablePage table = stage.visitor().opens("me:Ann", "open:");
    assertThat(table.code()).isVisible();
    return table.page();
  }),
  LOBBY_OF_A_GUEST(stage -> {
    TablePage table = stage.visitor().opens("me:Ann", "open:");
    Page page = stage.visitor().follow("/t/" + table.id()).page();
    assertThat(Pages.button(page, "Sit down")).isVisible();
    return page;
  }),
  BEFORE_THE_FIRST_ROLL(table(player -> player.untilAsked())),
  PLACING(table(Player::untilSomethingFits)),
  SEVERAL_DICE_TO_PLACE(table(player -> until(player, "[data-lay-all]"))),
  A_DIE_WITH_SEVERAL_SQUARES(table(FrameScreen::choose)),
  IN_MID_GAME(stage -> {
    while (true) { // a game may be over before it looks as wanted
      TablePage table =
          stage.visitor().hurried().opens("me:Ann", "bot:random", "bot:random").begun();
      var player = new Player(table);
      Locator own = table.seats().locator(".seat-score").first();
      while (!player.untilAsked().over()) {
        if (!own.textContent().startsWith("$0") && table.laid().count() >= 3) {
          return table.page();
        }
        player.decide();
      }
    }
  }),
  A_REFUSED_MOVE(table(FrameScreen::refuse)),
  A_CLAUSE(
      table(player -> {
        player.untilSomethingFits();
        player.table().logLines().last().click();
        assertThat(player.table().log().locator(".clause")).isVisible();
      })),
  ALL_FACES(table(player -> player.table().page().getByText("What the dice can show").click())),
  MENU(table(player -> player.table().menu())),
  HELP(table(player -> dialog(player, "Keys and help"))),
  INVITATION(table(player -> dialog(player, "Link to this table"))),
  GOING_ON_ELSEWHERE(
      table(player -> {
        dialog(player, "Continue on another device");
        Pages.button(player.table().page(), "Link for Ann").click();
        assertThat(player.table().seatLink()).isVisible();
      })),
  PACKING(table(player -> dialog(player, "Pack into a file"))),
  PACKED(
      table(player -> {
        dialog(player, "Pack into a file");
        Page page = player.table().page();
        Pages.button(page, "Pack the table").click();
        assertThat(Pages.heading(page, "This table is packed")).isVisible();
      })),
  UNPACKING(stage -> {
    Page page = stage.visitor().follow("/?unpack").page();
    assertThat(page.getByLabel("File")).isVisible();
    return page;
  }),
  TALK(
      table(player -> {
        Page page = player.table().page();
        page.locator(".chat summary").click();
        page.getByPlaceholder("Say something").fill("Good evening!");
        page.getByPlaceholder("Say something").press("Enter");
        assertThat(page.locator(".chat li")).hasCount(1);
      })),
  A_PAUSE(
      table(player -> {
        player.table().menu().locator("[data-pause]").click();
        assertThat(player.table().page().locator("[data-resume]").first()).isVisible();
      })),
  RULES_OF_THE_TABLE(table(player -> dialog(player, "Rules at this table"))),
  LETTING_A_BOT_PLAY(table(player -> dialog(player, "Let a bot play for me"))),
  LEAVING(table(player -> dialog(player, "Leave the game"))),
  WAITING_FOR_ANOTHER(stage -> {
    TablePage table = stage.visitor().opens("me:Ann", "open:");
    TablePage other = stage.visitor().follow("/t/" + table.id()).sitDown("Bob").begun();
    assertThat(other.actions()).containsText("Waiting for Ann");
    return other.page();
  }),
  WATCHING(stage -> {
    TablePage table = stage.visitor().opens("me:Ann", "me:Bob").begun();
    return stage.visitor().follow("/t/" + table.id()).begun().page();
  }),
  WITHOUT_CONNECTION(stage -> {
    Cable cable = stage.closing(new Cable(stage.port()));
    Visitor visitor = stage.visitor(cable.url()).expects("WebSocket|ERR_");
    TablePage table = visitor.opens("me:Ann", "me:Bob").begun();
    cable.cut();
    assertThat(table.offline()).isVisible();
    return table.page();
  }),
  BACK_AGAIN(stage -> {
    Visitor visitor = stage.visitor().hurried();
    String link = "/t/" + visitor.opens("me:Ann", "me:Bob").begun().id();
    visitor.page().navigate("about:blank");
    var elsewhere = new Player(visitor.tab(stage.url() + link).begun());
    // What another tab has shown counts as seen, so it must not remember.
    elsewhere.table().page().evaluate("() => { Storage.prototype.setItem = () => {}; }");
    elsewhere.untilSomethingFits();
    elsewhere.decide();
    TablePage back = visitor.follow(link).begun();
    assertThat(back.away()).isVisible();
    return back.page();
  }),
  GAME_OVER(
      table(player -> assertThat(finished(player).page().locator("[data-chart]")).isVisible())),
  WATCHING_AGAIN(
      table(player -> {
        Page page = finished(player).page();
        Pages.link(page, "Replay").click();
        var replay = new ReplayPage(page);
        replay.control("next").click();
        replay.at(1);
        assertThat(replay.now().first()).isVisible();
      })),
  DICE(
      table(player -> {
        finished(player).menu().getByText("Dice fairness").click();
        assertThat(player.table().page().locator(".dice-chart")).isVisible();
      })),
  NO_SUCH_TABLE(stage -> {
    Page page = stage.visitor().expects("404").follow("/t/nosuchtable").page();
    assertThat(Pages.alert(page)).isVisible();
    return page;
  }),
  NO_SUCH_GAME(stage -> {
    Page page = stage.visitor().follow("/?new=nosuchgame&for=friends").page();
    assertThat(Pages.alert(page)).isVisible();
    return page;
  });

  private final Function<Stage, Page> way;

  FrameScreen(Function<Stage, Page> way) {
    this.way = way;
  }

  @Override
  public Page show(Stage stage) {
    return way.apply(stage);
  }

  /// A screen of a table at which all sit around one device.
  private static Function<Stage, Page> table(Consumer<Player> steps) {
    return stage -> {
      TablePage table = stage.visitor().hurried().opens("me:Ann", "me:Bob").begun();
      steps.accept(new Player(table));
      return table.page();
    };
  }

  private static void dialog(Player player, String item) {
    player.table().menu().getByText(item).click();
    assertThat(player.table().page().locator("dialog[open]")).isVisible();
  }

  /// A game that all agreed to end.
  private static TablePage finished(Player player) {
    player.untilSomethingFits();
    player.decide();
    player.untilSomethingFits();
    player.table().agreeToEnd();
    assertThat(player.table().ranking()).isVisible();
    return player.table();
  }

  /// Plays until something is offered beside the dice.
  private static void until(Player player, String wanted) {
    Page page = player.table().page();
    player.untilSomethingFits();
    while (page.locator(wanted).count() == 0) {
      if (player.look().roll()) {
        player.roll();
      } else {
        player.decide();
      }
      player.untilSomethingFits();
    }
  }

  /// Lays dice until one has several squares to go to.
  private static void choose(Player player) {
    Page page = player.table().page();
    while (page.locator(".question .target").count() == 0) {
      int die = player.untilSomethingFits().die();
      page.locator("[data-die='" + die + "']").click();
      page.waitForCondition(
          () -> player.look().mine() || page.locator(".question .target").count() > 0);
    }
  }

  /// Tries to put a die where it does not belong.
  public static void refuse(Player player) {
    Page page = player.table().page();
    while (true) {
      player.untilSomethingFits();
      Locator misfits = page.locator(".die.rolled:not(.fits)");
      if (misfits.count() > 0) {
        misfits.first().click();
        player.table().sector("green").click();
        assertThat(player.table().refusal()).isVisible();
        return;
      }
      player.roll();
    }
  }

  private static Locator.GetByTextOptions exactly() {
    return new Locator.GetByTextOptions().setExact(true);
  }
}
