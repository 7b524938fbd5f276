package games.magie.e2e;

import com.microsoft.playwright.Locator;

/// Plays with a thumb.
final class PhonePlayer extends Player {
  PhonePlayer(TablePage table) {
    super(table);
  }

  @Override
  public void decide() {
    super.decide();
    Layout.fits(table().page());
  }

  @Override
  void press(Locator control) {
    control.tap();
  }
}
