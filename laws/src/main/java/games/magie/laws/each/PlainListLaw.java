package games.magie.laws.each;

import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.laws.Law;
import games.magie.laws.LawBroken;
import games.magie.laws.Step;
import java.util.ArrayList;
import java.util.List;

/// The fast list of moves is the plain one: the candidates to which there is no objection, in
/// order. At every step for the seats that may speak, and now and then for any seat.
public final class PlainListLaw<S extends State<S>, M extends Move, V extends View>
    implements Law<S, M, V> {
  private static final int ONE_OTHER_IN = 4;

  @Override
  public String name() {
    return "fast and plain lists agree";
  }

  @Override
  public boolean judge(Step<S, M, V> step) {
    int allowed = step.rules().allowed(step.before().position());
    int other = step.random().below(ONE_OTHER_IN) == 0 ? step.anySeat() : Seats.SPECTATOR;
    for (int seat = 0; seat < step.seats(); seat++) {
      if (seat == other || (allowed & Seats.mask(seat)) != 0) {
        agree(step, seat);
      }
    }
    return true;
  }

  private void agree(Step<S, M, V> step, int seat) {
    var rules = step.rules();
    S s = step.before().position();
    var plain = new ArrayList<M>();
    rules.candidates(
        s,
        seat,
        move -> {
          if (rules.objection(s, seat, move) == null) {
            plain.add(move);
          }
        });
    List<M> fast = step.before().legal(seat);
    if (!plain.equals(fast)) {
      LawBroken.unlessSame(plain, fast, "the moves of " + Seats.letter(seat) + " are");
    }
  }
}
