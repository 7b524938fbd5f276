package games.magie.laws;

import games.magie.kernel.Move;
import games.magie.kernel.Out;
import games.magie.kernel.State;
import games.magie.kernel.View;

/// A copy never disturbs its origin: what was attempted on a copy left the position alone, and
/// taking over another position takes over all of it.
final class CopyLaw<S extends State<S>, M extends Move, V extends View> implements Law<S, M, V> {
  @Override
  public String name() {
    return "copies are independent";
  }

  @Override
  public boolean judge(Step<S, M, V> step) {
    var game = step.game();
    S s = step.before().position();
    String before = step.before().text();
    LawBroken.unlessSame(before, game.text(s), "after an attempt on a copy the origin is");
    S copy = step.after().copy();
    copy.become(s);
    LawBroken.unlessSame(before, game.text(copy), "what became the position is");
    if (step.byTheRules()) {
      Walk.apply(step.rules(), copy, step.input(), step.chance(), Out.SILENT);
      LawBroken.unlessSame(before, game.text(s), "after play on what became it the origin is");
    }
    LawBroken.unlessSame(
        step.after().text(), game.text(step.ready().after()), "the position it came from is");
    return true;
  }
}
