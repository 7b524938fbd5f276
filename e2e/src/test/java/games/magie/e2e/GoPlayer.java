package games.magie.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;

/// Plays GO! by pressing what the page offers: the first choice of a list, each dial in turn, else
/// the last of the big buttons.
class GoPlayer {
  private static final int MOST_LOOKS = 20_000;

  /// Where the choices of a question are, in the order in which they are looked for.
  private static final String LOOK =
      """
      () => {
        const one = (selector) => document.querySelector(selector);
        if (one('.over')) return 'over';
        if (one('[data-reveal]')) return 'curtain';
        if (!one('.actions.mine') || one('[aria-busy=true]')) return 'wait';
        const found = ['.dial-choice', '.panel .target', '.side.live', '.big'].find(one);
        return found ?? 'wait';
      }""";

  private final TablePage table;
  private int decisions;

  GoPlayer(TablePage table) {
    this.table = table;
  }

  TablePage table() {
    return table;
  }

  Page page() {
    return table.page();
  }

  /// `over`, `curtain`, `wait`, or where the choices are.
  String look() {
    return (String) page().evaluate(LOOK);
  }

  /// The phase that the table is in.
  String phase() {
    return (String) page().evaluate("() => document.querySelector('.go-own')?.dataset.phase ?? ''");
  }

  void toTheEnd() {
    together(List.of(this));
  }

  /// Whoever is asked decides, all at once, until all see the ranking.
  static void together(List<? extends GoPlayer> players) {
    for (int looks = 0; looks < MOST_LOOKS; looks++) {
      boolean over = true;
      for (GoPlayer player : players) {
        String look = player.look();
        over &= look.equals("over");
        if (look.equals("curtain")) {
          player.reveal();
        } else if (!look.equals("over") && !look.equals("wait")) {
          player.decide(look);
        }
      }
      if (over) {
        return;
      }
    }
    throw new AssertionError("the game does not end");
  }

  void decide(String where) {
    Locator choices = page().locator(where);
    decisions++;
    if (where.equals(".big")) {
      press(choices, -1);
    } else {
      press(choices, where.equals(".dial-choice") ? decisions % 3 : 0);
    }
  }

  /// Presses without waiting: the question may be gone by now, since others play at the same time.
  void press(Locator choices, int at) {
    choices.evaluateAll("(all, at) => all.at(at)?.click()", at);
  }

  /// Holds the button of the curtain as long as it asks for it.
  void reveal() {
    page().locator("[data-reveal]").focus();
    page().keyboard().down("Enter");
    page().waitForCondition(() -> !look().equals("curtain"));
    page().keyboard().up("Enter");
  }
}
