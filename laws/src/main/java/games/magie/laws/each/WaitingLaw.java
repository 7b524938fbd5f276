package games.magie.laws.each;

import games.magie.kernel.Amount;
import games.magie.kernel.BadInput;
import games.magie.kernel.Deadline;
import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.laws.Law;
import games.magie.laws.LawBroken;
import games.magie.laws.Step;
import java.util.ArrayList;
import java.util.List;

/// The game never waits in vain: whoever is awaited has a move that would be accepted, listed or of
/// an open family, or a clock of the rules runs on that seat. A clock that only the table may have
/// does not count, for a table may have none.
public final class WaitingLaw<S extends State<S>, M extends Move, V extends View>
    implements Law<S, M, V> {
  @Override
  public String name() {
    return "nobody is awaited in vain";
  }

  @Override
  public boolean judge(Step<S, M, V> step) {
    var rules = step.rules();
    S s = step.before().position();
    int awaited = rules.awaited(s);
    LawBroken.unless((awaited & ~rules.allowed(s)) == 0, "an awaited seat may not speak");
    LawBroken.unless((awaited & ~Seats.first(step.seats())) == 0, "a seat nobody has is awaited");
    var deadlines = new ArrayList<Deadline>();
    rules.deadlines(s, deadlines);
    LawBroken.unless(
        awaited != 0 || deadlines.stream().anyMatch(d -> !d.courtesy()),
        "nobody is awaited and no clock of the rules runs");
    for (int seat = 0; seat < step.seats(); seat++) {
      if (step.before().awaits(seat)) {
        LawBroken.unless(rules.moment(s, seat) != 0, "no moment for " + Seats.letter(seat));
        boolean can =
            !step.before().legal(seat).isEmpty()
                || proposes(step, s, seat)
                || names(step, s, seat)
                || runs(deadlines, seat);
        LawBroken.unless(can, Seats.letter(seat) + " is awaited and every move would be refused");
      }
    }
    return true;
  }

  private boolean proposes(Step<S, M, V> step, S s, int seat) {
    M move = step.rules().propose(s, seat, step.random());
    return move != null && step.rules().objection(s, seat, move) == null;
  }

  private boolean names(Step<S, M, V> step, S s, int seat) {
    var amounts = new ArrayList<Amount>();
    step.rules().amounts(s, seat, amounts);
    for (Amount amount : amounts) {
      try {
        M move = step.game().notation().move(s, seat, amount.verb() + " " + amount.least());
        if (step.rules().objection(s, seat, move) == null) {
          return true;
        }
      } catch (BadInput e) {
        throw new LawBroken("an amount that cannot be named: " + amount);
      }
    }
    return false;
  }

  private static boolean runs(List<Deadline> deadlines, int seat) {
    return deadlines.stream().anyMatch(d -> !d.courtesy() && (d.seats() & Seats.mask(seat)) != 0);
  }
}
