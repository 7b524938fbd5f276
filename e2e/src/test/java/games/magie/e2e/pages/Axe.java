package games.magie.e2e.pages;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/// What axe finds wrong with a page, for people who cannot see, hear or point well.
public final class Axe {
  private static final String SCRIPT = script();

  /// Only what is wrong, since whatever is right takes far longer to tell.
  private static final String RUN =
      """
      (rules) => axe.run(document, {
        resultTypes: ['violations'],
        ...(rules.length > 0 ? {runOnly: {type: 'rule', values: rules}} : {}),
      }).then(({violations}) => violations.flatMap(({id, help, nodes}) =>
        nodes.map((node) => id + ': ' + help + ': ' + node.html)))\
      """;

  private Axe() {}

  public static List<String> everything(Page page) {
    return run(page, List.of());
  }

  /// Only what depends on the colours.
  public static List<String> contrast(Page page) {
    return run(page, List.of("color-contrast"));
  }

  private static List<String> run(Page page, List<String> rules) {
    if (page.evaluate("() => 'axe' in window").equals(false)) {
      page.evaluate(SCRIPT);
    }
    var found = (List<?>) page.evaluate(RUN, rules);
    return found.stream().map(String::valueOf).toList();
  }

  private static String script() {
    try (InputStream in = Objects.requireNonNull(Axe.class.getResourceAsStream("/axe.min.js"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
