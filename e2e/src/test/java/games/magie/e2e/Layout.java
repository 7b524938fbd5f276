package games.magie.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;

/// What must hold on a small screen.
final class Layout {
  private static final String WIDER =
      "() => document.documentElement.scrollWidth - document.documentElement.clientWidth";

  /// Everything that can be pressed now and is smaller than a thumb. A label counts with its field.
  private static final String SMALL =
      """
      () => {
        const root = document.querySelector('dialog[open]') ?? document;
        const all = root.querySelectorAll(
          'a[href], button, input, select, summary, [role=button]');
        return [...all]
          .filter((each) => each.checkVisibility() && !each.matches('.skip'))
          .map((each) => ({each, box: (each.closest('label') ?? each).getBoundingClientRect()}))
          .filter(({box}) => box.width < 43.5 || box.height < 43.5)
          .map(({each, box}) => each.tagName.toLowerCase() + '.' + each.getAttribute('class') + ' '
            + (each.getAttribute('aria-label') ?? each.textContent.trim()).slice(0, 40)
            + ' ' + Math.round(box.width) + 'x' + Math.round(box.height));
      }\
      """;

  /// What reaches below the upper edge of the hand.
  private static final String UNDER =
      """
      () => {
        const edge = document.querySelector('.deal-hand').getBoundingClientRect().top;
        return [...document.querySelectorAll('.opponent, .own .pile')]
          .map((each) => ({each, below: each.getBoundingClientRect().bottom - edge}))
          .filter(({below}) => below > .5)
          .map(({each, below}) => each.textContent.trim().replace(/\\s+/g, ' ').slice(0, 40)
            + ' ' + Math.round(below));
      }\
      """;

  private Layout() {}

  /// Nothing has to be scrolled sideways.
  static void fits(Page page) {
    assertThat(page.evaluate(WIDER)).as("pixels beyond the edge of the screen").isEqualTo(0);
  }

  /// Whatever can be pressed is at least 44 pixels wide and high.
  static void suitsThumbs(Page page) {
    assertThat((List<?>) page.evaluate(SMALL)).as("too small to be pressed").isEmpty();
  }

  /// The collections and banks of a card game of which the hand covers something now.
  static List<String> underTheHand(Page page) {
    return ((List<?>) page.evaluate(UNDER)).stream().map(Object::toString).toList();
  }
}
