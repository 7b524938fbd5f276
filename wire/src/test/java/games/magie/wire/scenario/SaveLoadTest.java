package games.magie.wire.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.Clause;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Notation;
import games.magie.kernel.Option;
import games.magie.kernel.Rules;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.text.Fields;
import games.magie.wire.Catalogue;
import java.util.List;
import org.junit.jupiter.api.Test;

/// `save-load` finds a notation that loses something.
class SaveLoadTest {
  private static final String SCENARIO =
      """
      format 1
      # Money is saved
      game express
      seats A B
      position A*
      draws yellow railroad pink brown pink red orange go blank blank
      A roll
      save-load
      """;

  @Test
  void savedIsLoaded() {
    assertThat(run(Catalogue.game("express"))).isInstanceOf(ScenarioOutcome.Passed.class);
  }

  @Test
  void aFieldThatIsNotReadBackIsShown() {
    var failed = (ScenarioOutcome.Failed) run(new Forgetful<>(Catalogue.game("express")));
    assertThat(failed.line().text()).isEqualTo("save-load");
    assertThat(failed.details())
        .anyMatch(line -> line.startsWith("- ") && line.contains("money: 200"))
        .anyMatch(line -> line.startsWith("+ ") && line.contains("money: 0"));
  }

  private static ScenarioOutcome run(Game<?, ?, ?> game) {
    Scenario read = ScenarioReader.read("f", SCENARIO).getFirst();
    var played =
        new Scenario(
            "f", 1, "T", game, read.settings(), read.seats(), List.of(), read.statements());
    return ScenarioRunner.run(played, ScenarioTrace.NONE);
  }

  /// A game that forgets money when it reads a position.
  private record Forgetful<S extends State<S>, M extends Move, V extends View>(Game<S, M, V> real)
      implements Game<S, M, V>, Notation<S, M, V> {
    @Override
    public String id() {
      return real.id();
    }

    @Override
    public int fewestSeats() {
      return real.fewestSeats();
    }

    @Override
    public int mostSeats() {
      return real.mostSeats();
    }

    @Override
    public int version() {
      return real.version();
    }

    @Override
    public List<Clause> changedSince(int version) {
      return real.changedSince(version);
    }

    @Override
    public List<Clause> clauses() {
      return real.clauses();
    }

    @Override
    public List<Option> options() {
      return real.options();
    }

    @Override
    public Rules<S, M, V> rules() {
      return real.rules();
    }

    @Override
    public Notation<S, M, V> notation() {
      return this;
    }

    @Override
    public M move(S s, int seat, String text) {
      return real.notation().move(s, seat, text);
    }

    @Override
    public void position(S s, Fields out) {
      real.notation().position(s, out);
    }

    @Override
    public S position(Settings settings, int seats, Fields in) {
      String forgotten = in.text().replace("money: 200", "money: 0");
      return real.notation().position(settings, seats, Fields.parse(forgotten, seats));
    }

    @Override
    public void view(V view, Fields out) {
      real.notation().view(view, out);
    }
  }
}
