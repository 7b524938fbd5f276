package games.magie.laws.each;

import games.magie.kernel.Move;
import games.magie.kernel.Out;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.laws.Law;
import games.magie.laws.Step;
import games.magie.laws.Walk;

/// A copy never disturbs its origin: what was attempted on a copy left the position alone, and
/// taking over another position takes over all of it.
public final class CopyLaw<S extends State<S>, M extends Move, V extends View>
    implements Law<S, M, V> {
  @Override
  public String name() {
    return "copies are independent";
  }

  @Override
  public boolean judge(Step<S, M, V> step) {
    S s = step.before().position();
    step.after().fields(); // as it is before anything is tried
    S copy = step.after().copy();
    copy.become(s);
    step.before().unlessSame(copy, "what became the position is");
    if (step.byTheRules()) {
      Walk.apply(step.rules(), copy, step.input(), step.chance(), Out.SILENT);
    }
    step.before().unlessSame(s, "after play on copies the origin is");
    step.after().unlessSame(step.ready().after(), "the position it came from is");
    return true;
  }
}
