package games.magie.laws.each;

import games.magie.kernel.BadInput;
import games.magie.kernel.Move;
import games.magie.kernel.Out;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.laws.Law;
import games.magie.laws.LawBroken;
import games.magie.laws.Step;
import java.util.List;

/// Every order of the parts of a compound move is accepted, or none is, whether the parts are named
/// together or one by one.
public final class PartsLaw<S extends State<S>, M extends Move, V extends View>
    implements Law<S, M, V> {
  @Override
  public String name() {
    return "the order of parts is free";
  }

  @Override
  public boolean judge(Step<S, M, V> step) {
    S s = step.before().position();
    boolean looked = false;
    for (int seat = 0; seat < step.seats(); seat++) {
      List<List<String>> orders = step.game().invariants().orders(s, seat, step.random());
      boolean first = !orders.isEmpty() && accepted(step, s, seat, orders.getFirst());
      for (List<String> order : orders.subList(Math.min(1, orders.size()), orders.size())) {
        if (accepted(step, s, seat, order) != first) {
          throw new LawBroken(
              "one of these is accepted and the other is not: %s, %s"
                  .formatted(orders.getFirst(), order));
        }
        looked = true;
      }
    }
    return looked;
  }

  /// All but the last move are made on a copy.
  private boolean accepted(Step<S, M, V> step, S s, int seat, List<String> order) {
    S trial = s;
    for (int at = 0; at < order.size(); at++) {
      M move;
      try {
        move = step.game().notation().move(trial, seat, order.get(at));
      } catch (BadInput e) {
        return false;
      }
      if (step.rules().objection(trial, seat, move) != null) {
        return false;
      }
      if (at < order.size() - 1) {
        trial = at == 0 ? s.copy() : trial;
        step.rules().play(trial, seat, move, step.random(), Out.SILENT);
      }
    }
    return true;
  }
}
