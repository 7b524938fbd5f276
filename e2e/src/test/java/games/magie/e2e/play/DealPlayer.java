package games.magie.e2e.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import games.magie.e2e.pages.Sitter;
import games.magie.e2e.pages.TablePage;
import java.util.Set;

/// Plays Deal by pressing what the page offers: properties first, and whatever a card can do before
/// it goes to the bank.
public class DealPlayer implements Sitter {
  private static final Set<String> CHOICES = Set.of("charge", "take", "give", "arrive");

  private final Page page;

  public DealPlayer(TablePage table) {
    this.page = table.page();
  }

  @Override
  public Page page() {
    return page;
  }

  public DealOffer look() {
    return DealOffer.on(page);
  }

  @Override
  public boolean asked() {
    return look().mine();
  }

  @Override
  public boolean over() {
    return look().over();
  }

  /// Waits until this page asks for something, or the game is over.
  public DealOffer untilAsked() {
    page.waitForCondition(() -> look().mine() || look().over());
    return look();
  }

  /// One decision of whoever is asked.
  @Override
  public void decide() {
    DealOffer offer = look();
    if (offer.covered()) {
      reveal();
    } else if (offer.phase().equals("react")) {
      accept();
    } else if (offer.phase().equals("pay")) {
      pay();
    } else if (CHOICES.contains(offer.phase())) {
      choose();
    } else if (page.locator(".panel [data-confirm]").count() > 0) {
      discard();
    } else if (offer.card() >= 0) {
      take(offer.card());
      choose();
    } else if (offer.end()) {
      end();
    } else {
      discarding();
    }
    assertThat(page.locator(".refusal")).hasCount(0);
  }

  /// Holds the button of the curtain until the table is there.
  public void reveal() {
    page.locator("[data-reveal]").hover();
    page.mouse().down();
    page.locator(".curtain").waitFor(gone());
    page.mouse().up();
  }

  public static Locator.WaitForOptions gone() {
    return new Locator.WaitForOptions()
        .setState(com.microsoft.playwright.options.WaitForSelectorState.DETACHED);
  }

  public void accept() {
    press(page.locator("[data-move=accept]"));
  }

  public void end() {
    press(page.locator("[data-move=end]"));
  }

  public void take(int card) {
    press(page.locator(".hand-cards .pc").nth(card));
  }

  /// The first answer to a question, or the first thing that a chosen card can do.
  public void choose() {
    press(page.locator(".panel .target").first());
  }

  private void discard() {
    Locator done = page.locator(".panel [data-confirm]");
    for (int card = 0; done.isDisabled(); card++) {
      take(card);
    }
    discarded();
  }

  public void pay() {
    press(page.locator("[data-pay]"));
  }

  /// Goes to choose what shall be discarded.
  public void discarding() {
    press(page.locator("[data-discard]"));
  }

  public void discarded() {
    press(page.locator(".panel [data-confirm]"));
  }

  public void press(Locator control) {
    control.click();
  }
}
