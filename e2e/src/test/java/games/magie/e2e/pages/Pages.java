package games.magie.e2e.pages;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;

/// How the page objects find things: by what a person, or a screen reader, is told about them.
public final class Pages {
  private Pages() {}

  public static Locator button(Page page, String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  public static Locator link(Page page, String name) {
    return page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(name));
  }

  public static Locator heading(Page page, String name) {
    return page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName(name));
  }

  public static Locator alert(Page page) {
    return page.getByRole(AriaRole.ALERT);
  }

  /// Whatever had the focus may have gone; within a frame something else has it.
  public static void keepsTheFocus(Page page) {
    page.waitForFunction("() => (document.activeElement ?? document.body) !== document.body");
  }
}
