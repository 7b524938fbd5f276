package games.magie.e2e.play;

import com.microsoft.playwright.Locator;
import games.magie.e2e.pages.Layout;
import games.magie.e2e.pages.TablePage;

/// Plays with a thumb.
public final class PhonePlayer extends Player {
  public PhonePlayer(TablePage table) {
    super(table);
  }

  @Override
  public void decide() {
    super.decide();
    Layout.fits(table().page());
  }

  @Override
  public void press(Locator control) {
    control.tap();
  }
}
