package games.magie.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;

/// Plays express by clicking what the page offers, cautiously, so that games stay short.
class Player {
  private static final int ENOUGH = 1500;
  private static final int MOST_DECISIONS = 2000;

  private final TablePage table;

  Player(TablePage table) {
    this.table = table;
  }

  TablePage table() {
    return table;
  }

  Offer look() {
    return Offer.on(table.page());
  }

  /// Plays on until the ranking is shown.
  void toTheEnd() {
    together(List.of(this));
  }

  /// Several browsers at one table: whoever is asked decides, until all see the ranking.
  static void together(List<? extends Player> players) {
    Page page = players.getFirst().table().page();
    for (int decisions = 0; decisions < MOST_DECISIONS; decisions++) {
      page.waitForCondition(() ->
          players.stream().anyMatch(each -> each.look().mine())
              || players.stream().allMatch(each -> each.look().over()));
      var asked = players.stream().filter(each -> each.look().mine()).findFirst();
      if (asked.isEmpty()) {
        return;
      }
      asked.get().decide();
    }
    throw new AssertionError("the game does not end");
  }

  /// Waits until this page asks for a decision.
  Offer untilAsked() {
    table.page().waitForCondition(() -> look().mine() || look().over());
    return look();
  }

  /// One decision.
  void decide() {
    Offer offer = untilAsked();
    if (offer.skip()) {
      press(Pages.button(table.page(), "Skip ahead"));
    } else if (offer.freeing()) {
      press(table.page().locator(".question button").first());
    } else if (offer.stop() >= ENOUGH || (offer.policemen() == 2 && offer.stop() > 0)) {
      stop();
    } else if (offer.die() > 0) {
      lay(offer.die());
    } else if (offer.roll()) {
      roll();
    } else {
      stop();
    }
  }

  /// Rolls until there is a die to be laid, whoever's turn it then is on this screen.
  Offer untilSomethingFits() {
    Offer offer = untilAsked();
    while (offer.die() == 0) {
      decide();
      offer = untilAsked();
    }
    return offer;
  }

  void roll() {
    press(table.page().locator("[data-move=roll]"));
  }

  void stop() {
    press(table.page().locator("[data-move=stop]"));
  }

  /// Chooses a die, then its square: the only one, or the first.
  void lay(int die) {
    press(table.page().locator("[data-die='" + die + "']"));
    press(table.page().locator(".question [data-confirm], .question .target").first());
  }

  void press(Locator control) {
    control.click();
  }
}
