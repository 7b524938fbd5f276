package games.magie.e2e.play;

import com.microsoft.playwright.Page;
import java.util.Map;

/// What a table page offers at one moment, read from what it shows.
///
/// @param over the ranking is shown
/// @param mine somebody at this screen is asked, and the last command is answered
/// @param skip others' moves are still being shown and can be skipped
/// @param stop what stopping scores, -1 if one may not stop
/// @param roll whether one may roll
/// @param die a die that fits a square, 0 for none
/// @param freeing a policeman is to be chosen
/// @param policemen how many are in jail
public record Offer(
    boolean over,
    boolean mine,
    boolean skip,
    int stop,
    boolean roll,
    int die,
    boolean freeing,
    int policemen) {
  private static final String READ =
      """
      () => {
        const one = (selector) => document.querySelector(selector);
        const stop = one('[data-move=stop]'), roll = one('[data-move=roll]');
        const die = one('.die.fits:not(:disabled)');
        const freeing = one('.question .button:not(.plain)') !== null;
        const skip = [...document.querySelectorAll('#actions .actions-head button')]
          .some((button) => button.textContent === 'Skip ahead');
        const busy = one('[aria-busy=true]') !== null;
        const jail = one('.board [aria-label^=Jail]');
        return {
          over: one('.over') !== null,
          mine: !busy && (skip || freeing || stop !== null || roll !== null || die !== null),
          skip,
          stop: stop ? Number(stop.textContent.replace(/[^0-9]/g, '')) : -1,
          roll: roll !== null,
          die: die ? Number(die.dataset.die) : 0,
          freeing,
          policemen: jail ? Number(jail.getAttribute('aria-label').match(/\\d/)[0]) : 0,
        };
      }\
      """;

  public static Offer on(Page page) {
    var read = (Map<?, ?>) page.evaluate(READ);
    return new Offer(
        Boolean.TRUE.equals(read.get("over")),
        Boolean.TRUE.equals(read.get("mine")),
        Boolean.TRUE.equals(read.get("skip")),
        number(read, "stop"),
        Boolean.TRUE.equals(read.get("roll")),
        number(read, "die"),
        Boolean.TRUE.equals(read.get("freeing")),
        number(read, "policemen"));
  }

  private static int number(Map<?, ?> read, String name) {
    return read.get(name) instanceof Integer number ? number : 0;
  }
}
