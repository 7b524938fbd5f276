package games.magie.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;

/// How the page objects find things: by what a person, or a screen reader, is told about them.
final class Pages {
  private Pages() {}

  static Locator button(Page page, String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  static Locator link(Page page, String name) {
    return page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(name));
  }

  static Locator heading(Page page, String name) {
    return page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName(name));
  }

  static Locator alert(Page page) {
    return page.getByRole(AriaRole.ALERT);
  }

  /// Whatever had the focus may have gone; within a frame something else has it.
  static void keepsTheFocus(Page page) {
    page.waitForFunction("() => (document.activeElement ?? document.body) !== document.body");
  }
}
