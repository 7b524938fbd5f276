package games.magie.laws.each;

import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.text.Fields;
import games.magie.laws.Law;
import games.magie.laws.LawBroken;
import games.magie.laws.Step;

/// Imagining leaves the view of the one who imagines and what must add up, at each step for one
/// seat; and everything hidden takes more than one value, which is tried out at random steps
/// because it needs many tries.
public final class ImaginingLaw<S extends State<S>, M extends Move, V extends View>
    implements Law<S, M, V> {
  private static final int ONE_STEP_IN = 700;
  private static final int TRIES = 200;

  @Override
  public String name() {
    return "imagining keeps to the view";
  }

  @Override
  public boolean judge(Step<S, M, V> step) {
    int seat = step.viewer();
    String view = step.before().view(seat);
    if (seat == Seats.SPECTATOR || view.indexOf('?') < 0) {
      return false;
    }
    imagined(step, seat, view);
    if (step.random().below(ONE_STEP_IN) == 0) {
      covers(step, seat, view);
    }
    return true;
  }

  private S imagined(Step<S, M, V> step, int seat, String view) {
    S imagined = step.before().copy();
    step.rules().imagine(imagined, seat, step.random());
    LawBroken.unlessSame(
        view, step.game().text(imagined, seat), "after imagining, " + Seats.letter(seat) + " sees");
    step.game().invariants().conserved(imagined);
    return imagined;
  }

  private void covers(Step<S, M, V> step, int seat, String view) {
    S s = step.before().position();
    var hidden = Fields.parse(view, step.seats()).hidden();
    var varied = new boolean[hidden.size()];
    Fields first = step.setting().fields(s);
    for (int n = 0; n < TRIES; n++) {
      Fields fields = step.setting().fields(imagined(step, seat, view));
      for (int at = 0; at < varied.length; at++) {
        varied[at] |= !fields.same(first, hidden.get(at));
      }
    }
    for (int at = 0; at < varied.length; at++) {
      boolean only = step.game().invariants().onlyOneValue(s, seat, hidden.get(at));
      LawBroken.unless(
          varied[at] || only, "imagined values of %s never vary".formatted(hidden.get(at)));
    }
  }
}
