package games.magie.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.e2e.pages.HomePage;
import games.magie.e2e.pages.Opening;
import games.magie.e2e.pages.Visitor;
import games.magie.e2e.play.Robot;
import games.magie.e2e.play.Robot.Presses;
import games.magie.e2e.play.Stage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// How often somebody who has never been here presses something in a game against two bots, from
/// "Play now" to the ranking: `bench/clicks`.
@EnabledIfSystemProperty(named = "magie.clicks", matches = ".+")
class ClicksTest {
  private static final Path FIGURES = Path.of(System.getProperty("magie.clicks", "target/clicks"));
  private static final int GAMES = Integer.getInteger("magie.games", 3);

  @RegisterExtension final Stage stage = new Stage();

  @ParameterizedTest
  @EnumSource
  void game(Opening.Short game) throws IOException {
    List<Presses> presses = new ArrayList<>();
    for (int at = 0; at < GAMES; at++) {
      Visitor visitor = stage.hasty().hurried();
      Robot robot = Robot.in(visitor.page());
      HomePage home = visitor.home();
      home.game(game.title()).locator(".button.strong").click();
      visitor.table().begun();
      presses.add(robot.toTheEnd());
      visitor.page().close();
    }
    assertThat(presses).extracting(Presses::all).allMatch(count -> count > 0);
    Files.writeString(
        FIGURES,
        "| %s | %s | %s |%n"
            .formatted(
                game.name().toLowerCase(Locale.ROOT),
                each(presses, Presses::all),
                each(presses, Presses::stops)),
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }

  private static String each(List<Presses> presses, ToIntFunction<Presses> what) {
    return presses.stream()
        .mapToInt(what)
        .sorted()
        .mapToObj(String::valueOf)
        .collect(Collectors.joining(", "));
  }
}
