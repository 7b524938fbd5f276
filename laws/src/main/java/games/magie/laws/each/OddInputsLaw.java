package games.magie.laws.each;

import games.magie.kernel.Deadline;
import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Attempt;
import games.magie.laws.Law;
import games.magie.laws.LawBroken;
import games.magie.laws.Step;
import java.util.ArrayList;

/// No input throws out of the match: a clock that doesn't run, seats nobody has, take-backs of rows
/// that are gone are refused by value, at any time and after the end too.
public final class OddInputsLaw<S extends State<S>, M extends Move, V extends View>
    implements Law<S, M, V> {
  @Override
  public String name() {
    return "no input throws";
  }

  @Override
  public boolean judge(Step<S, M, V> step) {
    Input<M> odd =
        switch (step.random().below(4)) {
          case 0 -> clock(step);
          case 1 -> new Input.Left<>(step.random().below(step.seats() + 2) - 1);
          case 2 ->
              new Input.TakenBack<>(
                  step.anySeat(), step.random().below(step.row().number() + 2) - 1);
          default -> new Input.AgreedEnd<>();
        };
    try {
      boolean ready = step.match().attempt(odd, step.random()) instanceof Attempt.Ready<S>;
      if (odd instanceof Input.Left<M>(int seat)) {
        LawBroken.unless(
            ready == (seat >= 0 && seat < step.seats()), "a seat nobody has leaves, or one can't");
      }
      if (odd instanceof Input.TakenBack<M>(int seat, int number)) {
        LawBroken.unless(
            !ready || step.match().canTakeBack(seat) >= number, "it may not be taken back");
      }
    } catch (RuntimeException e) {
      throw OddTexts.because(odd.text(), e);
    }
    return true;
  }

  private Input<M> clock(Step<S, M, V> step) {
    var deadlines = new ArrayList<Deadline>();
    step.rules().deadlines(step.before().position(), deadlines);
    boolean known = !deadlines.isEmpty() && step.random().below(3) != 0;
    String label = known ? deadlines.getFirst().label() : "tea";
    return new Input.TimeUp<>(label, step.random().below(Seats.first(step.seats()) + 1));
  }
}
