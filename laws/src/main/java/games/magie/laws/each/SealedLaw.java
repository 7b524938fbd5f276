package games.magie.laws.each;

import games.magie.kernel.Chance;
import games.magie.kernel.Move;
import games.magie.kernel.Out;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.laws.Law;
import games.magie.laws.LawBroken;
import games.magie.laws.Step;
import java.util.List;

/// Sealed submissions commute: in whichever order two seats hand theirs in, the position is the
/// same.
public final class SealedLaw<S extends State<S>, M extends Move, V extends View>
    implements Law<S, M, V> {
  @Override
  public String name() {
    return "sealed submissions commute";
  }

  @Override
  public boolean judge(Step<S, M, V> step) {
    int one = step.anySeat();
    int two = step.anySeat();
    if (one == two || !step.before().awaits(one) || !step.before().awaits(two)) {
      return false;
    }
    S s = step.before().position();
    M first = sealed(step, s, one);
    M second = sealed(step, s, two);
    if (first == null || second == null) {
      return false;
    }
    S forward = step.before().copy();
    step.rules().play(forward, one, first, Chance.NONE, Out.SILENT);
    step.rules().play(forward, two, second, step.chance(), Out.SILENT);
    S backward = step.before().copy();
    step.rules().play(backward, two, second, Chance.NONE, Out.SILENT);
    step.rules().play(backward, one, first, step.chance(), Out.SILENT);
    LawBroken.unlessSame(
        step.game().text(forward), step.game().text(backward), "in the other order it is");
    return true;
  }

  private @org.jspecify.annotations.Nullable M sealed(Step<S, M, V> step, S s, int seat) {
    List<M> moves = step.before().legal(seat);
    if (moves.isEmpty()) {
      return null;
    }
    M move = moves.get(step.random().below(moves.size()));
    return step.game().invariants().sealed(s, seat, move) ? move : null;
  }
}
