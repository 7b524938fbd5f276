package games.magie.laws.each;

import games.magie.kernel.Move;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.laws.Law;
import games.magie.laws.LawBroken;
import games.magie.laws.Step;

/// Nobody has a rank while the game goes on; at its end everybody has one, somebody is first, and
/// nothing can be done any more.
public final class EndingLaw<S extends State<S>, M extends Move, V extends View>
    implements Law<S, M, V> {
  @Override
  public String name() {
    return "ends rank everybody";
  }

  @Override
  public boolean judge(Step<S, M, V> step) {
    var rules = step.rules();
    S after = step.after().position();
    if (!rules.over(after)) {
      for (int seat = 0; seat < step.seats(); seat++) {
        LawBroken.unless(rules.rank(after, seat) == 0, "a rank while the game goes on");
      }
      return true;
    }
    LawBroken.unless(rules.awaited(after) == 0, "the game is over and waits");
    LawBroken.unless(rules.allowed(after) == 0, "the game is over and somebody may speak");
    boolean first = false;
    for (int seat = 0; seat < step.seats(); seat++) {
      int rank = rules.rank(after, seat);
      LawBroken.unless(rank >= 1 && rank <= step.seats(), Seats.letter(seat) + " has rank " + rank);
      first |= rank == 1;
      LawBroken.unless(step.after().legal(seat).isEmpty(), "moves after the end");
      for (M move : step.before().legal(seat)) {
        Refusal refusal = rules.objection(after, seat, move);
        LawBroken.unless(refusal != null, "accepted after the end: " + move.text());
      }
    }
    LawBroken.unless(first, "nobody is first");
    return true;
  }
}
