package games.magie.e2e.play;

import com.microsoft.playwright.Page;
import java.util.Map;

/// What a table of Deal offers at one moment, read from what it shows.
///
/// @param over the ranking is shown
/// @param covered the curtain is down
/// @param phase what is asked of somebody at this screen, empty while nothing is
/// @param card the index of a card in the hand that can do something, a property if there is one;
///   -1 for none
/// @param end whether the turn may be ended
public record DealOffer(boolean over, boolean covered, String phase, int card, boolean end) {
  private static final String READ =
      """
      () => {
        const one = (selector) => document.querySelector(selector);
        const board = one('.deal-board[aria-busy=false]');
        const cards = [...document.querySelectorAll('.hand-cards .pc')];
        const fitting = (kind) => cards.findIndex((card) => card.matches('.fits' + kind));
        const laid = Math.max(fitting('.pc-property'), fitting('.pc-wild'));
        return {
          over: one('.over') !== null,
          covered: one('.curtain') !== null,
          phase: board && board.dataset.phase !== 'wait' ? board.dataset.phase : '',
          card: laid >= 0 ? laid : fitting(''),
          end: one('[data-move=end]') !== null,
        };
      }\
      """;

  public static DealOffer on(Page page) {
    var read = (Map<?, ?>) page.evaluate(READ);
    return new DealOffer(
        Boolean.TRUE.equals(read.get("over")),
        Boolean.TRUE.equals(read.get("covered")),
        String.valueOf(read.get("phase")),
        read.get("card") instanceof Integer card ? card : -1,
        Boolean.TRUE.equals(read.get("end")));
  }

  public boolean mine() {
    return !over && (covered || !phase.isEmpty());
  }
}
