package games.magie.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import games.magie.e2e.pages.Opening;
import games.magie.e2e.pages.TablePage;
import games.magie.e2e.pages.Visitor;
import games.magie.e2e.play.Motions;
import games.magie.e2e.play.Player;
import games.magie.e2e.play.Robot;
import games.magie.e2e.play.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// What moves, and for whom it keeps still.
class MotionTest {
  private static final int SOME_MOVES = 25;

  @RegisterExtension final Stage stage = new Stage();

  @ParameterizedTest
  @EnumSource
  void onlyPlaceAndOpacityChangeSinceTheyNeedNoLayout(Opening.Short game) {
    assertThat(Motions.seen(played(stage.moving().at("fast"), game)))
        .isNotEmpty()
        .isSubsetOf("transform", "opacity");
  }

  /// The same things are seen, without a way there.
  @ParameterizedTest
  @CsvSource({"true, instant", "false, normal"})
  void nothingMovesForWhoWantsItAtOnceOrStill(boolean motion, String speed) {
    Visitor visitor = (motion ? stage.moving() : stage.visitor()).at(speed);
    Motions.watch(visitor.page());
    TablePage table = visitor.opens(Opening.Short.EXPRESS, "me:Ann", "me:Bob").begun();
    new Player(table).untilSomethingFits();
    assertThat(table.page().locator(".die.rolled")).not().hasCount(0);
    assertThat(table.page().evaluate("() => document.getAnimations().length")).isEqualTo(0);
    assertThat(Motions.seen(table.page())).isEmpty();
  }

  @Test
  void theSpeedOfTheMenuIsTheSpeedOfThings() {
    TablePage table = stage.moving().opens("me:Ann", "me:Bob").begun();
    new Player(table).untilSomethingFits();
    table.menu().getByLabel("Opponent speed").selectOption("slow");
    String slow = tumbling(table.page());
    table.menu().getByLabel("Opponent speed").selectOption("fast");
    assertThat(seconds(tumbling(table.page()))).isLessThan(seconds(slow));
    table.menu().getByLabel("Opponent speed").selectOption("instant");
    assertThat(table.page().locator(".die.rolled").first()).hasCSS("animation-name", "none");
  }

  private static String tumbling(Page page) {
    return (String)
        page.locator(".die.rolled")
            .first()
            .evaluate("die => getComputedStyle(die).animationDuration");
  }

  private static double seconds(String duration) {
    return Double.parseDouble(duration.replace("s", ""));
  }

  private static Page played(Visitor visitor, Opening.Short game) {
    Motions.watch(visitor.page());
    Robot robot = Robot.in(visitor.page());
    Page page = visitor.opens(game, "me:Ann", "bot:easy").begun().page();
    robot.begin();
    robot.until(SOME_MOVES);
    return page;
  }
}
