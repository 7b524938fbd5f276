package games.magie.e2e.play;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import games.magie.e2e.pages.Pages;
import games.magie.e2e.pages.Sitter;
import games.magie.e2e.pages.TablePage;

/// Plays express by clicking what the page offers, cautiously, so that games stay short.
public class Player implements Sitter {
  private static final int ENOUGH = 1500;
  private static final String TARGET = ".question .target";

  private final TablePage table;

  public Player(TablePage table) {
    this.table = table;
  }

  @Override
  public Page page() {
    return table.page();
  }

  @Override
  public TablePage table() {
    return table;
  }

  public Offer look() {
    return Offer.on(table.page());
  }

  @Override
  public boolean asked() {
    return look().mine();
  }

  @Override
  public boolean over() {
    return look().over();
  }

  /// Waits until this page asks for a decision.
  public Offer untilAsked() {
    table.page().waitForCondition(() -> look().mine() || look().over());
    return look();
  }

  @Override
  public void decide() {
    Offer offer = untilAsked();
    if (offer.skip()) {
      skip(Pages.button(table.page(), "Skip ahead"));
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
  public Offer untilSomethingFits() {
    Offer offer = untilAsked();
    while (offer.die() == 0) {
      decide();
      offer = untilAsked();
    }
    return offer;
  }

  public void roll() {
    press(table.page().locator("[data-move=roll]"));
  }

  public void stop() {
    press(table.page().locator("[data-move=stop]"));
  }

  /// A die with one square to go to is laid at once, any other on the first of its squares.
  public void lay(int die) {
    press(table.page().locator(waiting(die)));
    if (asksWhere(die)) {
      press(table.page().locator(TARGET).first());
    }
  }

  /// Whether the page asks for the square of a die that was just taken.
  public boolean asksWhere(int die) {
    Page page = table.page();
    page.waitForCondition(
        () -> page.locator(TARGET).count() > 0 || page.locator(waiting(die)).count() == 0);
    return page.locator(TARGET).count() > 0;
  }

  private static String waiting(int die) {
    return ".die.fits[data-die='" + die + "']";
  }

  /// What others do may have been shown meanwhile: then the button is not there any more.
  public void skip(Locator button) {
    button.evaluateAll("all => all.forEach(each => each.click())");
  }

  public void press(Locator control) {
    control.click();
  }
}
