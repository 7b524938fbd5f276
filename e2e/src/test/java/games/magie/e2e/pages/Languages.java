package games.magie.e2e.pages;

import com.microsoft.playwright.Page;
import java.util.List;

/// The languages of the page, and what is said in none of them.
public final class Languages {
  public static final List<String> OTHERS = List.of("de", "ar");

  /// A text that was not found shows its key.
  private static final String KEYS =
      "() => document.body.innerText.match(/\\b(ui|value|bot|option|space|move|refusal)\\.[a-z]+/g)"
          + " ?? []";

  /// By the field of the page, wherever that is; else by what the browser remembers.
  private static final String SPEAK =
      """
      (wanted) => {
        const field = [...document.querySelectorAll('select')]
          .find((each) => [...each.options].some((option) => option.lang === wanted));
        if (field) {
          field.value = wanted;
          field.dispatchEvent(new Event('change'));
        } else {
          localStorage.setItem('magie.language', wanted);
        }
        return field !== undefined;
      }\
      """;

  private Languages() {}

  public static List<String> keys(Page page) {
    return ((List<?>) page.evaluate(KEYS)).stream().map(String::valueOf).toList();
  }

  /// Shows the page in another language, and waits until its words have come.
  public static void speak(Page page, String language) {
    String menu = menu(page);
    if (page.evaluate(SPEAK, language).equals(false)) {
      page.reload();
      page.locator("h1").first().waitFor();
    }
    page.waitForFunction("(wanted) => document.documentElement.lang === wanted", language);
    page.waitForCondition(() -> menu.isEmpty() || !menu(page).equals(menu));
  }

  /// At a table the words of the game come later than those of the page.
  private static String menu(Page page) {
    return (String)
        page.evaluate("() => document.querySelector('.menu > summary')?.textContent ?? ''");
  }
}
