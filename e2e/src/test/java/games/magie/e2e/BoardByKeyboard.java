package games.magie.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Plays the classic board with nothing but keys, and sees to it that the focus is never lost.
///
/// @param page of a table at which one person plays against bots
record BoardByKeyboard(Page page) {
  private static final int MOST_DECISIONS = 120;

  /// What can be answered by one key, in the order in which it is preferred.
  private static final List<Map.Entry<String, String>> KEYS =
      List.of(
          Map.entry(".big[data-move=decline]", "d"),
          Map.entry(".big[data-move=pass]", "p"),
          Map.entry(".big[data-move=pay]", "p"),
          Map.entry(".big[data-move=roll]", "r"),
          Map.entry(".big[data-move=done]", "d"));

  /// What is reached by Tab and pressed by Enter.
  private static final List<String> ELSEWHERE =
      List.of(
          "[data-panel=question] .c-answers [data-move]",
          "[data-panel=offers] [data-move^=refuse]",
          "[data-panel=debt] [data-move]");

  /// Until the person's turn has come so many times.
  void turns(int times) {
    for (int decisions = 0; decisions < MOST_DECISIONS; decisions++) {
      if (turnsTold() >= times) {
        return;
      }
      page.waitForCondition(() -> next() != null || turnsTold() >= times);
      decide();
    }
    throw new AssertionError("the turn does not come round");
  }

  private int turnsTold() {
    return page.locator(".log-line", new Page.LocatorOptions().setHasText("It is Ann's turn."))
        .count();
  }

  private void decide() {
    String wanted = next();
    if (wanted == null) {
      return;
    }
    int lines = page.locator(".log-line").count();
    for (var key : KEYS) {
      if (key.getKey().equals(wanted)) {
        page.keyboard().press(key.getValue());
      }
    }
    if (ELSEWHERE.contains(wanted)) {
      KeyboardPlayer.tabTo(page, page.locator(wanted).first());
      page.keyboard().press("Enter");
    }
    page.waitForCondition(() -> page.locator(".log-line").count() > lines);
    assertThat(page.evaluate("document.activeElement.tagName"))
        .as("where the focus is after " + wanted)
        .isNotEqualTo("BODY");
  }

  private @Nullable String next() {
    return java.util.stream.Stream.concat(ELSEWHERE.stream(), KEYS.stream().map(Map.Entry::getKey))
        .filter(this::offers)
        .findFirst()
        .orElse(null);
  }

  private boolean offers(String control) {
    return page.evaluate(
            "(one) => !document.querySelector('[aria-busy=true]') && !!document.querySelector(one)",
            control)
        .equals(true);
  }
}
