package games.magie.e2e;

import com.microsoft.playwright.Page;
import java.util.List;

/// Plays the classic board by pressing what the page offers: never buys or bids, so that it goes on
/// quickly.
///
/// @param page of a table at which one person plays against bots
record BoardPlayer(Page page) {
  private static final int MOST_DECISIONS = 300;
  private static final String RANKING = ".ranking";

  /// What is pressed first if there is a choice.
  private static final List<String> HABITS =
      List.of(
          "[data-panel=question] .c-answers [data-move]",
          "[data-move^='refuse ']",
          "[data-move=decline]",
          "[data-move=pass]",
          "[data-move=pay]",
          "[data-panel=debt] [data-move]",
          ".big[data-move=roll]",
          "[data-move=done]");

  /// Plays on until the ranking is shown.
  void toTheEnd() {
    untilShown(RANKING);
  }

  /// Plays on until all of this is shown.
  void untilShown(String... wanted) {
    for (int decisions = 0; decisions < MOST_DECISIONS; decisions++) {
      page.waitForCondition(() -> shows(wanted) || next() != null);
      if (shows(wanted)) {
        return;
      }
      decide();
    }
    throw new AssertionError("never shown: " + List.of(wanted));
  }

  private boolean shows(String... wanted) {
    return List.of(wanted).stream().allMatch(this::offers);
  }

  /// By a script, since what others do may move a button away under the pointer.
  private void decide() {
    page.evaluate("(one) => document.querySelector(one)?.click()", String.valueOf(next()));
  }

  private @org.jspecify.annotations.Nullable String next() {
    return HABITS.stream().filter(this::offers).findFirst().orElse(null);
  }

  private boolean offers(String control) {
    return page.evaluate(
            "(one) => !document.querySelector('[aria-busy=true]') && !!document.querySelector(one)",
            control)
        .equals(true);
  }
}
