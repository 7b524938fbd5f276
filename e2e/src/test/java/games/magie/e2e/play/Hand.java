package games.magie.e2e.play;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.TimeoutError;
import games.magie.e2e.pages.Layout;
import games.magie.e2e.pages.Opening;
import games.magie.e2e.pages.Sitter;
import games.magie.e2e.pages.TablePage;
import java.util.function.Consumer;

/// How somebody plays, at a table of any game.
public enum Hand {
  /// Real clicks.
  MOUSE,
  /// Real taps, and nothing ever has to be scrolled sideways.
  THUMB,
  /// Keys alone, and the focus is never lost.
  KEYS,
  /// Events without a pointer, which is quick.
  SCRIPT;

  /// A button that is there is pressed long before.
  private static final int SOON = 5_000;

  private static final Locator.ClickOptions CLICK = new Locator.ClickOptions().setTimeout(SOON);
  private static final Locator.TapOptions TAP = new Locator.TapOptions().setTimeout(SOON);

  public Sitter at(Opening.Short game, TablePage table) {
    return switch (game) {
      case EXPRESS -> express(table);
      case DEAL -> deal(table);
      case GO -> go(table);
      case POCKET, BRANDS -> board(table);
    };
  }

  private Sitter express(TablePage table) {
    return switch (this) {
      case MOUSE -> new Player(table);
      case THUMB -> new PhonePlayer(table);
      case KEYS -> new KeyboardPlayer(table);
      case SCRIPT ->
          new Player(table) {
            @Override
            public void press(Locator control) {
              control.dispatchEvent("click");
            }
          };
    };
  }

  private Sitter deal(TablePage table) {
    return switch (this) {
      case MOUSE -> new DealPlayer(table);
      case KEYS -> new DealByKeyboard(table);
      case THUMB ->
          new DealPlayer(table) {
            @Override
            public void decide() {
              super.decide();
              Layout.fits(page());
            }

            @Override
            public void press(Locator control) {
              control.tap();
            }
          };
      case SCRIPT ->
          new DealPlayer(table) {
            @Override
            public void press(Locator control) {
              control.dispatchEvent("click");
            }
          };
    };
  }

  private Sitter go(TablePage table) {
    return switch (this) {
      case MOUSE, SCRIPT -> GoByHand.withTheMouse(table);
      case THUMB -> GoByHand.withThumbs(table);
      case KEYS -> GoByHand.withKeys(table);
    };
  }

  private Sitter board(TablePage table) {
    return switch (this) {
      case SCRIPT -> new BoardPlayer(table.page());
      case KEYS -> new BoardByKeyboard(table.page());
      case MOUSE ->
          new BoardPlayer(table.page()) {
            @Override
            public void press(String control) {
              unlessGone(page().locator(control).first(), it -> it.click(CLICK));
            }
          };
      case THUMB ->
          new BoardPlayer(table.page()) {
            @Override
            public void press(String control) {
              unlessGone(page().locator(control).first(), it -> it.tap(TAP));
              Layout.fits(page());
            }
          };
    };
  }

  /// What others do may take a button away before it is pressed; then the page is looked at again.
  private static void unlessGone(Locator control, Consumer<Locator> press) {
    try {
      press.accept(control);
    } catch (TimeoutError e) {
      if (control.count() > 0) {
        throw e;
      }
    }
  }
}
