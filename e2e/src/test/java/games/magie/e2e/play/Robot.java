package games.magie.e2e.play;

import com.microsoft.playwright.Page;

/// Plays any game inside the page, without a pointer and without asking where anything stands, so
/// that only the page's own work is measured. When a game is over it plays again.
public final class Robot {
  /// Counts the moves that the page is told of, and marks when.
  private static final String EARS =
      """
      window.magieMoves = 0;
      const Real = window.WebSocket;
      window.WebSocket = class extends Real {
        constructor(...all) {
          super(...all);
          this.addEventListener('message', ({data}) => {
            if (data.startsWith('{"type":"news"')) {
              window.magieMoves++;
              performance.mark('magie-news');
              performance.clearMarks(); // it is in the trace, and must not be kept
            }
          });
        }
      };\
      """;

  private static final String HANDS =
      """
      () => {
        const one = (selector) => document.querySelector(selector);
        const last = (selector) => [...document.querySelectorAll(selector)].at(-1);
        const HABITS = {
          'express-table': ['.question .target', '.question .button:not(.plain)',
            '[data-lay-all]', '.die.fits:not(:disabled)',
            '[data-move=roll]', '[data-move=stop]'],
          'classic-table': ['[data-panel=question] .c-answers [data-move]',
            '[data-panel=offers] [data-move^=refuse]', '.big[data-move=buy]',
            '.c-building .c-one[data-move^=build]:not(.off)', '.c-building header button',
            '[data-build].ready',
            '.big[data-move=decline]', '.big[data-move=pass]', '.big[data-move=pay]',
            '[data-panel=debt] [data-move]', '[data-move=bankrupt]',
            '.big[data-move=roll]', '.big[data-move=done]'],
          'deal-table': ['[data-move=no]:not(.off)', '[data-move=accept]', '[data-pay]',
            '.panel .target',
            '.panel [data-confirm]:not(:disabled)',
            '.deal-hand:has(.panel [data-confirm]) .pc:not(.chosen)',
            '.hand-cards .fits', '[data-move=end]', '[data-discard]'],
          'go-table': ['.dial-choice', '.panel .target', '.side.live', '.big'],
        };
        const next = () => {
          if (one('[aria-busy=true]')) return null;
          if (one('.over')) return window.magieOnce ? null : one('.over .button.strong');
          const table = Object.keys(HABITS).find(one);
          const habit = table && HABITS[table].find(one);
          if (table === 'express-table' && habit === '[data-move=roll]'
              && Number(one('[data-move=stop]')?.textContent.replace(/[^0-9]/g, '')) >= 1000) {
            return one('[data-move=stop]');
          }
          return habit ? (habit === '.big' ? last(habit) : one(habit)) : null;
        };
        const step = () => {
          const wanted = window.magieRests ? null : next();
          if (wanted) {
            window.magieClicks++;
            if (wanted.matches('[data-move=done]')) window.magieDones++;
            wanted.click();
          }
          setTimeout(step, 25);
        };
        window.magieClicks = window.magieDones = 0;
        step();
      }\
      """;

  private final Page page;

  private Robot(Page page) {
    this.page = page;
  }

  /// Makes a page count what it is told, before it is opened.
  public static Robot in(Page page) {
    page.addInitScript(EARS);
    return new Robot(page);
  }

  public void begin() {
    page.evaluate(HANDS);
  }

  /// Lets it play until the page was told of so many moves.
  public void until(int moves) {
    page.evaluate("() => { window.magieRests = false; }");
    page.waitForFunction(
        "(wanted) => window.magieMoves >= wanted",
        moves,
        new Page.WaitForFunctionOptions().setPollingInterval(200).setTimeout(900_000));
    page.evaluate("() => { window.magieRests = true; }");
  }

  /// Lets it play this one game to the end, and says how often it had to press something.
  public Presses toTheEnd() {
    page.evaluate("() => { window.magieOnce = true; }");
    begin();
    page.waitForFunction(
        "() => document.querySelector('.over') !== null",
        null,
        new Page.WaitForFunctionOptions().setPollingInterval(200).setTimeout(900_000));
    return new Presses(count("Clicks"), count("Dones"));
  }

  private int count(String what) {
    return (Integer) page.evaluate("(what) => window['magie' + what]", what);
  }

  /// How often something was pressed in a game.
  ///
  /// @param stops how many of these only said that the game may go on
  public record Presses(int all, int stops) {}

  public int moves() {
    return (Integer) page.evaluate("() => window.magieMoves");
  }
}
