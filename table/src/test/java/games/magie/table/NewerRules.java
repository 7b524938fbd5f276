package games.magie.table;

import games.magie.kernel.Clause;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Notation;
import games.magie.kernel.Option;
import games.magie.kernel.Rules;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import java.util.List;

/// A game as a later program may know it: one version on, its first clause changed.
record NewerRules<S extends State<S>, M extends Move, V extends View>(Game<S, M, V> real)
    implements Game<S, M, V> {
  static Game<?, ?, ?> of(Game<?, ?, ?> real) {
    return newer(real);
  }

  private static <S extends State<S>, M extends Move, V extends View> Game<S, M, V> newer(
      Game<S, M, V> real) {
    return new NewerRules<>(real);
  }

  @Override
  public String id() {
    return real.id();
  }

  @Override
  public String book() {
    return real.book();
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
  public int mostSeats(Settings settings) {
    return real.mostSeats(settings);
  }

  @Override
  public int version() {
    return real.version() + 1;
  }

  @Override
  public List<Clause> changedSince(int version) {
    return List.of(real.clauses().getFirst());
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
  public List<Option> orders() {
    return real.orders();
  }

  @Override
  public Rules<S, M, V> rules() {
    return real.rules();
  }

  @Override
  public Notation<S, M, V> notation() {
    return real.notation();
  }
}
