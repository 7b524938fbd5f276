package games.magie.laws.each;

import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.laws.Law;
import games.magie.laws.Step;

/// Nothing comes from nowhere or gets lost, as [games.magie.kernel.Invariants#conserved] has it.
public final class ConservationLaw<S extends State<S>, M extends Move, V extends View>
    implements Law<S, M, V> {
  @Override
  public String name() {
    return "nothing appears or gets lost";
  }

  @Override
  public boolean judge(Step<S, M, V> step) {
    step.game().invariants().conserved(step.after().position());
    return true;
  }
}
