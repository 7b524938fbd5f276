package games.magie.e2e;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.util.List;

/// What axe finds wrong with a page, for people who cannot see, hear or point well.
final class Axe {
  private Axe() {}

  static List<String> everything(Page page) {
    return run(builder(page));
  }

  /// Only what depends on the colours.
  static List<String> contrast(Page page) {
    return run(builder(page).withRules(List.of("color-contrast")));
  }

  /// There are no frames, so everything can be done in the page itself.
  private static AxeBuilder builder(Page page) {
    return new AxeBuilder(page).setLegacyMode(true);
  }

  private static List<String> run(AxeBuilder axe) {
    return axe.analyze().getViolations().stream()
        .flatMap(rule ->
            rule.getNodes().stream()
                .map(node -> rule.getId() + ": " + rule.getHelp() + ": " + node.getHtml()))
        .toList();
  }
}
