package games.magie.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import java.util.Locale;

/// Plays GO! with real keys, or real taps that must meet what they aim at.
abstract class GoByHand {
  private static final int MOST_LOOKS = 20_000;

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

  abstract void press(Locator choice);

  final void toTheEnd() {
    for (int looks = 0; looks < MOST_LOOKS; looks++) {
      String where = (String) page.evaluate(LOOK);
      if (where.equals("over")) {
        return;
      }
      if (!where.isEmpty()) {
        Locator choices = page.locator(where);
        press(where.equals(".big") ? choices.last() : choices.first());
      }
    }
    throw new AssertionError("the game does not end");
  }

  /// A choice shows its digit, a big button its letter. The focus must not be lost by it.
  static GoByHand withKeys(TablePage table) {
    Page page = table.page();
    return new GoByHand(page) {
      @Override
      void press(Locator choice) {
        String key =
            (String) choice.evaluateAll("all => all[0]?.querySelector('kbd')?.textContent ?? ''");
        if (key.isEmpty()) {
          return; // the question is gone
        }
        page.keyboard().press(key.toLowerCase(Locale.ROOT));
        assertThat(page.evaluate("document.activeElement.tagName"))
            .as("where the focus is")
            .isNotEqualTo("BODY");
      }
    };
  }

  static GoByHand withThumbs(TablePage table) {
    return new GoByHand(table.page()) {
      @Override
      void press(Locator choice) {
        try {
          choice.tap(new Locator.TapOptions().setTimeout(2_000));
        } catch (TimeoutError e) {
          // Somebody else was faster, and the question is gone; else the next look finds it again.
          assertThat(choice.count()).as("what cannot be tapped: " + e.getMessage()).isZero();
        }
      }
    };
  }
}
