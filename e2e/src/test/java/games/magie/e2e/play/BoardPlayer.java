package games.magie.e2e.play;

import com.microsoft.playwright.Page;
import games.magie.e2e.pages.Sitter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Plays the classic board by pressing what the page offers: never buys or bids, so that it goes on
/// quickly.
public class BoardPlayer implements Sitter {
  private static final String RANKING = ".ranking";

  /// What is pressed first if there is a choice.
  private static final List<String> HABITS =
      List.of(
          "[data-panel=question] .c-answers [data-move]",
          "[data-panel=offers] [data-move^=refuse]",
          ".big[data-move=decline]",
          ".big[data-move=pass]",
          ".big[data-move=pay]",
          "[data-panel=debt] [data-move]",
          ".big[data-move=roll]",
          ".big[data-move=done]");

  /// The first of some that is there, while the page is ready for an answer.
  private static final String FIRST =
      "(all) => document.querySelector('[aria-busy=true]')"
          + " ? null : all.find((one) => document.querySelector(one)) ?? null";

  private final Page page;

  /// @param page of a table at which one person plays
  public BoardPlayer(Page page) {
    this.page = page;
  }

  @Override
  public Page page() {
    return page;
  }

  @Override
  public boolean asked() {
    return next() != null;
  }

  @Override
  public boolean over() {
    return shows(RANKING);
  }

  @Override
  public void decide() {
    String wanted = next();
    if (wanted != null) {
      press(wanted);
    }
  }

  /// By a script, since what others do may move a button away under the pointer.
  public void press(String control) {
    page.evaluate("(one) => document.querySelector(one)?.click()", control);
  }

  /// Plays on until all of this is shown.
  public void untilShown(String... wanted) {
    for (int decisions = 0; decisions < MOST_DECISIONS; decisions++) {
      page.waitForCondition(() -> shows(wanted) || asked());
      if (shows(wanted)) {
        return;
      }
      decide();
    }
    throw new AssertionError("never shown: " + List.of(wanted));
  }

  private boolean shows(String... wanted) {
    return List.of(wanted).stream().allMatch(each -> first(List.of(each)) != null);
  }

  private @Nullable String next() {
    return over() ? null : first(HABITS);
  }

  private @Nullable String first(List<String> controls) {
    return (String) page.evaluate(FIRST, controls);
  }
}
