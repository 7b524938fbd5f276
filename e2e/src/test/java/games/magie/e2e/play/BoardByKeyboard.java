package games.magie.e2e.play;

import com.microsoft.playwright.Page;
import games.magie.e2e.pages.Pages;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Plays the classic board with nothing but keys, and sees to it that the focus is never lost.
public final class BoardByKeyboard extends BoardPlayer {
  /// A big button is pressed by the first letter of its move.
  private static final Pattern BIG = Pattern.compile("\\.big\\[data-move=(.).*");

  public BoardByKeyboard(Page page) {
    super(page);
  }

  @Override
  public void press(String control) {
    int told = told();
    Matcher big = BIG.matcher(control);
    if (big.matches()) {
      page().keyboard().press(big.group(1));
    } else {
      KeyboardPlayer.tabTo(page(), page().locator(control).first());
      page().keyboard().press("Enter");
    }
    page().waitForCondition(() -> told() > told || over());
    Pages.keepsTheFocus(page());
  }

  /// How much has happened; of a long log only the newest lines are on the page.
  private int told() {
    return (Integer) page().evaluate("() => document.querySelector('log-panel')?.log.length ?? 0");
  }
}
