package games.magie.e2e.pages;

import com.microsoft.playwright.Page;
import java.util.List;

/// Somebody at a table who decides what the page asks.
public interface Sitter {
  int MOST_DECISIONS = 2000;

  Page page();

  /// Whether the page asks for something and is ready for the answer.
  boolean asked();

  /// Whether the ranking is shown.
  boolean over();

  /// One decision. At a table where all act at once the question may be gone by then.
  void decide();

  default TablePage table() {
    return new TablePage(page());
  }

  /// Plays on until the ranking is shown.
  default void toTheEnd() {
    together(List.of(this));
  }

  /// Several browsers at one table: whoever is asked decides, until all see the ranking.
  static void together(List<? extends Sitter> sitters) {
    Page page = sitters.getFirst().page();
    for (int decisions = 0; decisions < MOST_DECISIONS; decisions++) {
      page.waitForCondition(() ->
          sitters.stream().anyMatch(Sitter::asked) || sitters.stream().allMatch(Sitter::over));
      if (sitters.stream().allMatch(Sitter::over)) {
        return;
      }
      sitters.stream().filter(Sitter::asked).findFirst().ifPresent(Sitter::decide);
    }
    throw new AssertionError("the game does not end");
  }
}
