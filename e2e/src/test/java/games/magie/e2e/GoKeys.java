package games.magie.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;

/// Plays GO! by its keys alone, and sees to it that the focus is never lost.
final class GoKeys extends GoPlayer {
  GoKeys(TablePage table) {
    super(table);
  }

  /// A choice has a digit, a big button shows its letter.
  @Override
  void press(Locator choices, int at) {
    String key =
        at >= 0
            ? String.valueOf(at + 1)
            : (String) choices.last().locator("kbd").evaluate("e => e.textContent.toLowerCase()");
    page().keyboard().press(key);
    assertThat(page().evaluate("document.activeElement.tagName"))
        .as("where the focus is")
        .isNotEqualTo("BODY");
  }
}
