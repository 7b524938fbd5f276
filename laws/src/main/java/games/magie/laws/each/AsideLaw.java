package games.magie.laws.each;

import games.magie.kernel.Deadline;
import games.magie.kernel.Move;
import games.magie.kernel.Out;
import games.magie.kernel.Rules;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Recorder;
import games.magie.laws.Law;
import games.magie.laws.LawBroken;
import games.magie.laws.Spot;
import games.magie.laws.Step;
import games.magie.laws.play.Inputsmith;
import java.util.ArrayList;

/// Wherever a game stands, any seat may leave, any clock may run out for some of its seats and all
/// may agree to end: afterwards everything is still there, the position reads back, and an agreed
/// end is one. One of the three is tried at each step.
public final class AsideLaw<S extends State<S>, M extends Move, V extends View>
    implements Law<S, M, V> {
  @Override
  public String name() {
    return "leaving, clocks and agreed ends";
  }

  @Override
  public boolean judge(Step<S, M, V> step) {
    var rules = step.rules();
    S s = step.before().copy();
    String what =
        switch (step.random().below(4)) {
          case 0 -> agree(rules, s);
          case 1 -> timeUp(step, s);
          default -> leave(step, s);
        };
    try {
      step.game().invariants().conserved(s);
      step.setting().readsBack(s, step.random());
      if (!rules.over(s)) {
        boolean clock = false;
        var deadlines = new ArrayList<Deadline>();
        rules.deadlines(s, deadlines);
        for (Deadline deadline : deadlines) {
          clock |= !deadline.courtesy();
        }
        LawBroken.unless(rules.awaited(s) != 0 || clock, "nobody is awaited and no clock runs");
        Spot.moves(rules, s, Math.max(0, Integer.numberOfTrailingZeros(rules.awaited(s)) & 31));
      }
    } catch (RuntimeException e) {
      throw new LawBroken(
          "%s, then: %s%nposition%n%s"
              .formatted(what, e.getMessage(), step.game().text(s).indent(2)));
    }
    return true;
  }

  private String agree(Rules<S, M, V> rules, S s) {
    rules.agree(s, Out.SILENT);
    LawBroken.unless(rules.over(s), "all agree to end and the game goes on");
    return "agreed";
  }

  private String leave(Step<S, M, V> step, S s) {
    int seat = step.anySeat();
    step.rules().leave(s, seat, step.random(), new Recorder());
    return "left " + Seats.letter(seat);
  }

  private String timeUp(Step<S, M, V> step, S s) {
    var deadlines = new ArrayList<Deadline>();
    step.rules().deadlines(s, deadlines);
    deadlines.removeIf(deadline -> deadline.seats() == 0);
    if (deadlines.isEmpty()) {
      return leave(step, s);
    }
    Deadline deadline = deadlines.get(step.random().below(deadlines.size()));
    int late = Inputsmith.someOf(deadline.seats(), step.random());
    step.rules().timeUp(s, deadline.label(), late, step.random(), new Recorder());
    return "time " + deadline.label() + " " + Seats.letters(late);
  }
}
