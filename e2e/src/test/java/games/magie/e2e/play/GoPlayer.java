package games.magie.e2e.play;

import com.microsoft.playwright.Page;
import games.magie.e2e.pages.Chromium;
import games.magie.e2e.pages.TablePage;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/// Plays GO! by pressing what the page offers: the block for the tallest stack, or the first choice
/// of a list, each dial in turn, else the last of the big buttons. It plays inside the page, as
/// fast as the table asks, so that several browsers race in earnest.
public class GoPlayer {
  /// Presses until something comes that is not in `known` (where that is given): a kind of
  /// question, the curtain, or the end. Says what it is.
  private static final String PLAY =
      """
      (known) => new Promise((done) => {
        const one = (selector) => document.querySelector(selector);
        const look = () => {
          if (one('.over')) return 'over';
          if (one('[data-reveal]')) return 'curtain';
          if (!one('.actions.mine') || one('[aria-busy=true]')) return 'wait';
          return ['.dial-choice', '.panel .target', '.side.live', '.big'].find(one) ?? 'wait';
        };
        const height = (button) =>
          one(`.large [data-colour=${button.dataset.move.split(' ')[1]}]`)?.querySelectorAll('.storey').length ?? 0;
        const press = (where) => {
          const all = [...document.querySelectorAll(where)];
          if (where === '.big') {
            all.at(-1).click();
          } else if (where === '.dial-choice') {
            window.magieDials = ((window.magieDials ?? 0) + 1) % 3;
            all[window.magieDials].click();
          } else {
            all.toSorted((a, b) => height(b) - height(a))[0].click();
          }
        };
        const step = () => {
          const where = look();
          const kind = one('.go-own')?.dataset.phase + ' ' + where;
          if (where === 'over' || where === 'curtain') {
            done(where);
          } else if (where !== 'wait' && known && !known.includes(kind)) {
            done(kind);
          } else {
            if (where !== 'wait') press(where);
            setTimeout(step, 4);
          }
        };
        step();
      })\
      """;

  private final TablePage table;

  public GoPlayer(TablePage table) {
    this.table = table;
  }

  public TablePage table() {
    return table;
  }

  public Page page() {
    return table.page();
  }

  /// Plays until a question comes that is of none of these kinds: its phase and where its choices
  /// are, or `curtain`, or `over`.
  public String until(Collection<String> known) {
    return (String) page().evaluate(PLAY, new ArrayList<>(known));
  }

  /// Plays to the next curtain or to the end.
  public String on() {
    return (String) page().evaluate(PLAY);
  }

  /// The phase that the table is in.
  public String phase() {
    return (String) page().evaluate("() => document.querySelector('.go-own')?.dataset.phase ?? ''");
  }

  /// Everybody plays at once, until all see the ranking.
  public static void together(List<GoPlayer> players) {
    players.forEach(player -> player.page().evaluate("() => void (" + PLAY + ")(null)"));
    players.forEach(player ->
        player
            .page()
            .waitForSelector(
                ".over", new Page.WaitForSelectorOptions().setTimeout(6 * Chromium.PATIENCE)));
  }

  /// Holds the button of the curtain as long as it asks for it.
  public void reveal() {
    page().locator("[data-reveal]").focus();
    page().keyboard().down("Enter");
    page().waitForFunction("() => !document.querySelector('[data-reveal]')");
    page().keyboard().up("Enter");
  }
}
