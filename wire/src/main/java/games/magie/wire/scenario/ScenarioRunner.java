package games.magie.wire.scenario;

import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;

/// Plays a scenario through the same door as every other game.
public final class ScenarioRunner {
  private ScenarioRunner() {}

  public static ScenarioOutcome run(Scenario scenario, ScenarioTrace trace) {
    return run(scenario.game(), scenario, trace);
  }

  private static <S extends State<S>, M extends Move, V extends View> ScenarioOutcome run(
      Game<S, M, V> game, Scenario scenario, ScenarioTrace trace) {
    var stage = new Stage<>(game, scenario);
    for (Statement statement : scenario.statements()) {
      try {
        stage.carryOut(statement);
      } catch (Unmet e) {
        return failed(scenario, statement, e, stage);
      } catch (BadInput e) {
        int line = statement.line().number();
        return new ScenarioOutcome.Unreadable(scenario.file() + ":" + line + ": " + e.getMessage());
      }
      trace.step(statement.line(), stage.positionText());
    }
    try {
      stage.finish();
    } catch (Unmet e) {
      return failed(scenario, scenario.statements().getLast(), e, stage);
    }
    return new ScenarioOutcome.Passed();
  }

  private static ScenarioOutcome failed(
      Scenario scenario, Statement statement, Unmet e, Stage<?, ?, ?> stage) {
    return new ScenarioOutcome.Failed(
        scenario, statement.line(), e.details(), stage.positionText());
  }
}
