package games.magie.e2e;

import com.microsoft.playwright.Locator;

/// Plays Deal without a mouse, and sees to it that the focus is never lost.
final class DealByKeyboard extends DealPlayer {
  /// Cards beyond have no digit.
  private static final int DIGITS = 9;

  DealByKeyboard(TablePage table) {
    super(table);
  }

  @Override
  public void decide() {
    super.decide();
    untilAsked();
    Pages.keepsTheFocus(page());
  }

  @Override
  void accept() {
    page().keyboard().press("a");
  }

  @Override
  void end() {
    page().keyboard().press("e");
  }

  @Override
  void take(int card) {
    if (card < DIGITS) {
      page().keyboard().press(String.valueOf(card + 1));
    } else {
      super.take(card);
    }
  }

  @Override
  void choose() {
    page().locator(".panel .target").first().waitFor();
    page().keyboard().press("1");
  }

  @Override
  void pay() {
    page().keyboard().press("p");
  }

  @Override
  void discarding() {
    page().keyboard().press("d");
  }

  @Override
  void discarded() {
    page().keyboard().press("d");
  }

  @Override
  void press(Locator control) {
    KeyboardPlayer.tabTo(page(), control);
    page().keyboard().press("Enter");
  }
}
