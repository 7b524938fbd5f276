package games.magie.e2e.play;

import com.microsoft.playwright.Locator;
import games.magie.e2e.pages.Pages;
import games.magie.e2e.pages.TablePage;

/// Plays Deal without a mouse, and sees to it that the focus is never lost.
public final class DealByKeyboard extends DealPlayer {
  /// Cards beyond have no digit.
  private static final int DIGITS = 9;

  public DealByKeyboard(TablePage table) {
    super(table);
  }

  @Override
  public void decide() {
    super.decide();
    untilAsked();
    Pages.keepsTheFocus(page());
  }

  @Override
  public void accept() {
    page().keyboard().press("a");
  }

  @Override
  public void end() {
    page().keyboard().press("e");
  }

  @Override
  public void take(int card) {
    if (card < DIGITS) {
      page().keyboard().press(String.valueOf(card + 1));
    } else {
      super.take(card);
    }
  }

  @Override
  public void choose() {
    page().locator(".panel .target").first().waitFor();
    page().keyboard().press("1");
  }

  @Override
  public void pay() {
    page().keyboard().press("p");
  }

  @Override
  public void discarding() {
    page().keyboard().press("d");
  }

  @Override
  public void discarded() {
    page().keyboard().press("d");
  }

  @Override
  public void press(Locator control) {
    KeyboardPlayer.tabTo(page(), control);
    page().keyboard().press("Enter");
  }
}
