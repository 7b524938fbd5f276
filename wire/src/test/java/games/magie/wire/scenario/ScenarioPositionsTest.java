package games.magie.wire.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.text.Fields;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Scenarios pass positions that random play seldom or never comes to. In each of them the text
/// reads back, and the list of moves is exactly the candidates without an objection.
class ScenarioPositionsTest {
  private static final List<Scenario> SCENARIOS = Scenarios.packaged();

  @TestFactory
  Stream<DynamicTest> positions() {
    return SCENARIOS.stream().map(scenario -> dynamicTest(scenario.title(), () -> judge(scenario)));
  }

  private static void judge(Scenario scenario) {
    var passed = new LinkedHashSet<String>();
    ScenarioRunner.run(scenario, (_, position) -> passed.add(position));
    passed.remove("");
    assertThat(passed).as(scenario.where()).isNotEmpty();
    judge(scenario.game(), scenario, passed);
  }

  private static <S extends State<S>, M extends Move, V extends View> void judge(
      Game<S, M, V> game, Scenario scenario, Set<String> positions) {
    for (String text : positions) {
      Fields fields = Fields.parse(text, scenario.seats());
      S s = game.notation().position(scenario.settings(), scenario.seats(), fields);
      assertThat(game.text(s)).as(scenario.where()).isEqualTo(text);
      for (int seat = 0; seat < scenario.seats(); seat++) {
        assertThat(listed(game, s, seat))
            .as("%s: the moves of seat %d in%n%s", scenario.where(), seat, text)
            .isEqualTo(withoutObjection(game, s, seat));
      }
    }
  }

  private static <S extends State<S>, M extends Move, V extends View> List<M> listed(
      Game<S, M, V> game, S s, int seat) {
    var moves = new Moves<M>();
    game.rules().legal(s, seat, moves);
    return moves.toList();
  }

  private static <S extends State<S>, M extends Move, V extends View> List<M> withoutObjection(
      Game<S, M, V> game, S s, int seat) {
    var moves = new ArrayList<M>();
    game.rules()
        .candidates(
            s,
            seat,
            move -> {
              if (game.rules().objection(s, seat, move) == null) {
                moves.add(move);
              }
            });
    return moves;
  }
}
