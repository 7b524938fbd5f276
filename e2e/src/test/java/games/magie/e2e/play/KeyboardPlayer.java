package games.magie.e2e.play;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import games.magie.e2e.pages.Pages;
import games.magie.e2e.pages.TablePage;
import java.util.function.BooleanSupplier;

/// Plays without a mouse, and sees to it that the focus is never lost.
public final class KeyboardPlayer extends Player {
  private static final int MOST_TABS = 80;

  private final Page page;

  public KeyboardPlayer(TablePage table) {
    super(table);
    this.page = table.page();
  }

  @Override
  public void decide() {
    super.decide();
    untilAsked();
    Pages.keepsTheFocus(page);
  }

  @Override
  public void roll() {
    page.keyboard().press("r");
  }

  @Override
  public void stop() {
    page.keyboard().press("s");
  }

  /// A digit takes the die, another one the square if there are several.
  @Override
  public void lay(int die) {
    page.keyboard().press(String.valueOf(die % 10));
    if (asksWhere(die)) {
      page.keyboard().press("1");
    }
  }

  @Override
  public void skip(Locator button) {
    if (reaches(page, button)) {
      page.keyboard().press("Enter");
    }
  }

  @Override
  public void press(Locator control) {
    tabTo(page, control);
    page.keyboard().press("Enter");
  }

  /// Goes on with Tab until a control has the focus, as somebody without a mouse must.
  public static void tabTo(Page page, Locator control) {
    var _ = reaches(page, control, () -> false);
  }

  /// The same for a control that may go away meanwhile: then it is not reached.
  public static boolean reaches(Page page, Locator control) {
    return reaches(page, control, () -> control.count() == 0);
  }

  private static boolean reaches(Page page, Locator control, BooleanSupplier gone) {
    for (int tabs = 0; tabs < MOST_TABS && !gone.getAsBoolean(); tabs++) {
      if (focused(control)) {
        return true;
      }
      page.keyboard().press("Tab");
    }
    if (gone.getAsBoolean()) {
      return false;
    }
    throw new AssertionError("the keyboard does not reach " + control);
  }

  private static boolean focused(Locator control) {
    return control
        .evaluateAll("all => all.length > 0 && all[0] === document.activeElement")
        .equals(true);
  }
}
