package games.magie.e2e.play;

import com.microsoft.playwright.Page;
import games.magie.e2e.pages.Pages;
import games.magie.e2e.pages.ReplayPage;
import games.magie.e2e.pages.SetupPage;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.pages.Visitor;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/// Something that people can get to see, and how one gets there.
public interface Screen {
  Page show(Stage stage);

  static Stream<Screen> all() {
    return Stream.of(
            FrameScreen.values(), BoardScreen.values(), DealScreen.values(), GoScreen.values())
        .flatMap(Arrays::stream);
  }

  /// The options of a game, before a table is opened.
  static Page options(Stage stage, String game) {
    Page page = stage.visitor().follow("/?new=" + game + "&for=device").page();
    new SetupPage(page).openOptions();
    return page;
  }

  /// A table that stands in a position, seen from a seat.
  static TablePage given(Stage stage, Given position, int seat) {
    return stage.visitor().hurried().follow(stage.given(position).link(seat)).begun();
  }

  /// A way to a screen: a table that stands in a position, seen from its first seat, and some
  /// steps.
  static Function<Stage, Page> at(Given position, Consumer<Page> steps) {
    return stage -> {
      Page page = given(stage, position, 0).page();
      steps.accept(page);
      return page;
    };
  }

  /// The last step: something is there.
  static Consumer<Page> shows(String selector) {
    return page -> page.locator(selector).first().waitFor();
  }

  /// The same with all seats at one screen.
  static TablePage shared(Stage stage, Given position) {
    Visitor visitor = stage.visitor().hurried();
    stage.given(position).links().forEach(link -> visitor.follow(link).begun());
    return visitor.table();
  }

  /// The ranking of a game that its people agreed to end.
  static TablePage ended(TablePage table) {
    table.agreeToEnd();
    table.ranking().waitFor();
    table.page().locator("[data-chart]").first().waitFor();
    return table;
  }

  /// The same, watched again.
  static Page replayed(TablePage table) {
    Page page = ended(table).page();
    Pages.link(page, "Replay").click();
    new ReplayPage(page);
    return page;
  }
}
