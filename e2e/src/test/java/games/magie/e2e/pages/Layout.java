package games.magie.e2e.pages;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;

/// What must hold on a small screen.
public final class Layout {
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

  /// Words of cards that go over more than one line, and names that do not fit.
  private static final String BROKEN =
      """
      () => {
        const lines = (text, from, to) => {
          const range = document.createRange();
          range.setStart(text, from);
          range.setEnd(text, to);
          return range.getClientRects().length;
        };
        const words = [...document.querySelectorAll('.hand-cards .pc-name')].flatMap((each) => {
          const text = [...each.childNodes].find((node) => node.nodeType === 3 && node.data.trim());
          return [...text.data.matchAll(/[^\\s/]+/g)]
            .filter((word) => lines(text, word.index, word.index + word[0].length) > 1)
            .map((word) => word[0]);
        });
        const names = [...document.querySelectorAll('.opponent .seat-name')]
          .filter((each) => each.scrollWidth > each.clientWidth)
          .map((each) => each.textContent);
        return [...words, ...names];
      }\
      """;

  private Layout() {}

  /// Nothing has to be scrolled sideways.
  public static void fits(Page page) {
    assertThat(page.evaluate(WIDER)).as("pixels beyond the edge of the screen").isEqualTo(0);
  }

  /// Whatever can be pressed is at least 44 pixels wide and high.
  public static void suitsThumbs(Page page) {
    assertThat((List<?>) page.evaluate(SMALL)).as("too small to be pressed").isEmpty();
  }

  /// Every word on the cards of a hand stands on one line, and every opponent's name is whole.
  public static void breaksNoWord(Page page) {
    assertThat((List<?>) page.evaluate(BROKEN)).as("broken or cut").isEmpty();
  }

  /// The collections and banks of a card game of which the hand covers something now.
  public static List<String> underTheHand(Page page) {
    return ((List<?>) page.evaluate(UNDER)).stream().map(Object::toString).toList();
  }
}
