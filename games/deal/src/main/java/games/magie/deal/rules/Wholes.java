package games.magie.deal.rules;

import games.magie.deal.Card;
import games.magie.deal.DealMove;
import games.magie.deal.DealMove.Aim;
import games.magie.deal.DealMove.Charge;
import games.magie.deal.DealMove.Lift;
import games.magie.deal.DealMove.Rent;
import games.magie.deal.DealMove.Whole;
import games.magie.deal.table.DealState;
import games.magie.kernel.Chance;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Several steps in one text, judged together.
final class Wholes {
  private Wholes() {}

  /// Every step but the last is tried on a copy; none of them draws.
  static @Nullable Refusal objection(DealRules rules, DealState s, int seat, Whole whole) {
    List<DealMove> steps = whole.steps();
    DealState trial = s.copy();
    for (int at = 0; at < steps.size(); at++) {
      DealMove step = steps.get(at);
      Refusal refusal = earlyObjection(rules, s, seat, steps, at);
      if (refusal == null) {
        refusal = rules.objection(trial, seat, step);
      }
      if (refusal != null) {
        return refusal;
      }
      if (at < steps.size() - 1) {
        rules.play(trial, seat, step, Chance.NONE, Out.SILENT);
      }
    }
    return null;
  }

  /// What the whole is refused for says more than that its first step cannot be made.
  private static @Nullable Refusal earlyObjection(
      DealRules rules, DealState s, int seat, List<DealMove> steps, int at) {
    DealMove step = steps.get(at);
    if (step instanceof Charge charge && steps.getFirst() instanceof Rent(Card card, int _)) {
      return Rents.objection(s, card, charge);
    }
    return step instanceof Lift || step instanceof Aim
        ? rules.objectionToMove(s, seat, steps.get(at + 1))
        : null;
  }
}
