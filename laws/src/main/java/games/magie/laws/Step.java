package games.magie.laws;

import games.magie.kernel.Chance;
import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.Rules;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Attempt;
import games.magie.kernel.match.Match;
import games.magie.kernel.match.Row;
import games.magie.kernel.match.Told;
import java.util.List;

/// One transition of a walk: attempted and not yet committed, so that a law sees the position
/// before and the one after it and may try anything on copies.
///
/// @param match still stands before this step
/// @param viewer a seat or a spectator, for laws that look through one pair of eyes at each step
/// @param random for what a law picks; the same walk picks the same
/// @param chances draws what the game drew for this input, from the start each time
public record Step<S extends State<S>, M extends Move, V extends View>(
    Setting<S, M, V> setting,
    Match<S, M, V> match,
    Spot<S, M, V> before,
    Input<M> input,
    Attempt.Ready<S> ready,
    Spot<S, M, V> after,
    int viewer,
    Seeded random,
    Walk.Chances chances) {
  public Game<S, M, V> game() {
    return setting.game();
  }

  public Rules<S, M, V> rules() {
    return setting.game().rules();
  }

  public int seats() {
    return setting.seats();
  }

  public Row row() {
    return ready.row();
  }

  public List<Told> told() {
    return ready.told();
  }

  public Chance chance() {
    return chances.again();
  }

  /// Whether the rules played it, and not the match by itself.
  public boolean byTheRules() {
    return !(input instanceof Input.TakenBack<M>);
  }

  public int anySeat() {
    return random.below(seats());
  }
}
