package games.magie.e2e;

import com.microsoft.playwright.Page;
import java.util.List;

/// Plays the classic board by pressing what the page offers: never buys, so that auctions come
/// soon.
///
/// @param page of a table at which one person plays against bots
record BoardPlayer(Page page) {
  private static final int MOST_DECISIONS = 300;
  private static final String BID = "[data-panel=auction] .c-raises [data-move]";

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

  void untilBidding() {
    untilAsked(BID);
  }

  /// Plays on until this is offered.
  void untilAsked(String wanted) {
    for (int decisions = 0; decisions < MOST_DECISIONS; decisions++) {
      page.waitForCondition(() -> offers(wanted) || next() != null);
      if (offers(wanted)) {
        return;
      }
      decide(1);
    }
    throw new AssertionError("never offered: " + wanted);
  }

  void decide(int times) {
    for (int decisions = 0; decisions < times; decisions++) {
      page.waitForCondition(() -> next() != null);
      press(String.valueOf(next()));
    }
  }

  /// By a script, since what others do may move a button away under the pointer.
  void press(String control) {
    page.evaluate("(one) => document.querySelector(one)?.click()", control);
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
