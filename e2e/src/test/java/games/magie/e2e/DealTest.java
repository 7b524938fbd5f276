package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import games.magie.e2e.pages.Layout;
import games.magie.e2e.pages.Opening;
import games.magie.e2e.pages.Pages;
import games.magie.e2e.pages.Sitter;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.pages.Visitor;
import games.magie.e2e.play.DealPlayer;
import games.magie.e2e.play.DealPosition;
import games.magie.e2e.play.Hand;
import games.magie.e2e.play.Screen;
import games.magie.e2e.play.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The card game, whose hands are secret.
class DealTest {
  /// Where the cards of the viewer's hand stand in a frame.
  private static final Pattern HAND = Pattern.compile("\"hand\":\\[([^]]*)]");

  private static final Pattern WORD = Pattern.compile("[a-z][a-z-]*");

  private static final List<int[]> LAPTOPS =
      List.of(new int[] {1280, 800}, new int[] {1366, 768}, new int[] {1440, 900});

  @RegisterExtension final Stage stage = new Stage();

  @Test
  void twoBrowsersPlayAndNeitherIsSentTheOthersHand() {
    Visitor ann = stage.visitor().hurried();
    Visitor bob = stage.visitor().hurried();
    List<String> toAnn = frames(ann.page());
    List<String> toBob = frames(bob.page());
    TablePage hers = ann.opens(Opening.Short.DEAL, "me:Ann", "open:");
    TablePage his = bob.follow("/t/" + hers.id()).sitDown("Bob").begun();
    List<Sitter> players =
        List.of(
            Hand.SCRIPT.at(Opening.Short.DEAL, hers.begun()),
            Hand.SCRIPT.at(Opening.Short.DEAL, his));
    his.page().waitForCondition(() -> dealt(toAnn) && dealt(toBob));
    // Nothing has been played, so nobody can know a card that only the other holds.
    assertThat(told(toAnn)).containsAll(hand(toAnn)).noneMatch(only(toBob, toAnn)::contains);
    assertThat(told(toBob)).containsAll(hand(toBob)).noneMatch(only(toAnn, toBob)::contains);

    Sitter.together(players);
    assertThat(his.ranking().textContent()).isEqualTo(hers.ranking().textContent());
    assertThat(toAnn).anyMatch(frame -> frame.contains("\"drew A ")).noneMatch(DealTest::ofBob);
    assertThat(toBob).anyMatch(DealTest::ofBob);
    assertThat(toBob).noneMatch(frame -> frame.contains("\"drew A ") || frame.contains("dealt A "));
  }

  private static boolean ofBob(String frame) {
    return frame.contains("\"drew B ") || frame.contains("\"dealt B ");
  }

  private static List<String> frames(Page page) {
    var frames = new ArrayList<String>();
    page.onWebSocket(socket -> socket.onFrameReceived(frame -> frames.add(frame.text())));
    return frames;
  }

  private static boolean dealt(List<String> frames) {
    return frames.stream().anyMatch(frame -> frame.contains("\"hand\":[\""));
  }

  /// The cards of the last hand that was sent, but for money, whose names are numbers.
  private static Set<String> hand(List<String> frames) {
    var hand = new TreeSet<String>();
    for (String frame : frames) {
      var found = HAND.matcher(frame);
      if (found.find()) {
        hand.clear();
        hand.addAll(words(found.group(1)));
      }
    }
    return hand;
  }

  /// What the first holds and the second does not.
  private static Set<String> only(List<String> first, List<String> second) {
    var only = new TreeSet<>(hand(first));
    only.removeAll(hand(second));
    return only;
  }

  private static Set<String> told(List<String> frames) {
    return words(String.join("\n", frames));
  }

  private static Set<String> words(String text) {
    var words = new TreeSet<String>();
    var found = WORD.matcher(text);
    while (found.find()) {
      words.add(found.group());
    }
    return words;
  }

  @Test
  void aCurtainKeepsPeopleAtOneDeviceApart() {
    TablePage table =
        stage.visitor().hurried().opens(Opening.Short.DEAL, "me:Ann", "me:Bob").begun();
    Page page = table.page();
    Locator curtain = page.locator(".curtain");
    Locator secrets = page.locator("deal-table, log-panel, [data-card]");
    assertThat(curtain).containsText("hold to reveal");
    assertThat(secrets).hasCount(0);
    page.locator("[data-reveal]").click();
    assertThat(curtain).isVisible();
    assertThat(secrets).hasCount(0);

    var player =
        new DealPlayer(table) {
          @Override
          public void press(Locator control) {
            control.dispatchEvent("click");
          }
        };
    player.reveal();
    assertThat(page.locator("[data-card]").first()).isVisible();
    Pages.button(page, "Cover").click();
    assertThat(curtain).isVisible();
    assertThat(secrets).hasCount(0);
    assertThat(page.locator("[aria-live]").first()).isEmpty();

    int curtains = 0;
    while (!player.untilAsked().over()) {
      if (player.look().covered()) {
        curtains++;
        assertThat(secrets).hasCount(0);
      }
      player.decide();
    }
    assertThat(curtains).isGreaterThan(5);
    assertThat(table.ranking()).containsText("Bob");
  }

  @Test
  void noWordOnACardIsBrokenAndNoNameIsCut() {
    Page page = Screen.given(stage, DealPosition.LONG_WORDS, 0).page();
    page.locator("[data-card=mediterranean].fits").waitFor();
    for (int[] size : new int[][] {{1280, 800}, {390, 844}, {320, 640}}) {
      page.setViewportSize(size[0], size[1]);
      Layout.breaksNoWord(page);
    }
  }

  @Test
  void onALaptopTheHandCoversNothingOfTheTableAndWhatIsTooMuchIsScrolledIntoSightAboveIt() {
    Page usual = Screen.given(stage, DealPosition.MIDDLE, 0).page();
    Locator card = usual.locator("[data-card=rent-any].fits");
    for (int[] size : LAPTOPS) {
      usual.setViewportSize(size[0], size[1]);
      card.waitFor();
      assertThat(Layout.underTheHand(usual)).as("at %s x %s", size[0], size[1]).isEmpty();
      card.click();
      usual.locator(".panel .target").first().waitFor();
      assertThat(Layout.underTheHand(usual)).as("with a question above the hand").isEmpty();
      toItsEnd(usual);
      assertThat(Layout.underTheHand(usual)).as("at the end of the page").isEmpty();
      usual.evaluate("() => scrollTo(0, 0)");
      usual.locator(".panel .plain").click();
    }

    Page crowded = Screen.given(stage, DealPosition.CROWDED, 0).page();
    crowded.locator("[data-card=rent-any].fits").waitFor();
    crowded.setViewportSize(1280, 520);
    assertThat(Layout.underTheHand(crowded)).as("too much for such a window").isNotEmpty();
    toItsEnd(crowded);
    assertThat(Layout.underTheHand(crowded)).as("at the end of the page").isEmpty();
  }

  private static void toItsEnd(Page page) {
    page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)");
  }
}
