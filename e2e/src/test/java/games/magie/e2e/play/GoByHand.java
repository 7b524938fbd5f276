package games.magie.e2e.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import games.magie.e2e.pages.Layout;
import games.magie.e2e.pages.Pages;
import games.magie.e2e.pages.Sitter;
import games.magie.e2e.pages.TablePage;
import java.util.Locale;

/// Plays GO! with real keys, or real clicks and taps that must meet what they aim at.
public abstract class GoByHand implements Sitter {
  /// So long a tap waits for what it aims at, which may be gone for good.
  private static final int AIMING = 2_000;

  /// What is asked: `over`, the choices of a list, the last big button, or nothing.
  private static final String LOOK =
      """
      () => {
        const one = (selector) => document.querySelector(selector);
        if (one('.over')) return 'over';
        if (!one('.actions.mine') || one('[aria-busy=true]')) return '';
        return ['.panel .target', '.side.live', '.big'].find(one) ?? '';
      }\
      """;

  private final Page page;

  private GoByHand(Page page) {
    this.page = page;
  }

  public abstract void press(Locator choice);

  @Override
  public Page page() {
    return page;
  }

  @Override
  public boolean asked() {
    String where = look();
    return !where.isEmpty() && !where.equals("over");
  }

  @Override
  public boolean over() {
    return look().equals("over");
  }

  @Override
  public void decide() {
    String where = look();
    if (!where.isEmpty() && !where.equals("over")) {
      Locator choices = page.locator(where);
      press(where.equals(".big") ? choices.last() : choices.first());
    }
  }

  private String look() {
    return (String) page.evaluate(LOOK);
  }

  /// A choice shows its digit, a big button its letter, a board is reached by Tab. The focus must
  /// not be lost by it.
  public static GoByHand withKeys(TablePage table) {
    Page page = table.page();
    return new GoByHand(page) {
      @Override
      public void press(Locator choice) {
        if (choice.evaluateAll("all => all[0]?.matches('.side') ?? false").equals(true)) {
          if (KeyboardPlayer.reaches(page, choice)) {
            page.keyboard().press("Enter");
          }
          return;
        }
        String key =
            (String) choice.evaluateAll("all => all[0]?.querySelector('kbd')?.textContent ?? ''");
        if (key.isEmpty()) {
          return; // the question is gone
        }
        page.keyboard().press(key.toLowerCase(Locale.ROOT));
        Pages.keepsTheFocus(page);
      }
    };
  }

  public static GoByHand withTheMouse(TablePage table) {
    return new GoByHand(table.page()) {
      @Override
      public void press(Locator choice) {
        aim(choice, () -> choice.click(new Locator.ClickOptions().setTimeout(AIMING)));
      }
    };
  }

  public static GoByHand withThumbs(TablePage table) {
    return new GoByHand(table.page()) {
      @Override
      public void press(Locator choice) {
        aim(choice, () -> choice.tap(new Locator.TapOptions().setTimeout(AIMING)));
        Layout.fits(page());
      }
    };
  }

  private static void aim(Locator choice, Runnable press) {
    try {
      press.run();
    } catch (TimeoutError e) {
      // Somebody else was faster, and the question is gone; else the next look finds it again.
      assertThat(choice.count()).as("what cannot be met: " + e.getMessage()).isZero();
    }
  }
}
